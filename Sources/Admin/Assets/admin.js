// SPDX-License-Identifier: Apache-2.0
// Conveniences of the admin page: theme, keyboard shortcuts, live regions, local times. Every page
// works without this script.
"use strict";
(() => {
  const root = document.documentElement;
  const stored = {
    // Storage throws if the browser's settings forbid it.
    get(name) { try { return localStorage.getItem(`pushgate-${name}`); } catch { return null; } },
    set(name, value) { try { localStorage.setItem(`pushgate-${name}`, value); } catch { /* kept until the page is left */ } },
  };

  // The script runs before the body is parsed, so that the page never shows in another theme.
  const setTheme = (theme) => { root.dataset.theme = theme; };
  setTheme(stored.get("theme") ?? "system");

  /** Returns an element with properties, data attributes and children. */
  const element = (name, { data = {}, ...properties } = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    Object.assign(made.dataset, data);
    made.append(...children);
    return made;
  };

  // Local times: the text is relative, the tooltip has the browser's zone and UTC.
  const exact = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "long" });
  const showLocalTimes = (within) => {
    for (const time of within.querySelectorAll("time[datetime][title]")) {
      const instant = new Date(time.dateTime);
      if (time.dataset.local || Number.isNaN(instant.getTime())) continue;
      time.dataset.local = "shown";
      time.title = `${exact.format(instant)}\n${time.title}`;
    }
  };

  // Live regions: elements with `data-live` are replaced by those of the page as it is now.
  const live = {
    paused: stored.get("paused") === "yes",
    busy: false, again: false, ended: false, skipped: false, timer: 0, retry: 0, source: null,
    control: null, button: null, fault: null,
    regions() { return document.querySelectorAll("[data-live][id]"); },
    /** Whether the user is in the region, where a replacement would take away focus or selection. */
    isUsed(region) {
      const selection = getSelection();
      const focused = document.activeElement;
      return (region.contains(focused) && focused !== live.button)
        || (!selection.isCollapsed && selection.containsNode(region, true));
    },
    refresh() {
      if (live.paused || document.hidden) return;
      if (live.busy) { live.again = true; return; }
      live.busy = true;
      const request = new XMLHttpRequest();
      request.responseType = "document";
      request.open("GET", location.href);
      request.onloadend = () => {
        live.busy = false;
        const page = request.response;
        const isRefused = [401, 403, 404].includes(request.status);
        // The answer of a form has no page of its own that could be read again.
        if (request.status === 405) { live.stop(); live.control.remove(); return; }
        live.fault.hidden = Boolean(page) && (request.status === 200 || isRefused);
        if (!live.fault.hidden) {
          // Later events try again, too: one timer, however many updates fail.
          clearTimeout(live.retry);
          if (live.source?.readyState === EventSource.OPEN) live.retry = setTimeout(live.refresh, 5000);
          return;
        }
        const hadFocus = document.activeElement === live.button;
        let isSamePage = false;
        live.skipped = false;
        for (const region of live.regions()) {
          const next = page.getElementById(region.id);
          if (!next) continue;
          isSamePage = true;
          if (live.isUsed(region)) { live.skipped = true; continue; }
          if (next.isEqualNode(region)) continue;
          region.replaceWith(document.adoptNode(next));
          showLocalTimes(next);
        }
        // The sign-in page, because the session has ended, or another page about an error.
        if (!isSamePage) { location.reload(); return; }
        live.placeButton();
        if (hadFocus) live.button.focus();
        if (live.again) { live.again = false; setTimeout(live.refresh, 1000); }
      };
      request.send();
    },
    start() {
      const events = document.querySelector("[data-events]")?.dataset.events;
      if (!events) { live.poll(); return; }
      live.source = new EventSource(events);
      live.source.onmessage = live.refresh;
      for (const name of ["progress", "change"]) live.source.addEventListener(name, live.refresh);
      live.source.addEventListener("end", () => {
        live.ended = true;
        live.stop();
        live.refresh();
      });
      // The browser connects again by itself, unless the answer was no stream of events.
      live.source.onerror = () => {
        if (live.source.readyState !== EventSource.CLOSED || live.ended) return;
        live.poll();
        live.refresh();
      };
    },
    poll() {
      clearInterval(live.timer);
      live.timer = setInterval(live.refresh, 5000);
    },
    stop() { clearInterval(live.timer); live.source?.close(); },
    makeControl() {
      const button = element("button", { type: "button", className: "quiet live" });
      const show = () => {
        button.textContent = live.paused ? "Resume updates" : "Pause updates";
      };
      show();
      button.onclick = () => {
        live.paused = !live.paused;
        stored.set("paused", live.paused ? "yes" : "no");
        show();
        if (live.paused) live.stop(); else { live.refresh(); if (!live.ended) live.start(); }
      };
      live.button = button;
      live.fault = element("span", { className: "hint", role: "status", hidden: true,
        textContent: "Updates fail. " });
      return element("span", { className: "live" }, live.fault, button);
    },
    /** Shows the button while the page has regions. The title may be one of them. */
    placeButton() {
      live.control ??= live.makeControl();
      if (!live.regions().length) { live.stop(); live.control.remove(); return; }
      const title = document.querySelector("main .title");
      if (live.control.isConnected) return;
      if (title) title.append(live.control);
      else document.querySelector("main h1")?.after(live.control);
    },
    setUp() {
      if (!live.regions().length) return;
      live.placeButton();
      if (!live.paused) live.start();
      document.addEventListener("visibilitychange", live.refresh);
      // Regions that the user was in at the end of the events.
      document.addEventListener("focusout", () => {
        if (live.ended && live.skipped) setTimeout(live.refresh);
      });
    },
  };

  // Keyboard shortcuts.
  const keys = {
    on: stored.get("keys") !== "no",
    pages: new Map(),
    waitsForPage: false,
    /** Gives each page of the navigation a letter of its title, the first that is free. */
    readPages() {
      for (const link of document.querySelectorAll("header nav a")) {
        const letter = [...link.textContent.toLowerCase()].find((one) => !keys.pages.has(one));
        if (letter) keys.pages.set(letter, link);
      }
    },
    move(by) {
      const rows = [...document.querySelectorAll("table.list tbody tr")]
        .map((row) => row.querySelector("a")).filter(Boolean);
      if (!rows.length) return;
      const now = rows.findIndex((link) => link.closest("tr").contains(document.activeElement));
      const next = now < 0 ? (by > 0 ? 0 : rows.length - 1) : now + by;
      rows[Math.max(0, Math.min(rows.length - 1, next))].focus();
    },
    press(event) {
      const target = event.target;
      const writes = target.matches?.("input, select, textarea, [contenteditable]");
      if (event.key === "Escape" && writes) { target.blur(); return; }
      if (!keys.on || writes || event.ctrlKey || event.metaKey || event.altKey
        || document.querySelector("dialog[open]")) return;
      const page = keys.waitsForPage ? keys.pages.get(event.key) : null;
      keys.waitsForPage = false;
      if (page) page.click();
      else if (event.key === "g") keys.waitsForPage = true;
      else if (event.key === "j") keys.move(1);
      else if (event.key === "k") keys.move(-1);
      else if (event.key === "/") document.querySelector(".filters input, .filters select")?.focus();
      else if (event.key === "?") settings.open();
      else return;
      event.preventDefault();
    },
  };

  // The dialog with the settings of this browser and the list of shortcuts.
  const settings = {
    dialog: null,
    row(...shortcut) {
      return element("div", {}, element("dt", {}, element("kbd", { textContent: shortcut[0] })),
        element("dd", { textContent: shortcut[1] }));
    },
    theme(value, text) {
      const input = element("input", {
        type: "radio", name: "theme", value, checked: root.dataset.theme === value,
        onchange() { setTheme(value); stored.set("theme", value); },
      });
      return element("label", {}, input, ` ${text}`);
    },
    make() {
      const use = element("input", {
        type: "checkbox", checked: keys.on,
        onchange() { keys.on = use.checked; stored.set("keys", keys.on ? "yes" : "no"); },
      });
      const list = [["/", "Filter"], ["j", "Next row"], ["k", "Previous row"], ["Enter", "Open"],
        ["?", "Settings and shortcuts"], ["Esc", "Leave a field or this dialog"]];
      for (const [letter, link] of keys.pages) list.push([`g ${letter}`, link.textContent]);
      const title = element("h2", { id: "settings-title", textContent: "Settings of this browser" });
      const dialog = element("dialog", {}, title,
        element("fieldset", {}, element("legend", { textContent: "Theme" }),
          settings.theme("system", "System"), settings.theme("light", "Light"), settings.theme("dark", "Dark")),
        element("label", {}, use, " Use keyboard shortcuts"),
        element("dl", {}, ...list.map((one) => settings.row(...one))),
        element("form", { method: "dialog" }, element("button", { textContent: "Close" })));
      dialog.setAttribute("aria-labelledby", title.id);
      document.body.append(dialog);
      return dialog;
    },
    open() { (settings.dialog ??= settings.make()).showModal(); },
    setUp() {
      const button = element("button", { type: "button", className: "quiet", textContent: "Settings", onclick: settings.open });
      const header = document.querySelector("header.top");
      header?.querySelector(".account")?.append(button);
    },
  };

  document.addEventListener("DOMContentLoaded", () => {
    keys.readPages();
    settings.setUp();
    live.setUp();
    showLocalTimes(document);
    document.addEventListener("keydown", keys.press);
  });
})();
