# SPDX-License-Identifier: MIT
"""Headless Chromium over its debugging pipe, with the standard library alone.

    browser.py filter PAGE           how long the filter takes, as JSON; status 1 where half of the keys take over a frame
    browser.py requests PAGE         every address that the page asks for; status 1 for any outside of its folder
    browser.py find PAGE TEXT LINK   types TEXT into the filter, or opens PAGE as it is; status 1 where LINK is not shown
    browser.py shot PAGE OUT.png WIDTH [dark] [nojs]
    browser.py pdf PAGE OUT.pdf
    browser.py axe PAGE AXE.js       what axe-core finds, as JSON; status 1 for any violation
"""
import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

FRAME = 1000 / 60


class Browser:
    def __init__(self):
        self.home = tempfile.mkdtemp()
        to_child, ours_out = os.pipe()
        ours_in, from_child = os.pipe()
        program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
        if not program:
            sys.exit(77)

        def take_pipes():
            # By way of others: they may be 3 and 4 already, and closed when the program begins.
            reads, writes = os.dup(to_child), os.dup(from_child)
            os.dup2(reads, 3)
            os.dup2(writes, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--remote-debugging-pipe", "--user-data-dir=" + self.home, "--no-first-run",
             "--disable-background-networking", "--disable-component-update"],
            preexec_fn=take_pipes, close_fds=False, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        self.out, self.inp = ours_out, os.fdopen(ours_in, "rb", 0)
        os.close(to_child)
        os.close(from_child)
        self.number, self.pending, self.events = 0, b"", []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def read(self):
        while b"\0" not in self.pending:
            block = os.read(self.inp.fileno(), 65536)
            if not block:
                raise EOFError("the browser is gone")
            self.pending += block
        message, self.pending = self.pending.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if getattr(self, "session", None):
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(answer["error"])
                return answer["result"]
            self.events.append(answer)

    def wait_for(self, method):
        while True:
            for at, event in enumerate(self.events):
                if event.get("method") == method:
                    return self.events.pop(at)
            self.events.append(self.read())

    def open(self, page):
        self.call("Page.enable")
        self.call("Page.navigate", url=pathlib.Path(page).resolve().as_uri())
        self.wait_for("Page.loadEventFired")

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"])
        return result["result"].get("value")

    def close(self):
        try:
            self.call("Browser.close")
        except (EOFError, OSError):
            pass
        self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)


# From the key's event to a layout that is done: what a frame has to hold. Beside each key a yardstick is taken, a plain
# search of as many lines and as many rows laid out as a page shows: a machine that is busy is slow at both.
MEASURE = """
(async () => {
  const field = document.getElementById('filter-text'), times = [], plain = [];
  const lines = Array.from({length: 100000}, (_, i) => 'namespace-' + i + ' the registrant of acme rfc8141 2017-01-01');
  const search = text => {
    const begin = performance.now();
    const found = lines.filter(line => line.includes(text)).slice(0, 80);
    const list = document.createElement('ul');
    list.append(...found.map(line => Object.assign(document.createElement('li'), {textContent: line})));
    document.body.append(list);
    document.body.getBoundingClientRect();
    list.remove();
    return performance.now() - begin;
  };
  const type = text => {
    const begin = performance.now();
    field.value = text;
    field.dispatchEvent(new Event('input'));
    document.body.getBoundingClientRect();
    return performance.now() - begin;
  };
  if (document.getElementById('found')) // the index of all pages is read once
    for (let i = 0; 200 > i && !window.nidregIndex; ++i) {
      type('n');
      await new Promise(done => setTimeout(done, 50));
    }
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  for (const word of ['namespace 77', 'acme', 'zzz', 'registrant 1'])
    for (let length = 1; word.length >= length; ++length) {
      times.push(type(word.slice(0, length)));
      await frame();
      plain.push(search(word.slice(0, length)));
      await frame();
    }
  times.push(type(''));
  for (const each of [times, plain])
    each.sort((a, b) => a - b);
  return {rows: document.getElementById('filter').dataset.count, keys: times.length,
          median: times[times.length >> 1], yardstick: plain[plain.length >> 1], p95: times[Math.floor(times.length * .95)], worst: times.at(-1),
          said: document.getElementById('filter-count').textContent};
})()
"""


