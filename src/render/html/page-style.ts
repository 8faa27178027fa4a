/** Of an exported page. Light and dark as the reader's system is; on paper dark on white, without what only a screen needs. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --page: #ffffff; --card: #f6f7f9; --line: #dfe3e8; --text: #1c2128; --quiet: #5b6570; --link: #0b57b0;
  --good: #176f35; --mended: #0b57b0; --open: #835600; --bad: #b3261e;
  --keyword: #7a2fa0; --name: #1c2128; --string: #8a4300; --number: #0b57b0; --comment: #5f6b60; --mark: #fff6d6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14171b; --card: #1d2127; --line: #343b44; --text: #e3e6ea; --quiet: #9aa4af; --link: #7db5f5;
    --good: #6cc98a; --mended: #7db5f5; --open: #e0b050; --bad: #f28b82;
    --keyword: #cf9bef; --name: #e3e6ea; --string: #e8b27c; --number: #7db5f5; --comment: #93a096; --mark: #33301f;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 54rem; background: var(--page); color: var(--text);
  font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", "Liberation Sans", sans-serif; overflow-wrap: break-word; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; line-height: 1.35; margin: 0 0 .9rem; }
h3, h4, h5, h6 { font-size: 1rem; margin: 1.4rem 0 .4rem; }
p, ul, ol, blockquote, pre, .wide { margin: 0 0 .9rem; }
ul, ol { padding-left: 1.6rem; }
li { margin: .15rem 0; }
li > ul, li > ol, li > pre, li > .wide { margin-top: .3rem; }
a { color: var(--link); text-underline-offset: .15em; }
hr { border: 0; border-top: 1px solid var(--line); margin: 1.4rem 0; }
blockquote { padding-left: 1rem; border-left: 3px solid var(--line); color: var(--quiet); }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .875em; }
:not(pre) > code { background: var(--card); border-radius: 4px; padding: .1em .3em; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: .7rem .9rem; overflow-x: auto; line-height: 1.45; }
pre code { font-size: inherit; }
pre.asked { white-space: pre-wrap; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .95em; }
th, td { text-align: left; vertical-align: top; padding: .3rem .7rem; border-bottom: 1px solid var(--line); }
th { border-bottom-width: 2px; }
th.right, td.right { text-align: right; }
th.center, td.center { text-align: center; }
.quiet { color: var(--quiet); font-size: .875rem; }
header { border-bottom: 1px solid var(--line); padding-bottom: 1rem; margin-bottom: 1.5rem; }
dl { display: flex; flex-wrap: wrap; gap: .4rem 2rem; margin: 0; font-size: .875rem; }
dt { color: var(--quiet); }
dd { margin: 0; }
nav { margin: 0 0 2rem; }
nav ol { margin-bottom: .4rem; }
nav p { margin: 0; }
article { border-top: 1px solid var(--line); padding-top: 1.6rem; margin-bottom: 2.4rem; }
header + main > article:first-child, nav + main > article:first-child { border-top: 0; padding-top: 0; }
.n { display: inline-block; min-width: 1.6em; margin-right: .5rem; padding: 0 .4em; border-radius: 999px; background: var(--card);
  color: var(--quiet); font-size: .9rem; text-align: center; text-decoration: none; }
.cite { display: inline-block; max-width: 100%; text-decoration-thickness: 2px; }
a.cite { color: inherit; }
.cite.verified { text-decoration-color: var(--good); }
.cite.corrected { text-decoration-color: var(--mended); }
.cite.unchecked { text-decoration: underline dotted var(--open); }
.cite.broken { text-decoration: underline wavy var(--bad); }
.status { white-space: nowrap; font-size: .875rem; }
.status.verified { color: var(--good); }
.status.corrected { color: var(--mended); }
.status.unchecked { color: var(--open); }
.status.broken { color: var(--bad); }
.sources h3 { margin-top: 1.2rem; }
.warning { border-left: 3px solid var(--open); padding-left: .8rem; color: var(--open); }
details { margin-bottom: .6rem; font-size: .875rem; color: var(--quiet); }
summary { cursor: pointer; }
details ol { margin-top: .4rem; }
#cited-code { border-top: 1px solid var(--line); padding-top: 1.6rem; }
figure { margin: 0 0 1.6rem; }
figcaption { margin-bottom: .35rem; }
pre.lines { padding: .5rem 0; margin: 0; }
.line { display: block; width: max-content; min-width: 100%; padding-right: .9rem; opacity: .62; }
.line.cited { opacity: 1; background: var(--mark); }
.number { display: inline-block; width: 4.2em; padding-right: 1em; text-align: right; color: var(--quiet); user-select: none; }
.c-keyword { color: var(--keyword); }
.c-name { color: var(--name); }
.c-text { color: var(--string); }
.c-number { color: var(--number); }
.c-comment { color: var(--comment); font-style: italic; }
:target { scroll-margin-top: 1rem; }
figure:target pre, article:target h2 { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 6px; }
@media (max-width: 32rem) {
  body { padding: 1.2rem .9rem 3rem; }
  h1 { font-size: 1.35rem; }
  h2 { font-size: 1.1rem; }
  .number { width: 3.4em; padding-right: .8em; }
}
@media print {
  :root { color-scheme: light; --page: #fff; --card: #fff; --line: #bbb; --text: #000; --quiet: #444; --link: #000;
    --good: #000; --mended: #000; --open: #000; --bad: #000; --keyword: #000; --name: #000; --string: #000; --number: #000; --comment: #444; --mark: #eee; }
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  details > :not(summary) { display: none; }
  summary { list-style: none; }
  pre, .line { white-space: pre-wrap; width: auto; }
  h2, h3, figcaption { break-after: avoid; }
  .line, tr, li { break-inside: avoid; }
}
`
