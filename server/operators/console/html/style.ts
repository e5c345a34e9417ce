/** How the console looks: the colors of the widget, in both themes, from a phone to a wide screen. */
import { createHash } from 'node:crypto'

/** CSS of every page. */
export const CONSOLE_STYLE = `:root {
  color-scheme: light dark;
  --accent: light-dark(#1d4ed8, #93b4ff);
  --onaccent: light-dark(#fff, #0b1020);
  --background: light-dark(#fff, #14161c);
  --surface: light-dark(#f5f6f8, #1f222b);
  --text: light-dark(#171a21, #eceef3);
  --muted: light-dark(#555c6a, #a9b0bf);
  --border: light-dark(#858c9b, #747c8d);
  --line: light-dark(#dfe2e8, #333845);
  --danger: light-dark(#b3161b, #ff9c97);
  --success: light-dark(#0a6b3a, #6fdca0);
  --warning: light-dark(#7a4d00, #f0c674);
  --focus: light-dark(#1d4ed8, #93b4ff);
  --radius: 8px;
  --blue: light-dark(#2563c9, #7fa8ff);
  --orange: light-dark(#b45309, #f0a860);
  --violet: light-dark(#7c3aed, #c4a5ff);
  --red: light-dark(#c42126, #ff8a84);
  --green: light-dark(#1f8a55, #57c08b);
}
* { box-sizing: border-box }
html { background: var(--background); color: var(--text); font: 100%/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
body { margin: 0; display: grid; grid-template: auto 1fr / 12rem minmax(0, 1fr); min-height: 100vh }
body.alone { display: grid; grid-template: none; place-items: center; padding: 1rem; background: var(--surface) }
.alone main { width: min(100%, 34rem); background: var(--background); border: 1px solid var(--line); border-radius: 16px; padding: 2rem clamp(1.25rem, 6vw, 2.5rem) }
.alone h2 { margin-block-start: 1.5rem; font-size: 1rem }
.alone .button, .alone button.primary { display: block; width: 100%; text-align: center; padding-block: .5rem }
.face { display: flex; gap: .75rem; align-items: center; margin: 0 0 1.5rem }
.face b, .face small { display: block }
.face .logo { width: 3rem; height: 3rem }
.command { display: flex; gap: .5rem; align-items: center; background: var(--surface); border-radius: var(--radius); padding: .625rem .875rem }
.command code { flex: 1; overflow-wrap: anywhere }
.logo { width: 1.5rem; height: 1.5rem; vertical-align: -.375rem }
.board { fill: var(--accent) } .socket { fill: var(--onaccent) } .cord { fill: none; stroke: var(--onaccent); stroke-width: 3; stroke-linecap: round }
.skip { position: absolute; inset-inline-start: -100rem }
.skip:focus { inset-inline-start: 1rem; top: .5rem; background: var(--background); padding: .5rem 1rem; z-index: 1 }
header { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; padding: .625rem 1.25rem; border-block-end: 1px solid var(--line); background: var(--surface) }
header .brand { font-weight: 700; text-decoration: none; color: inherit; margin-inline-end: .5rem }
header form { display: flex; gap: .5rem }
header .find { flex: 1 1 16rem; max-width: 34rem }
header .find input { flex: 1 1 8rem; min-width: 0 }
header .who { margin-inline-start: auto; display: flex; gap: .75rem; align-items: center }
header .who small { display: inline }
nav { padding: 1rem .75rem; border-inline-end: 1px solid var(--line) }
nav ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .125rem }
nav a { display: block; padding: .375rem .625rem; border-radius: var(--radius); text-decoration: none; color: inherit }
nav a:hover { background: var(--surface) }
nav a[aria-current] { background: var(--surface); box-shadow: inset 3px 0 var(--accent); font-weight: 600 }
main { padding: 1.25rem clamp(1rem, 3vw, 2rem) 4rem; min-width: 0; max-width: 90rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem }
.head { display: flex; flex-wrap: wrap; gap: 0 .75rem; align-items: baseline }
[data-live] { overflow-anchor: none }
.live { min-height: 1.75rem; padding: 0 .625rem; font-size: .8125rem; border-radius: 99px; color: var(--muted) }
.live[aria-pressed=true]::before { content: ''; display: inline-block; width: .5rem; height: .5rem; border-radius: 50%; margin-inline-end: .375rem; background: var(--green) }
.unseen { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap }
.copies { min-height: 1.5rem; width: 1.5rem; padding: 0; border: 0; background: none; color: var(--muted); vertical-align: middle }
.copies::before { content: ''; display: inline-block; width: .5rem; height: .625rem; border: 1.5px solid; border-radius: 2px; box-shadow: 3px -3px 0 -1px var(--background), 3px -3px 0 .5px currentcolor }
.copies.done::before { content: '✓'; width: auto; height: auto; border: 0; box-shadow: none; color: var(--success); font-weight: 700 }
.id { font: .875em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; display: inline-block; max-width: 8rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; vertical-align: middle }
td > div:has(> .id) { white-space: nowrap }
dd .id { max-width: calc(100% - 2rem) }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem }
h3 { font-size: 1rem; margin: 0 0 .25rem }
p { margin: .5rem 0; max-width: 70ch }
a { color: var(--accent) }
small, .muted { color: var(--muted); font-size: .875rem }
code { font: .875em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
button, input, select, textarea, .button { font: inherit; color: inherit; border: 1px solid var(--border); border-radius: var(--radius); background: var(--background); min-height: 2.25rem; padding: .25rem .75rem }
button, .button { cursor: pointer; background: var(--surface); text-decoration: none; display: inline-block }
button:hover, .button:hover { border-color: var(--accent) }
.primary { background: var(--accent); border-color: var(--accent); color: var(--onaccent); font-weight: 600 }
.danger { border-color: var(--danger); color: var(--danger) }
.plain { border-color: transparent; background: none; color: var(--accent); padding-inline: .25rem }
[type=checkbox] { min-height: 0; width: 1.5rem; height: 1.5rem; margin: 0 }
textarea { width: 100%; font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875rem }
.call { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: .75rem 1rem; align-items: start }
.call .acts { grid-column: 1 / -1 }
label { display: grid; gap: .125rem; font-size: .875rem }
.filter, .acts { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .75rem 0 }
.filter input { width: 11rem }
.acts form { display: contents }
.filters { display: block; margin: .25rem 0 1rem }
.filters .filter { margin: .375rem 0 }
.filters .choice { margin: .375rem 0; font-size: .875rem; align-items: baseline; flex-wrap: wrap; gap: .25rem .375rem }
.filters .choice span { color: var(--muted); min-width: 5.5rem }
.filters details { align-self: center }
.chips { display: flex; flex-wrap: wrap; gap: .375rem; margin: .5rem 0; padding: 0; list-style: none; align-items: baseline }
.chip { border: 1px solid var(--accent); border-radius: 99px; padding: .125rem .75rem; font-size: .875rem; text-decoration: none }
.notice, .fault { border: 1px solid var(--success); border-inline-start-width: 4px; border-radius: var(--radius); padding: .625rem .875rem; margin: 0 0 1rem; max-width: 70ch }
.fault { border-color: var(--danger) }
.secret { display: block; width: 100%; max-width: 60rem; background: var(--surface); font-family: ui-monospace, monospace }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 0 0 1rem; padding: 0; list-style: none }
.tiles li { background: var(--surface); border-radius: var(--radius); padding: .75rem 1rem }
.tiles b { display: block; font-size: 1.5rem; line-height: 1.2; font-variant-numeric: tabular-nums }
.tiles a { color: inherit; text-decoration: none }
.tiles a:hover { text-decoration: underline }
.tiles small { display: block }
.choice { display: flex; gap: .5rem }
.choice a { border: 1px solid var(--border); border-radius: 99px; padding: .125rem .75rem; text-decoration: none }
.choice a[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--onaccent) }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr)); gap: .75rem; align-items: start }
.chart { margin: 0; min-width: 0 }
.chart h3 a { color: inherit; text-decoration-color: var(--border) }
.chart .figure { margin: 0 0 .5rem; font-variant-numeric: tabular-nums }
.plot { display: block; width: 100%; height: 6rem; margin: 0; border-block-end: 1px solid var(--border) }
.axis { display: flex; justify-content: space-between; gap: .5rem; margin: .125rem 0; color: var(--muted); font-size: .75rem }
.legend { display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .375rem 0; padding: 0; list-style: none; font-size: .875rem }
.legend i { display: inline-block; width: .75rem; height: .75rem; border-radius: 3px; margin-inline-end: .375rem; background: currentcolor; vertical-align: -1px }
.plot rect { fill: currentcolor } .plot .hit { fill: transparent } .plot a:hover .hit { fill: var(--line) }
.plot .line { fill: none; stroke: currentcolor; stroke-width: 2; vector-effect: non-scaling-stroke }
.hue-blue { color: var(--blue) } .hue-orange { color: var(--orange) } .hue-violet { color: var(--violet) }
.hue-red { color: var(--red) } .hue-green { color: var(--green) }
.chart summary { font-size: .875rem }
.card { border: 1px solid var(--line); border-radius: var(--radius); padding: .875rem 1rem; margin: 0 0 .75rem }
.card h2 { margin: 0 } .card table + button { margin-block-start: .75rem }
.card dl, dl.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr)); gap: .5rem 1.25rem; margin: .5rem 0 }
dt { color: var(--muted); font-size: .8125rem }
dd { margin: 0 }
.badge { display: inline-block; border: 1px solid currentcolor; border-radius: 99px; padding: 0 .5rem; font-size: .8125rem; white-space: nowrap; color: var(--muted) }
.good { color: var(--success) } .bad { color: var(--danger) } .odd { color: var(--warning) }
.wide { overflow-x: auto }
pre { background: var(--surface); border-radius: var(--radius); padding: .75rem 1rem; overflow: auto; max-height: 30rem; white-space: pre-wrap }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; overflow-wrap: break-word }
th { text-align: start; color: var(--muted); font-weight: 600; font-size: .8125rem; white-space: nowrap }
th, td { padding: .4375rem .75rem .4375rem 0; border-block-end: 1px solid var(--line); vertical-align: top }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; padding-inline-end: 1.25rem }
td.long, td code { overflow-wrap: anywhere }
td.long { min-width: 7rem }
td form { display: inline }
td time, td .badge, td.short { white-space: nowrap }
td button { min-height: 1.75rem; padding: 0 .5rem; white-space: nowrap }
@media (max-width: 62rem) {
  body { display: block }
  nav { border: 0; border-block-end: 1px solid var(--line); padding: .5rem .75rem }
  nav ul { display: flex; flex-wrap: wrap }
  nav a[aria-current] { box-shadow: inset 0 -3px var(--accent) }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden }
  td .badge { white-space: normal }
  table, tbody, tr, td { display: block }
  tr { border-block-end: 1px solid var(--line); padding-block: .5rem }
  td { border: 0; padding: .125rem 0; display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: .5rem }
  td.number { text-align: start }
  td::before { content: attr(data-label); color: var(--muted); font-size: .8125rem }
  td:has(> div:empty) { display: none }
  td.long { min-width: 0 }
  .filter label, .filter input, .filter select, .filter details { width: 100% }
  .id { max-width: calc(100% - 2rem) }
  .filters .choice span { min-width: 100%; font-size: .8125rem }
  .filters .choice a { padding-inline: .625rem }
  .filters .filter { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)) }
  .filters .filter details { grid-column: 1 / -1 }
  nav a { padding: .25rem .5rem }
}
`

/** The path of the style, which changes with it. */
export const STYLE_PATH = `/style-${createHash('sha256').update(CONSOLE_STYLE).digest('hex').slice(0, 12)}.css`
