/** The guide of a kind: entities, credentials, limits, and one call in four ways. */
import { compile } from 'plugboard/runtime'
import { exampleConfig } from 'plugboard/simulator'
import { EXECUTE_PATH } from 'plugboard/contract'
import { defined, endSentence, oauthGuide, requiredOf, shellWord } from 'plugboard/internal'
import type { JsonObject, JsonSchema, ResolvedAuth, ResolvedManifest, ResolvedOperation } from 'plugboard/author'
import type { KindSource } from '../file.ts'
import { type DocumentedExample, exampleFor } from './example.ts'
import { endsText } from './ends.ts'
import { documentedFields, meaningOf } from './fields.ts'
import { exampleJson, literalText } from './json-text.ts'
import { block, codeSpan, linkTo, markdownText, paragraphs, table } from './markdown.ts'
import { pageText, rateText } from './words.ts'

/** The parts of a guide besides the manifest. */
export interface GuideParts {
  /** The operation that the page calls. */
  readonly operation: ResolvedOperation
  readonly example: DocumentedExample | undefined
  /** Settings with values that fit them. */
  readonly settings: JsonObject
  /** The page on the OAuth application, for a kind of the package. */
  readonly oauthPage?: string | undefined
}

/** Returns a kind's guide in Markdown. */
export async function guideText(source: KindSource): Promise<string> {
  const { manifest } = source
  const operation = shownOperation(manifest)
  const settings = exampleConfig(compile(manifest))
  const example = await exampleFor(source, idOf(operation))
  return guideOf(manifest, { operation, example, settings, oauthPage: await oauthGuide(manifest.kind) })
}

/** Returns the guide of a manifest, with the call that it shows. */
export function guideOf(manifest: ResolvedManifest, shown: GuideParts): string {
  return `${paragraphs([
    `# ${markdownText(manifest.title)}`,
    markdownText(manifest.description ?? ''),
    notesText(manifest),
    '## What it can do',
    entitiesText(manifest),
    '## Get credentials',
    ...Object.entries(manifest.auth).map(([name, auth]) => variantText(name, auth, manifest, shown.oauthPage)),
    settingsText(manifest),
    scopesText(manifest),
    '## Limits',
    limitsText(manifest),
    endsText(manifest),
    '## The same call, four ways',
    callsText(manifest, shown),
  ])}\n`
}

/** Returns the operation of the page: the credential check if it is a list, else a list without required params. */
function shownOperation({ kind, check, operations }: ResolvedManifest): ResolvedOperation {
  const all = Object.values(operations)
  const checks = all.filter((operation) => idOf(operation) === check)
  const [shown] = [...[...checks, ...all].filter(isSimple), ...checks]
  if (shown === undefined) throw new Error(`Cannot write the guide of ${kind}: it has no operation ${check}`)
  return shown
}

function isSimple({ action, effect, params, require }: ResolvedOperation): boolean {
  return action === 'list' && effect === 'read' && requiredOf(params).length === 0 && !require
}

function idOf({ entity, action }: Pick<ResolvedOperation, 'entity' | 'action'>): string {
  return `${entity}.${action}`
}

function notesText({ kind, category, support, version, docs, webhooks, operations }: ResolvedManifest): string {
  const count = Object.keys(operations).length
  return [
    codeSpan(kind),
    markdownText(category),
    `support level ${markdownText(support)}`,
    `version ${markdownText(version)}`,
    `${count} operations`,
    ...(webhooks ? ['receives webhooks'] : []),
    linkTo("the vendor's documentation", docs),
  ].join(' · ')
}

function entitiesText({ entities, operations }: ResolvedManifest): string {
  const rows = Object.entries(entities).map(([name, { actions, description, search }]) => {
    const shown = actions.map((action) => {
      const effect = operations[`${name}.${action}`]?.effect ?? 'read'
      return effect === 'destroys' ? `${markdownText(action)} (destructive)` : markdownText(action)
    })
    return [codeSpan(name), shown.join(', '), search ? 'yes' : '', markdownText(description ?? '')]
  })
  return table(['Entity', 'Actions', 'In the searchable copy', 'What it is'], rows)
}

/** Returns the steps to get the credentials of a variant. */
function variantText(name: string, auth: ResolvedAuth, manifest: ResolvedManifest, oauthPage?: string): string {
  const heading = `### ${markdownText(auth.title)}`
  if (auth.type === 'none') return paragraphs([heading, 'No credentials.'])
  const required = requiredOf(auth.credentials)
  const ofApplication = ['client_id', 'client_secret', ...(auth.applicationSecrets ?? [])]
  const asked = auth.authorize ? ofApplication.filter((field) => hasField(auth, field)) : required
  const fields = documentedFields(auth.credentials).filter((field) => field.isOwn && asked.includes(field.name))
  const values = fields.map(({ name: field, schema }) => `   - ${codeSpan(field)}${wordsOf(schema)}`)
  const steps = [
    auth.description === undefined ? withoutWords(auth, manifest) : markdownText(auth.description),
    ...(auth.credentialsPage === undefined ? [] : [pageText(auth, manifest)]),
    ...(auth.authorize
      ? [
          `Register the redirect URL ${codeSpan(`<base URL>/oauth/callback/${manifest.kind}`)} for hosted mode, or your own URL.${oauthPage === undefined ? '' : ` ${linkTo('Make the OAuth application', oauthPage)} shows each step.`}`,
        ]
      : []),
    ...(values.length > 0 ? [`Keep these values:\n${values.join('\n')}`] : []),
    ...(auth.authorize ? ['The owner consents in a browser. Plugboard renews the tokens.'] : []),
  ]
  return paragraphs([
    heading,
    `Auth variant ${codeSpan(name)}.${auth.sunset ? ` **${endSentence(auth.sunset)}**` : ''}`,
    steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
  ])
}

