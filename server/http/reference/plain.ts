/** The reference as a page without a script: plain HTML, nothing from elsewhere. The addresses of errors lead here. */
import type { JsonSchema } from 'plugboard/runtime'
import { API_CODES } from '../../ground/errors/index.ts'
import { isObject } from 'plugboard/internal'
import type { Route } from '../request/route.ts'
import { codesOf, type OpenApiOptions } from './openapi.ts'

/** The page of some routes, as HTML. */
export function plainPage(routes: readonly Route[], { version, baseUrl }: OpenApiOptions): string {
  const tags = [...new Set(routes.map(({ tag }) => tag))]
  const links = tags.map(
    (tag) => `<li><a href="#${slug(tag)}">${text(tag)}</a><ul>${list(routes, tag, linkOf)}</ul></li>`,
  )
  const sections = tags.map(
    (tag) => `<section id="${slug(tag)}"><h2>${text(tag)}</h2>${list(routes, tag, routeOf)}</section>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Plugboard API</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<nav aria-label="Routes"><details open><summary>Plugboard API <small>${text(version)}</small></summary>
<ul>${links.join('')}<li><a href="#errors">Errors</a></li></ul></details></nav>
<main>
<h1>Plugboard API</h1>
<p>Base URL: <code>${text(baseUrl)}</code>. Bodies are JSON in UTF-8. The same as a document for machines:
<a href="../openapi.json">openapi.json</a>. With search and requests of your own: <a href="../docs">the reference</a>.</p>
${sections.join('\n')}
<section id="errors"><h2>Errors</h2>
<p>Every error has one shape. Match on <code>code</code>; <code>message</code> is for people; <code>errors</code> names the
fields; <code>retryable</code> says whether the same call may succeed later.</p>
<div class="wide"><table><thead><tr><th>Code</th><th>Status</th><th>Who mends it</th><th>Retry</th></tr></thead>
<tbody>${errorRows()}</tbody></table></div></section>
</main>
</body>
</html>
`
}

function list(routes: readonly Route[], tag: string, show: (route: Route) => string): string {
  return routes
    .filter((route) => route.tag === tag)
    .map(show)
    .join('')
}

function linkOf({ method, path, summary }: Route): string {
  return `<li><a href="#${slug(`${method} ${path}`)}">${text(summary)}</a></li>`
}

function routeOf(route: Route): string {
  const { method, path, summary, description, tokens, body, query, responses } = route
  const id = slug(`${method} ${path}`)
  const shown = Object.entries(responses).map(
    ([status, response]) =>
      `<h4>${status} <small>${text(response.description)}</small></h4>${response.schema ? schemaOf(response.schema) : ''}`,
  )
  return `<article id="${id}">
<h3>${text(summary)}</h3>
<p class="call"><b class="${method.toLowerCase()}">${method}</b> <code>${text(path)}</code></p>
${description === undefined ? '' : `<p>${text(description)}</p>`}
<p class="tokens">Token: ${tokens.length === 0 ? 'none' : tokens.join(', ')}</p>
${query && Object.keys(query).length > 0 ? `<h4>Query</h4>${fields(query, [])}` : ''}
${body ? `<h4>Body</h4>${schemaOf(body)}` : ''}
<h4>Answers</h4>${shown.join('')}
<details><summary>Errors</summary><p>${codesOf(route).map(codeLink).join(' ')}</p></details>
</article>`
}

function codeLink(code: string): string {
  return `<a href="#${code}"><code>${code}</code></a>`
}

function errorRows(): string {
  return Object.entries(API_CODES)
    .map(([code, entry]) => {
      const isRetryable = 'retryable' in entry && entry.retryable
      const cells = [entry.status, entry.actor, isRetryable ? 'yes' : ''].map((cell) => `<td>${cell}</td>`)
      // On a phone it wraps between its words.
      return `<tr id="${code}"><td><code>${code.replaceAll('_', '_<wbr>')}</code></td>${cells.join('')}</tr>`
    })
    .join('')
}

/** A schema's fields as a table; what has none is named by its type. */
function schemaOf(schema: JsonSchema): string {
  if (isObject(schema.properties) && Object.keys(schema.properties).length > 0)
    return fields(schema.properties as Record<string, JsonSchema>, (schema.required ?? []) as string[])
  return `<p class="type">${text(typeOf(schema))}</p>`
}

function fields(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): string {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const about = typeof schema.description === 'string' ? text(schema.description) : ''
    const inner = innerOf(schema)
    const mark = required.includes(name) ? '' : ' <i>optional</i>'
    return `<tr><td><code>${text(name)}</code>${mark}</td><td class="type">${text(typeOf(schema))}</td><td>${about}${inner}</td></tr>`
  })
  return `<div class="wide fields"><table><tbody>${rows.join('')}</tbody></table></div>`
}

/** The fields of an object, or of a list's entries, behind a fold. */
function innerOf(schema: JsonSchema): string {
  const of = isObject(schema.items) ? schema.items : schema
  if (!isObject(of.properties) || Object.keys(of.properties).length === 0) return ''
  return `<details><summary>fields</summary>${schemaOf(of)}</details>`
}

function typeOf(schema: JsonSchema): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return choices.map((choice) => typeOf(choice as JsonSchema)).join(' or ')
  if (Array.isArray(schema.enum)) return schema.enum.map((word) => JSON.stringify(word)).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const type = [schema.type ?? 'any'].flat().join(' or ')
  const of = isObject(schema.items) ? ` of ${typeOf(schema.items)}` : ''
  const format = typeof schema.format === 'string' ? ` (${schema.format})` : ''
  const bounds = [
    schema.minimum !== undefined && `from ${String(schema.minimum)}`,
    schema.maximum !== undefined && `up to ${String(schema.maximum)}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
  ].filter((bound) => bound !== false)
  return `${type}${of}${format}${bounds.length > 0 ? `, ${bounds.join(', ')}` : ''}`
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Converts text to HTML. Backquotes enclose code. */
function text(plain: string): string {
  const escaped = plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
  return escaped.replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}
