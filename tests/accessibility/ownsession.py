# SPDX-License-Identifier: MIT
"""A session of its own for a test: home, message bus, display, window manager and, unless told otherwise, a local registry.

Nothing of the person who runs the test is touched or read. `in_own_session(run)` starts the calling script
anew inside of it, the first argument of which is `nidreg` and the second `nidreg-cli`.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile

INSIDE = "NIDREG_ACCESSIBILITY_HOME"
TOOLS = ("dbus-run-session", "xvfb-run", "openbox", "xdotool")
SKIPPED = 77
SETTINGS = "[help]\ntips=false\ntourShown=true\n\n[window]\nwelcomed=true\n"


def environment(home):
    kept = {key: value for key, value in os.environ.items()
            if key == "NIDREG_PICTURES" or not key.startswith(("NIDREG_", "PG", "QT_", "XDG_", "DBUS_", "WAYLAND_", "AT_SPI", "DISPLAY", "LC_", "LANG"))}
    return kept | {
        INSIDE: home, "HOME": home, "LC_ALL": "C.UTF-8", "TZ": "UTC",
        "XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config", "XDG_CACHE_HOME": home + "/cache",
        "XDG_STATE_HOME": home + "/state", "XDG_RUNTIME_DIR": home + "/run",
        "QT_QPA_PLATFORM": "xcb", "QT_ACCESSIBILITY": "1", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "NO_AT_BRIDGE": "0", "GTK_USE_PORTAL": "0"}


def in_own_session(run, has_registry=True):
    """Calls `run(session)` inside of a session of its own; the outer program ends with its exit status."""
    if INSIDE in os.environ:
        session = Session(os.environ[INSIDE], sys.argv[1], sys.argv[2], has_registry)
        try:
            sys.exit(run(session))
        finally:
            session.end()
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    try:
        import gi
        gi.require_version("Atspi", "2.0")
    except (ImportError, ValueError):
        missing.append("gir1.2-atspi-2.0 with python3-gi")
    if missing:
        print("not run, for lack of: " + ", ".join(missing))
        sys.exit(SKIPPED)
    home = tempfile.mkdtemp(prefix="nidreg accessibility.")
    try:
        os.chmod(home, 0o755)  # the local server of root runs as somebody else
        for folder, mode in (("run", 0o700), ("config", 0o755), ("cache", 0o755), ("data", 0o755), ("state", 0o755)):
            os.mkdir(os.path.join(home, folder), mode)
        sys.exit(subprocess.run(
            ["xvfb-run", "--auto-servernum", "--server-args", "-screen 0 1600x1000x24", "dbus-run-session", "--",
             sys.executable, "-B", *sys.argv], env=environment(home), check=False).returncode)
    finally:
        shutil.rmtree(home, ignore_errors=True)


class Session:
    """Inside: the window manager, the registry with its people, and the window."""

    def __init__(self, home, window, cli, has_registry):
        self.home, self.window_path, self.cli_path, self.started = home, window, cli, []
        self.start("openbox", "--sm-disable")
        if has_registry:
            self.fill()

    def fill(self):
        self.cli("db", "start")
        for role, login in (("registrar", "ada"), ("expert", "edda"), ("applicant", "anna")):
            self.cli("db", "grant", role, login)

    def start(self, *command):
        log = open(os.path.join(self.home, os.path.basename(command[0]) + ".log"), "ab")
        process = subprocess.Popen(command, stdout=log, stderr=log)
        self.started.append(process)
        return process

    def leave_out_tips(self):
        """Before the first window: nothing is shown above its pages."""
        folder = os.path.join(self.home, "config/nidreg")
        os.mkdir(folder)
        with open(os.path.join(folder, "nidreg.conf"), "w", encoding="utf-8") as settings:
            settings.write(SETTINGS)

    def open_window(self, *arguments):
        return self.start(self.window_path, *arguments)

    def cli(self, *arguments, expect=0):
        """What nidreg-cli answers: the objects of its JSON Lines."""
        done = subprocess.run([self.cli_path, "--format", "json", *arguments], capture_output=True, text=True, check=False)
        if done.returncode != expect:
            raise AssertionError(f"nidreg-cli {' '.join(arguments)}: exit status {done.returncode}, expected {expect}\n"
                                 + done.stdout + done.stderr)
        return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]

    def picture(self, called):
        """Of the display, into NIDREG_PICTURES where that is set: for whoever looks for a fault."""
        folder = os.environ.get("NIDREG_PICTURES")
        if folder:
            subprocess.run(["import", "-window", "root", os.path.join(folder, called + ".png")], check=False)

    def end(self):
        for process in reversed(self.started):
            process.terminate()
        for process in self.started:
            process.wait()
        subprocess.run([self.cli_path, "db", "stop"], capture_output=True, check=False)