function withoutWords({ authorize }: ResolvedAuth, { docs }: ResolvedManifest): string {
  const link = linkTo("the vendor's documentation", docs)
  return authorize ? `Register an OAuth application with the vendor: see ${link}.` : `See ${link}.`
}

function hasField({ credentials }: ResolvedAuth, field: string): boolean {
  return documentedFields(credentials).some(({ name }) => name === field)
}

function wordsOf(schema: JsonSchema): string {
  const meaning = meaningOf(schema)
  return meaning === '' ? '' : `: ${meaning}`
}

function settingsText({ config }: ResolvedManifest): string {
  const rows = documentedFields(config)
    .filter(({ isOwn }) => isOwn)
    .map(({ name, schema, isRequired }) => [codeSpan(name), isRequired ? 'yes' : '', meaningOf(schema)])
  if (rows.length === 0) return ''
  return paragraphs([
    '### Settings',
    'Values that are not secret, in `config` of a connection.',
    table(['Setting', 'Required', 'Meaning'], rows),
  ])
}

function scopesText({ operations }: ResolvedManifest): string {
  const byScope = new Map<string, string[]>()
  for (const [id, { scopes }] of Object.entries(operations)) {
    if (!scopes) continue
    const needed = scopes.map((list) => list.map(codeSpan).join(' or ')).join(' and ')
    byScope.set(needed, [...(byScope.get(needed) ?? []), id])
  }
  if (byScope.size === 0) return ''
  const rows = [...byScope].map(([scope, ids]) => [scope, ids.map(codeSpan).join(', ')])
  return paragraphs([
    '### Scopes',
    'A consent asks for the scopes of the operations that you name in `want`.',
    table(['Scope', 'Operations'], rows),
  ])
}

