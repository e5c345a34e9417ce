/** How the page of the reference looks, on a desk and on a phone, by day and by night. */

/** CSS of the page. */
export const STYLE = `:root { color-scheme: light dark; --line: #d6dae0; --soft: #f5f6f8; --ink: #1c2430; --dim: #5a6575; --link: #1552b8; --paper: #fff }
@media (prefers-color-scheme: dark) { :root { --line: #39424f; --soft: #1d232b; --ink: #e4e8ee; --dim: #9aa6b5; --link: #86b4ff; --paper: #14181e } }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; display: grid; grid-template-columns: 17rem minmax(0, 1fr); font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
body.start { display: block }
body.start td:first-child { width: 22rem }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.25rem 1rem; border-right: 1px solid var(--line); background: var(--soft); font-size: .9rem }
nav summary { font-weight: 600; cursor: pointer }
nav ul { list-style: none; margin: .35rem 0 .6rem; padding: 0 }
nav ul ul { padding-left: .8rem }
nav ul a { display: inline-block; padding: .1rem 0 }
nav ul ul a { color: var(--dim) }
a { color: var(--link); text-decoration: none }
a:hover, a:focus-visible, main p a { text-decoration: underline }
main { padding: 2rem clamp(1rem, 4vw, 3.5rem) 5rem; max-width: 62rem }
h1 { margin: 0 0 .5rem; font-size: 1.9rem; line-height: 1.2 }
h2 { margin: 3rem 0 0; padding-bottom: .3rem; border-bottom: 1px solid var(--line) }
h3 { margin: 2.2rem 0 .4rem }
h4 { margin: 1.2rem 0 .4rem; font-size: .95rem }
small, i, .tokens, .type { color: var(--dim); font-style: normal; font-weight: 400 }
i { font-size: .8rem }
code { font: .88em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere }
.call { margin: .3rem 0; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--soft) }
.call b { display: inline-block; min-width: 4.2rem; font: 700 .8rem ui-monospace, monospace }
.get { color: #0a7a48 } .post { color: #1552b8 } .patch, .put { color: #8f5b00 } .delete { color: #b42323 }
@media (prefers-color-scheme: dark) { .get { color: #5fd39c } .post { color: #86b4ff } .patch, .put { color: #e5b45a } .delete { color: #ff8f8f } }
.tokens, .type { font-size: .88rem }
.wide { overflow-x: auto }
table { width: 100%; border-collapse: collapse; font-size: .92rem }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-top: 1px solid var(--line) }
td:first-child { width: 15rem; min-width: 11rem }
td.type { width: 12rem }
tr:target { background: var(--soft); outline: 2px solid var(--link) }
article > details { margin-top: .6rem }
details summary { cursor: pointer; color: var(--link) }
@media (max-width: 48rem) {
  body { display: block }
  nav { position: static; height: auto; max-height: 45vh; border-right: 0; border-bottom: 1px solid var(--line) }
  main { padding-top: 1.25rem }
  td:first-child { width: auto; min-width: 0 }
  td.type { width: auto }
  .fields td { display: block }
  .fields td + td { border-top: 0; padding-top: 0 }
}
`
