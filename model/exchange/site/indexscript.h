// SPDX-License-Identifier: MIT
#pragma once

/// The filter of index.html. Rows are hidden and shown where they stand, and no more than a
/// screenful or some: laying out ten thousand would take longer than a frame. Without "<" and "&",
/// which are not escaped in <script>. Nothing of a row becomes markup: only its text is read.
namespace nidreg::exchange {

inline constexpr const char *kIndexScript = R"js(
(function () {
  'use strict';
  var form = document.getElementById('filter');
  var field = document.getElementById('filter-text');
  var count = document.getElementById('filter-count');
  var more = document.getElementById('more');
  var sections = Array.from(document.querySelectorAll('section.registry'));
  var rows = Array.from(document.querySelectorAll('section.registry tbody tr'));
  var STEP = rows.length > 300 ? 80 : 300;
  function plain(text) {
    return text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase();
  }
  var texts = rows.map(function (row) { return plain(row.textContent); });
  var owner = rows.map(function (row) { return sections.indexOf(row.closest('section')); });
  var hits = [], limit = STEP, shown = rows.map(function () { return true; });
  function number(value) { return value.toLocaleString('en'); }
  function say() {
    var all = rows.length, found = hits.length, seen = Math.min(found, limit);
    var words = found === 0 ? 'No namespace matches.'
      : found === all ? number(all) + ' namespaces.'
      : number(found) + ' of ' + number(all) + ' namespaces match.';
    if (found > seen) words += ' The first ' + number(seen) + ' are shown.';
    count.textContent = words;
    more.hidden = !(found > seen);
  }
  function show() {
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
  function find() {
    var words = plain(field.value).split(/\s+/).filter(Boolean);
    hits = [];
    texts.forEach(function (text, at) {
      if (words.every(function (word) { return text.includes(word); })) hits.push(at);
    });
    limit = STEP;
    show();
  }
  function keep() {
    var query = field.value.trim();
    history.replaceState(null, '', query ? '#q=' + encodeURIComponent(query) : location.pathname);
  }
  function restore() {
    var hash = location.hash;
    if (hash.startsWith('#q=')) {
      try { field.value = decodeURIComponent(hash.slice(3)); } catch (broken) { field.value = ''; }
    }
  }
  function reveal() {
    var target = location.hash.slice(1), row = target ? document.getElementById(target) : null;
    if (row) if (row.hidden) { field.value = ''; find(); limit = rows.length; show(); row.scrollIntoView(); }
  }
  var kept = 0;
  form.hidden = false;
  form.addEventListener('submit', function (event) { event.preventDefault(); });
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
