/** The shell of the reference: the title and the operations, made on the server, until its library has loaded. */
import type { ResolvedManifest } from 'plugboard/runtime'
import { html, type Html } from '../../../ground/base/index.ts'
import type { Route } from '../../request/route.ts'

/** Operations of a shell: what fits into the first screens. */
const MOST = 40

/** A document before it has loaded. */
export interface Shell {
  readonly title: string
  readonly about: string
  readonly groups: readonly ShellGroup[]
}

interface ShellGroup {
  readonly name: string
  readonly operations: readonly { readonly name: string; readonly about: string }[]
}

/** The shell of the platform API. */
export function apiShell(routes: readonly Route[]): Shell {
  const tags = [...new Set(routes.map(({ tag }) => tag))]
  const groups = tags.map((name) => ({
    name,
    operations: routes
      .filter(({ tag }) => tag === name)
      .map(({ method, path, summary }) => ({ name: `${method} ${path}`, about: summary })),
  }))
  return { title: 'Plugboard API', about: "One contract for the APIs of your customers' accounts.", groups }
}

/** The shell of a kind. */
export function kindShell({ title, entities, operations }: ResolvedManifest): Shell {
  const groups = Object.entries(entities).map(([name]) => ({
    name,
    operations: Object.values(operations)
      .filter(({ entity }) => entity === name)
      .map(({ action, description = '' }) => ({ name: `${name}.${action}`, about: description.replaceAll('`', '') })),
  }))
  return { title, about: `Operations on a connected account of ${title}.`, groups }
}

/** A shell as HTML. */
export function shellHtml({ title, about, groups }: Shell): Html {
  const shown = cut(groups)
  return html`<div class="shell" aria-busy="true">
    <nav aria-label="Groups">
      <ul>
        ${groups.map(({ name }) => html`<li>${name}</li>`)}
      </ul>
    </nav>
    <main>
      <h1>${title}</h1>
      <p>${about}</p>
      ${shown.map(
        ({ name, operations }) =>
          html`<h2>${name}</h2>
            <ul>
              ${operations.map((one) => html`<li><code>${one.name}</code> ${one.about}</li>`)}
            </ul>`,
      )}
    </main>
  </div>`
}

/** The first operations of all groups. */
function cut(groups: readonly ShellGroup[]): ShellGroup[] {
  let left = MOST
  return groups.flatMap(({ name, operations }) => {
    const shown = operations.slice(0, left)
    left -= shown.length
    return shown.length > 0 ? [{ name, operations: shown }] : []
  })
}

/** Style of the shell: it lies over the place of the library's page, whose colors it has. */
export const SHELL_STYLE = `
:root { color-scheme: light dark }
body { margin: 0 }
.shell { position: absolute; inset: 44px 0 auto; min-height: calc(100vh - 44px); z-index: 5; display: grid; grid-template-columns: 280px minmax(0, 1fr); background: #fff; color: #2a2f45; font: 16px/1.6 system-ui, sans-serif }
.shell nav { padding: 16px 24px; border-right: 1px solid #dfe1e6; font-size: 14px }
.shell ul { list-style: none; margin: 0; padding: 0 }
.shell main { padding: 48px clamp(16px, 5vw, 60px); min-width: 0 }
.shell h1 { margin: 0 0 12px; font-size: 28px; line-height: 1.25 }
.shell h2 { margin: 32px 0 8px; font-size: 18px }
.shell li { margin: 4px 0; overflow-wrap: anywhere }
.shell code { font: 13px ui-monospace, Menlo, Consolas, monospace; margin-right: 8px }
@media (prefers-color-scheme: dark) { .shell { background: #0f0f0f; color: #e7e7e7 } .shell nav { border-color: #2e2e2e } }
@media (max-width: 999px) { .shell { display: block } .shell nav { display: none } }
`
