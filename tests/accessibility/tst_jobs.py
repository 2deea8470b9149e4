#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Applicant, registrar, expert and exporter by the keyboard alone: tst_jobs.py NIDREG NIDREG-CLI"""
import sys

from ownsession import in_own_session


def run(session):
    from jobs import Jobs
    from tree import Program
    session.open_window()
    jobs = Jobs(session, Program("nidreg"))
    jobs.keys.end_tour()
    for job in (jobs.draft_and_submit, jobs.assign, jobs.comment_and_approve, jobs.register, jobs.export, jobs.publish):
        try:
            job()
        except Exception as why:
            session.picture("job")
            print(f"FAILED: {job.__name__}: {why}\n  the window says: {jobs.said()}", flush=True)
            raise
        print("ok: " + job.__name__, flush=True)
    return 0


if __name__ == "__main__":
    in_own_session(run)
