/** Requests as code: by our client, and by curl. */
import type { JsonObject } from 'plugboard/runtime'
import { curlCommand } from '../../../ground/base/index.ts'
import type { Route } from '../../request/route.ts'
import { pathExample, requestExample } from '../examples/index.ts'
import { clientCall, QUERIES } from './client-calls.ts'
import { camelCase, tsLiteral } from './literal.ts'

/** A request in a language, as the extension `x-codeSamples` of OpenAPI documents has it. */
export interface CodeSample extends JsonObject {
  readonly lang: 'typescript' | 'shell'
  readonly label: string
  readonly source: string
}

/** Functions of the client's package beside `platform`. */
const FUNCTIONS = ['copiedRecord', 'recordCount']

/** The samples of a route: TypeScript first. */
export function routeSamples(route: Route, baseUrl: string): CodeSample[] {
  const { method, path, body, text, tokens } = route
  const query = QUERIES[`${method} ${path}`] ?? {}
  const values = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, pathExample(name)]))
  const json = body && (requestExample(route) ?? {})
  const request = {
    url:
      baseUrl +
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name]))) +
      queryOf(query),
    method,
    hasToken: tokens.length > 0,
    json,
    text: text && { type: text.mediaTypes[0] ?? 'text/plain', content: text.example },
  }
  const call = clientCall(`${method} ${path}`, { path: values, query, body: (json ?? {}) as JsonObject })
  return samplesOf(call === undefined ? fetchOf(request) : programOf(call, baseUrl), curlCommand(request))
}

/** An example of a call of a kind. */
export interface ShownOperation extends JsonObject {
  readonly entity: string
  readonly action: string
  readonly params: JsonObject
}

/** The samples of a kind's operation. @param url of the request that executes */
export function operationSamples(kind: string, { entity, action, params }: ShownOperation, url: string): CodeSample[] {
  const name = camelCase(kind)
  const given = Object.keys(params).length === 0 ? '' : tsLiteral(params)
  const call = `const ${name} = await plugboard.connect('${kind}', { externalUserId: 'user_1' })
const { records, next } = await ${name}.${entity}.${action}(${given})`
  return samplesOf(
    programOf(call, new URL(url).origin),
    curlCommand({ url, method: 'POST', hasToken: true, json: { entity, action, params } }),
  )
}

function samplesOf(typescript: string, curl: string): CodeSample[] {
  return [
    { lang: 'typescript', label: 'TypeScript', source: typescript },
    { lang: 'shell', label: 'curl', source: curl },
  ]
}

function programOf(call: string, baseUrl: string): string {
  const names = ['platform', ...FUNCTIONS.filter((name) => call.includes(`${name}(`))].toSorted()
  const [, connected] = /\.connect\('([^']+)'/.exec(call) ?? []
  const imports = [
    ...(call.includes('readFile(') ? [`import { readFile } from 'node:fs/promises'`] : []),
    `import { ${names.join(', ')} } from 'plugboard'`,
    ...(connected === undefined ? [] : [`import type {} from 'plugboard/kinds/${connected}'`]),
  ]
  return `${imports.join('\n')}

const plugboard = platform({
  baseUrl: ${tsLiteral(baseUrl)},
  clientId: process.env.PLUGBOARD_CLIENT_ID!,
  clientSecret: process.env.PLUGBOARD_CLIENT_SECRET!,
})

${call}
`
}

type Sent = Parameters<typeof curlCommand>[0]

/** A request that the client has no method for. */
function fetchOf({ url, method = 'GET', hasToken, json, text }: Sent): string {
  const type = json === undefined ? text?.type : 'application/json'
  const headers = [
    ...(hasToken ? ['authorization: `Bearer ${process.env.PLUGBOARD_TOKEN}`'] : []),
    ...(type === undefined ? [] : [`'content-type': '${type}'`]),
  ]
  const content = json === undefined ? text && tsLiteral(text.content) : `JSON.stringify(${tsLiteral(json, '  ')})`
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(content === undefined ? [] : [`body: ${content}`]),
  ]
  const second = options.length === 0 ? '' : `, {\n${options.map((line) => `  ${line},\n`).join('')}}`
  return `const response = await fetch(${tsLiteral(url)}${second})
console.log(response.status, await response.text())
`
}

function queryOf(query: JsonObject): string {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string])
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`
}
