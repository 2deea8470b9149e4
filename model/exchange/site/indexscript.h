// SPDX-License-Identifier: MIT
#pragma once

/// The filter of the list. On a list of one page the rows are hidden and shown where they stand, no
/// more than a screenful or some: laying out thousands would take longer than a frame. A list of
/// several pages has search-index.js, a namespace a line in the order of the list; it is read when
/// somebody begins to look for something, as a script because pages that are files may read no
/// other. Nothing of a row becomes markup: only its text is used.

namespace nidreg::exchange {

inline constexpr const char *kIndexScript = R"js((function () {
  'use strict';
  var form = document.getElementById('filter');
  if (!form) return;
  var field = document.getElementById('filter-text');
  var count = document.getElementById('filter-count');
  var more = document.getElementById('more');
  var found = document.getElementById('found');
  var sections = Array.from(document.querySelectorAll('section.registry'));
  var rows = Array.from(document.querySelectorAll('section.registry tbody tr'));
  var pages = document.querySelectorAll('nav.pages');
  var perPage = Number(form.dataset.perPage), total = Number(form.dataset.count);
  var isSplit = Boolean(found);
  var STEP = isSplit || rows.length > 300 ? 80 : 300;
  var texts = null, entries = null, waiting = null;
  var hits = [], limit = STEP, words = [], shown = rows.map(function () { return true; });
  var owner = rows.map(function (row) { return sections.indexOf(row.closest('section')); });

  function plain(text) {
    if (!/^[\x00-\x7f]*$/.test(text))
      text = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
    return text.toLowerCase();
  }
  function number(value) { return value.toLocaleString('en'); }

  function load(then) {
    if (texts) return then();
    if (!isSplit) {
      texts = rows.map(function (row) { return plain(row.textContent); });
      return then();
    }
    var isAsked = Boolean(waiting);
    waiting = then;
    if (isAsked) return undefined;
    count.textContent = 'Reading the index of all pages…';
    var script = document.createElement('script');
    script.src = 'search-index.js';
    script.onload = function () {
      entries = window.nidregIndex;
      texts = entries.map(plain);
      waiting();
    };
    script.onerror = function () { count.textContent = 'Cannot read the index of all pages.'; };
    document.head.appendChild(script);
    return undefined;
  }

  function say() {
    var all = isSplit ? total : rows.length, seen = Math.min(hits.length, limit);
    var said = words.length === 0 ? number(all) + ' namespaces.'
      : hits.length === 0 ? 'No namespace matches.'
      : number(hits.length) + ' of ' + number(all) + ' namespaces match.';
    if (hits.length > seen) said += ' The first ' + number(seen) + ' are shown.';
    count.textContent = said;
    more.hidden = hits.length <= seen;
  }

  function cell(row, name, text) {
    var made = document.createElement(name);
    made.textContent = text || '';
    row.appendChild(made);
    return made;
  }
  function foundRow(at) {
    var parts = entries[at].split('\t'), row = document.createElement('tr');
    var head = cell(row, 'th', '');
    head.scope = 'row';
    var name = document.createElement('a');
    name.textContent = parts[0];
    name.href = /^[A-Za-z0-9-]+$/.test(parts[0])
      ? 'namespaces/' + parts[0].toLowerCase() + '/index.html' : '#main';
    head.appendChild(name);
    if (parts[3]) {
      var mark = document.createElement('span');
      mark.className = 'mark';
      mark.textContent = parts[3];
      head.appendChild(mark);
    }
    cell(row, 'td', parts[1]);
    cell(row, 'td', parts[2]);
    return row;
  }
  function showFound() {
    var isLooking = words.length > 0, body = found.querySelector('tbody');
    sections.forEach(function (section) { section.hidden = isLooking; });
    pages.forEach(function (nav) { nav.hidden = isLooking; });
    found.hidden = !isLooking || hits.length === 0;
    body.replaceChildren.apply(body, isLooking ? hits.slice(0, limit).map(foundRow) : []);
    if (!isLooking) hits = [];
    say();
  }
  function showRows() {
    var wanted = new Uint8Array(rows.length), filled = sections.map(function () { return 0; });
    hits.forEach(function (at, place) {
      filled[owner[at]] += 1;
      if (limit > place) wanted[at] = 1;
    });
    rows.forEach(function (row, at) {
      var visible = wanted[at] === 1;
      if (visible !== shown[at]) { shown[at] = visible; row.hidden = !visible; }
    });
    sections.forEach(function (section, at) { section.hidden = filled[at] === 0; });
    say();
  }
  function show() { if (isSplit) showFound(); else showRows(); }

  function find() {
    var query = plain(field.value).split(/\s+/).filter(Boolean);
    if (isSplit && query.length === 0) {
      words = [];
      hits = [];
      return show();
    }
    return load(function () {
      var before = words.join(' ');
      words = plain(field.value).split(/\s+/).filter(Boolean);
      var isNarrower = before !== '' && words.join(' ').startsWith(before);
      var among = isNarrower ? hits : texts.map(function (text, at) { return at; });
      hits = among.filter(function (at) {
        return words.every(function (word) { return texts[at].includes(word); });
      });
      limit = STEP;
      show();
    });
  }
  function keep() {
    var query = field.value.trim();
    history.replaceState(null, '', query ? '#q=' + encodeURIComponent(query) : location.pathname);
  }
  function restore() {
    if (!location.hash.startsWith('#q=')) return;
    try { field.value = decodeURIComponent(location.hash.slice(3)); } catch (broken) { field.value = ''; }
  }
  function reveal() {
    var target = location.hash.slice(1), row = target ? document.getElementById(target) : null;
    if (row && row.hidden) {
      field.value = '';
      find();
      limit = rows.length;
      show();
      row.scrollIntoView();
    }
    if (!row && isSplit && target.startsWith('ns-')) load(function () {
      var at = entries.findIndex(function (entry) {
        return entry.split('\t')[0].toLowerCase() === target.slice(3);
      });
      var page = Math.floor(at / perPage) + 1;
      if (at >= 0) location.replace((page > 1 ? 'index-' + page : 'index') + '.html#' + target);
      say();
    });
  }
  var kept = 0;
  form.hidden = false;
  form.addEventListener('submit', function (event) { event.preventDefault(); });
  field.addEventListener('focus', function () { load(find); });
  field.addEventListener('input', function () {
    find();
    clearTimeout(kept);
    kept = setTimeout(keep, 400);
  });
  field.addEventListener('keydown', function (event) {
    if (event.key === 'Escape') { field.value = ''; find(); keep(); }
  });
  more.addEventListener('click', function () { limit += STEP; show(); });
  addEventListener('beforeprint', function () { limit = rows.length; show(); });
  addEventListener('afterprint', function () { limit = STEP; show(); });
  addEventListener('hashchange', function () { restore(); find(); reveal(); });
  restore();
  find();
  reveal();
}());
)js";

} // namespace nidreg::exchange
