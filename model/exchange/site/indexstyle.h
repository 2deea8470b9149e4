// SPDX-License-Identifier: MIT
#pragma once

/// The filter of index.html. Rows are hidden and shown where they stand, and no more than a
/// screenful or some: laying out ten thousand would take longer than a frame. Without "<" and "&",
/// which are not escaped in <script>. Nothing of a row becomes markup: only its text is read.

namespace nidreg::exchange {

/// What the list and the namespaces' pages have beside kStyle; without quotes that HTML would
/// unescape, "&" and "<".
inline constexpr const char *kListStyle = R"css(
body.list { max-width: 78rem; }
[hidden] { display: none !important; }
.skip { position: absolute; left: 1rem; top: -10rem; padding: .5rem .8rem; background: var(--paper);
  border: 2px solid var(--link); border-radius: .3rem; }
.skip:focus { top: .5rem; }
a { text-underline-offset: .15em; }
a:hover { text-decoration-thickness: 2px; }
input:focus-visible, button:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
nav.formats { margin: 1rem 0; padding: .6rem .9rem; background: var(--tint);
  border: 1px solid var(--line); border-radius: .3rem; }
nav.formats ul { margin: 0; }
nav.formats li { margin: .15rem 1.2rem .15rem 0; }
form.filter { display: flex; flex-wrap: wrap; gap: .4rem 1rem; align-items: center;
  position: sticky; top: 0; z-index: 1; margin: 1rem 0; padding: .7rem 0;
  background: var(--paper); border-bottom: 1px solid var(--line); }
form.filter label { font-weight: 600; }
form.filter input { flex: 1 1 16rem; min-width: 0; max-width: 28rem; padding: .45rem .6rem; font: inherit;
  color: inherit; background: var(--paper); border: 1px solid var(--quiet); border-radius: .3rem; }
form.filter p { margin: 0; color: var(--quiet); font-variant-numeric: tabular-nums; }
button { font: inherit; padding: .45rem 1rem; color: var(--link); background: var(--tint);
  border: 1px solid var(--quiet); border-radius: .3rem; cursor: pointer; }
table.listing { font-size: .95rem; line-height: 1.45; }
table.listing caption { text-align: left; padding: 1.2rem 0 .4rem; }
table.listing caption h2 { margin: 0; padding: 0; border: 0; }
table.listing caption p { margin: .2rem 0 0; }
table.listing th, table.listing td { padding: .4rem .8rem .4rem 0; vertical-align: top;
  border-bottom: 1px solid var(--line); }
table.listing thead th { color: var(--quiet); font-size: .85rem; white-space: nowrap; }
table.listing tbody th { font-weight: 600; }
@media print, (min-width: 46.01rem) {
  section.registry th:nth-child(1) { width: 15%; } section.registry th:nth-child(2) { width: 8%; }
  section.registry th:nth-child(3) { width: 25%; } section.registry th:nth-child(4) { width: 16%; }
  section.registry th:nth-child(5) { width: 14%; } section.registry th:nth-child(6) { width: 11%; }
  section.registry th:nth-child(7) { width: 11%; }
}
table.listing tbody tr:target { background: var(--tint); }
table.listing tbody tr:hover { background: var(--tint); }
td.day, td.version { white-space: nowrap; font-variant-numeric: tabular-nums; }
.mark { display: inline-block; margin-inline-start: .4rem; padding: 0 .4rem; font-size: .8rem;
  font-weight: 400; color: var(--ink); border: 1px solid var(--quiet); border-radius: 1rem; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.2rem; margin: 1rem 0; }
dl.facts dt { color: var(--quiet); }
dl.facts dd { margin: 0; min-width: 0; }
p.notice { padding: .6rem .9rem; background: var(--tint); border-inline-start: .25rem solid var(--quiet); }
nav.pages { margin: 1.5rem 0; }
main { margin-top: 1rem; }
section h3 { font-size: 1.02rem; margin: 1.4rem 0 .3rem; }
@media (max-width: 46rem) {
  table.listing, table.listing tbody, table.listing caption { display: block; }
  table.listing thead { position: absolute; width: 1px; height: 1px; overflow: hidden;
    clip-path: inset(50%); }
  table.listing tbody tr { display: grid; grid-template-columns: minmax(0, 1fr) auto;
    column-gap: 1rem; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  table.listing tbody th, table.listing tbody td { border: 0; padding: 0; }
  table.listing tbody td { grid-column: 1 / -1; }
  table.listing tbody th { grid-column: 1; font-size: 1.05rem; min-width: 0; }
  table.listing tbody td.version { grid-column: 2; grid-row: 1; color: var(--quiet); }
  table.listing tbody td.day { color: var(--quiet); font-size: .9rem; }
  td.version::before { content: "version "; }
  td.registered:not(:empty)::before { content: "Registered "; }
  td.updated:not(:empty)::before { content: "Updated "; }
  table.listing tbody a { display: inline-block; min-height: 1.7em; } /* room for a finger */
  dl.facts { grid-template-columns: minmax(0, 1fr); gap: 0; }
  dl.facts dd { margin-bottom: .6rem; }
}
@media print { .skip, form.filter, #more, nav.formats { display: none; }
  body.list { font-size: 9pt; } table.listing { font-size: 8.5pt; } thead { display: table-header-group; }
  table.listing thead th { font-size: 7.5pt; }
  a { color: inherit; } }
)css";

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