def measure(browser, page):
    browser.open(page)
    browser.value(MEASURE)  # the first round warms it up
    found = browser.value(MEASURE)
    print(json.dumps(found))
    # The rarer keys are printed: how long they take says as much of what else the machine does.
    return 0 if found["median"] < max(FRAME, 5 * found["yardstick"]) else 1


def requests(browser, page):
    browser.call("Network.enable")
    browser.call("Log.enable")
    browser.open(page)
    browser.value("new Promise(done => setTimeout(done, 500))")
    asked = [event["params"]["request"]["url"] for event in browser.events
             if event.get("method") == "Network.requestWillBeSent"]
    said = [event["params"]["entry"]["text"] for event in browser.events if event.get("method") == "Log.entryAdded"]
    print(json.dumps({"asked": asked, "said": said}))
    folder = pathlib.Path(page).resolve().parent.as_uri()
    return 0 if asked and all(each.startswith(folder + "/") for each in asked) and not said else 1


TYPE = """
(() => {
  const field = document.getElementById('filter-text');
  field.value = %s;
  field.dispatchEvent(new Event('input'));
})()
"""

FOUND = """
location.href.endsWith(%(link)s) ? document.querySelector(':target') !== null
                                 : document.querySelector('tbody a[href="' + %(link)s + '"]') !== null
"""


def becomes_true(browser, expression):
    """Within five seconds; a page that goes to another one meanwhile is asked again there."""
    for _ in range(100):
        try:
            if browser.value(expression):
                return True
        except RuntimeError:
            pass
        time.sleep(.05)
    return False


def find(browser, page, text, link):
    path, _, fragment = page.partition("#")
    browser.open(path)
    if fragment:
        browser.value("location.hash = %s; 0" % json.dumps(fragment))
    if text:
        browser.value(TYPE % json.dumps(text))
    return 0 if becomes_true(browser, FOUND % {"link": json.dumps(link)}) else 1


def shot(browser, page, out, width, *how):
    width = int(width)
    browser.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1,
                 mobile=width < 600)
    if "dark" in how:
        browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    if "nojs" in how:
        browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.open(page)
    data = browser.call("Page.captureScreenshot", format="png")["data"]
    pathlib.Path(out).write_bytes(base64.b64decode(data))
    if "nojs" not in how:
        wide = browser.value("document.documentElement.scrollWidth")
        print(json.dumps({"width": width, "needs": wide}))
        return 0 if wide <= width else 1
    return 0


def pdf(browser, page, out):
    browser.open(page)
    data = browser.call("Page.printToPDF", preferCSSPageSize=True)["data"]
    pathlib.Path(out).write_bytes(base64.b64decode(data))
    return 0


def axe(browser, page, script):
    browser.call("Page.setBypassCSP", enabled=True)
    browser.open(page)
    browser.value(pathlib.Path(script).read_text() + "; 0")
    found = browser.value("axe.run().then(r => r.violations.map(v => ({id: v.id, impact: v.impact, help: v.help, "
                          "nodes: v.nodes.slice(0, 3).map(n => n.html.slice(0, 200))})))")
    print(json.dumps(found, indent=1))
    return 1 if found else 0


def main():
    verbs = {"filter": measure, "requests": requests, "find": find, "shot": shot, "pdf": pdf, "axe": axe}
    browser = Browser()
    try:
        return verbs[sys.argv[1]](browser, *sys.argv[2:])
    finally:
        browser.close()


if __name__ == "__main__":
    sys.exit(main())