function limitsText({ operations }: ResolvedManifest): string {
  const byRate = new Map<string, string[]>()
  for (const [id, { rate }] of Object.entries(operations)) {
    const words = rate ? rateText(rate) : ''
    if (words !== '') byRate.set(words, [...(byRate.get(words) ?? []), id])
  }
  const lines = [...byRate].map(([words, ids]) => {
    const isAll = ids.length === Object.keys(operations).length
    return `- ${words} ${isAll ? 'For every operation.' : `For ${namesOf(ids)}.`}`
  })
  const lead =
    lines.length > 0
      ? 'Plugboard paces calls to these rates, and waits as long as a refusal of the vendor says.'
      : 'The manifest names no rate. Plugboard waits as long as a refusal of the vendor says.'
  return paragraphs([lead, lines.join('\n')])
}

const MANY = 6

function namesOf(ids: readonly string[]): string {
  const shown = ids.slice(0, MANY).map(codeSpan).join(', ')
  return ids.length > MANY ? `${shown} and ${ids.length - MANY} more` : shown
}

function callsText(manifest: ResolvedManifest, { operation, example, settings }: GuideParts): string {
  const { entity, action, description } = operation
  const given = example?.call.params ?? {}
  const params = Object.keys(given).length > 0 ? given : undefined
  const call = defined({ entity, action, params }) as JsonObject
  const body = exampleJson(call)
  const option = params ? ` --params ${shellWord(JSON.stringify(params))}` : ''
  const tool = { connector: manifest.kind, ...call }
  return paragraphs([
    `${markdownText(description ?? '')} All examples call ${codeSpan(idOf(operation))}.`,
    '### TypeScript',
    block('ts', scriptOf(manifest, { operation, settings, params })),
    'With `PLUGBOARD_SANDBOX=1`, your process simulates the vendor.',
    '### Command line',
    'Without an account, from the fixtures of the kind:',
    block('sh', `npx plugboard execute ${manifest.kind} ${entity} ${action}${option} --sandbox`),
    '### curl',
    'With a server, the ID of a connector, and a token for it:',
    block(
      'sh',
      [
        `curl "$BASE_URL${EXECUTE_PATH.replace('{connector_id}', '$CONNECTOR_ID')}" \\`,
        '  -H "Authorization: Bearer $TOKEN" -H "Content-Type: application/json" \\',
        `  -d ${shellWord(body)}`,
      ].join('\n'),
    ),
    '### MCP',
    'The agent calls the tool `execute_read` with:',
    block('json', exampleJson(tool)),
    ...(example ? ['### The answer', block('json', exampleJson(example.answer))] : []),
  ])
}

/** Returns a program that connects with the first variant that needs no browser, and makes the call. */
function scriptOf(
  manifest: ResolvedManifest,
  {
    operation,
    settings,
    params,
  }: Pick<GuideParts, 'operation' | 'settings'> & { readonly params: JsonObject | undefined },
): string {
  const { entity, action } = operation
  const variants = Object.values(manifest.auth)
  const auth = variants.find(({ authorize }) => !authorize) ?? variants[0]
  const names = auth ? requiredOf(auth.credentials) : []
  const variable = (name: string) => `PLUGBOARD_${manifest.kind}_${name}`.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')
  const credentials = names.map((name) => `${name}: process.env.${variable(name)}!`).join(', ')
  const needed = new Set([...requiredOf(manifest.config), ...(auth?.config ?? [])])
  const values = Object.entries(settings).filter(([name]) => needed.has(name))
  const options = [
    credentials === '' ? 'credentials: {}' : `credentials: { ${credentials} }`,
    ...(values.length > 0 ? [`config: ${literalText(Object.fromEntries(values))}`] : []),
  ]
  const connecting = `const connector = await connect(kind, { ${options.join(', ')} })`
  return [
    "import { connect } from 'plugboard'",
    `import kind from 'plugboard/kinds/${manifest.kind}'`,
    '',
    connecting.length <= WIDTH
      ? connecting
      : `const connector = await connect(kind, {\n${options.map((option) => `  ${option},\n`).join('')}})`,
    `const { records, next } = await connector.${entity}.${action}(${params ? literalText(params) : ''})`,
    'console.log(records, next)',
    'await connector.$close()',
  ].join('\n')
}

const WIDTH = 110
