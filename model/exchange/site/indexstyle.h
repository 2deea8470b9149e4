// SPDX-License-Identifier: MIT
#pragma once

namespace nidreg::exchange {

/// The style of the list and the namespaces' pages, in addition to kStyle.
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
form.filter output { margin: 0; color: var(--quiet); font-variant-numeric: tabular-nums; }
button { font: inherit; padding: .45rem 1rem; color: var(--link); background: var(--tint);
  border: 1px solid var(--quiet); border-radius: .3rem; cursor: pointer; }
table.listing { font-size: .95rem; line-height: 1.45; }
section.registry h2 { margin: 2.2rem 0 .6rem; padding: 0; border: 0; font-size: 1.3rem; }
dl.rules { font-size: .95rem; max-width: 60rem; }
code.pattern { display: block; padding: .35rem .6rem; background: var(--tint);
  border: 1px solid var(--line); border-radius: .3rem; }
nav.pages ul { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem; }
nav.pages li { margin: 0; }
nav.pages a, nav.pages strong, nav.pages span { display: inline-block; padding: .25rem .65rem;
  border-radius: .3rem; font-variant-numeric: tabular-nums; }
nav.pages a { border: 1px solid var(--line); text-decoration: none; }
nav.pages a:hover { background: var(--tint); }
nav.pages strong { background: var(--link); color: var(--paper); }
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
nav.pages { margin: 1.2rem 0; }
main { margin-top: 1rem; }
section h3 { font-size: 1.02rem; margin: 1.4rem 0 .3rem; }
@media (max-width: 46rem) {
  table.listing, table.listing tbody { display: block; }
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
@media print { .skip, form.filter, #more, nav.formats, nav.pages { display: none; }
  body.list { font-size: 9pt; } table.listing { font-size: 8.5pt; } thead { display: table-header-group; }
  table.listing thead th { font-size: 7.5pt; }
  a { color: inherit; } }
)css";

} // namespace nidreg::exchange
