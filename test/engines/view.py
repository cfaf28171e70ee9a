#!/usr/bin/python3
"""A window as wide as a phone with WebKitGTK in it, for WebKitWebDriver to start."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

width, height = map(int, sys.argv[1:3])
# Its own storage on disk: what an ephemeral one says on the console is heard by nobody.
context = WebKit2.WebContext()
context.set_automation_allowed(True)
context.set_preferred_languages(["th-TH"])
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)


def show(view):
    window = Gtk.Window(default_width=width, default_height=height, decorated=False)
    view.connect("create", lambda opener, _: show(WebKit2.WebView(related_view=opener, settings=settings)))
    window.add(view)
    window.show_all()
    return view


def start(_, session):
    told = WebKit2.ApplicationInfo()
    told.set_name("WebKitGTK")
    told.set_version(*(getattr(WebKit2, f"get_{part}_version")() for part in ("major", "minor", "micro")))
    session.set_application_info(told)
    make = lambda *_: show(WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True))
    session.connect("create-web-view", make)


context.connect("automation-started", start)
Gtk.main()
