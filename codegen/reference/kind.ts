/** The page of one kind. */
import { isObject, type JsonSchema, type ResolvedAuth, type ResolvedManifest } from 'plugboard/author'
import { keySource, recordsContract, referredSchemas, withEnd } from 'plugboard/internal'
import type { KindSource } from '../file.ts'
import { endsText } from './ends.ts'
import type { DocumentedExample } from './example.ts'
import { documentedFields, isNullable, limitText, meaningOf, schemaHeading, fieldTypeWords } from './fields.ts'
import { block, codeSpan, jump, linkTo, paragraphs, markdownText, table } from './markdown.ts'
import { operationHeading, operationText, ruleTexts } from './operation.ts'
import { pageText } from './words.ts'

/** Writes the page: a summary, how to connect, every entity with its operations, every record. */
export function kindText({ manifest }: KindSource, examples: ReadonlyMap<string, DocumentedExample>): string {
  const common = commonOf(manifest)
  const entities = Object.keys(manifest.entities).map((name) => entityText(manifest, name, examples, common))
  return `${paragraphs([
    headText(manifest),
    '## Auth variants',
    ...Object.entries(manifest.auth).map(([name, variant]) => authText(name, variant, manifest)),
    fieldsSection(
      '## Config values',
      'Settings that are not secret. They are part of a connection.',
      manifest.config,
      manifest,
    ),
    useText(manifest),
    endsText(manifest),
    '## All entities',
    overview(manifest),
    common.size > 0 ? `For every operation:\n\n${[...common].map((rule) => `- ${rule}`).join('\n')}` : '',
    ...entities,
    recordsText(manifest, rootsOf(manifest, Object.keys(manifest.operations))),
  ])}\n`
}

function headText({ title, description, category, support, docs, version, kind, check }: ResolvedManifest): string {
  const notes = [
    codeSpan(kind),
    markdownText(category),
    markdownText(support),
    `version ${markdownText(version)}`,
    `checked by ${codeSpan(check)}`,
    linkTo("the vendor's documentation", docs),
  ]
  return paragraphs([`# ${markdownText(title)}`, markdownText(description ?? ''), notes.join(' · ')])
}

function authText(name: string, auth: ResolvedAuth, manifest: ResolvedManifest): string {
  const heading = `### ${codeSpan(name)}: ${markdownText(auth.title)}`
  if (auth.type === 'none') return paragraphs([heading, markdownText(auth.description ?? ''), 'No credentials.'])
  return fieldsSection(
    heading,
    paragraphs([markdownText(withEnd(auth.description, auth.sunset) ?? ''), pageText(auth, manifest), oauthText(auth)]),
    auth.credentials,
    manifest,
  )
}

const GRANTS: Readonly<Record<ResolvedAuth['type'], string>> = {
  none: '',
  static: '',
  oauth2: 'OAuth 2.0',
  client_credentials: 'OAuth 2.0 client credentials',
  jwt_bearer: 'OAuth 2.0 with an assertion signed by the private key (RFC 7523)',
}

function oauthText({ type, token, assertion, authorize, afterConsent = [] }: ResolvedAuth): string {
  if (assertion && !token) return 'Plugboard signs the access token with the private key.'
  if (GRANTS[type] === '' || !token) return ''
  const notes = [
    GRANTS[type],
    ...(authorize ? [`the owner consents at ${codeSpan(authorize.url.text)}`] : []),
    `tokens from ${codeSpan(token.url.text)}`,
    ...(authorize ? [authorize.pkce ? 'with PKCE' : 'without PKCE'] : []),
    ...afterConsent.map((step) =>
      'exchange' in step
        ? 'then Plugboard exchanges the token for another'
        : step.from
          ? `the redirect has ${Object.keys(step.config).map(codeSpan).join(', ')}`
          : `then ${Object.keys(step.config).map(codeSpan).join(', ')} is looked up; with several results, a person chooses`,
    ),
    ...(token.rotates ? ['the refresh token changes with each renewal: store it with `save`'] : []),
  ]
  const scopes = token.scopes.length > 0 ? ` Scopes: ${token.scopes.map(codeSpan).join(', ')}.` : ''
  return `${notes.join('; ')}.${scopes}`
}

function fieldsSection(heading: string, lead: string, schema: JsonSchema, manifest: ResolvedManifest): string {
  const rows = documentedFields(schema).map(({ name, schema: field, isRequired }) => [
    codeSpan(name),
    fieldTypeWords(field, manifest),
    isRequired ? 'yes' : '',
    limitText(field),
    meaningOf(field),
  ])
  if (rows.length === 0) return ''
  return paragraphs([heading, lead, table(['Field', 'Type', 'Required', 'Limits', 'Meaning'], rows)])
}

function useText({ kind, auth, config }: ResolvedManifest): string {
  const credentials = givenText(Object.values(auth)[0]?.credentials ?? {})
  const settings = givenText(config)
  const options = [`credentials: ${credentials}`, ...(settings === '{}' ? [] : [`config: ${settings}`])]
  return paragraphs([
    '## Use it',
    'The examples below follow the vendor unless they are marked as made up. They use this `connector`. Over HTTP the records are in `data`, in TypeScript in `records`.',
    block(
      'ts',
      [
        "import { connect } from 'plugboard'",
        '',
        `const connector = await connect(${JSON.stringify(kind).replaceAll('"', "'")}, { ${options.join(', ')} })`,
      ].join('\n'),
    ),
  ])
}

/** Returns the required fields as an object of variables of the same names. */
function givenText(schema: JsonSchema): string {
  const names = documentedFields(schema)
    .filter(({ isRequired, isOwn }) => isRequired && isOwn)
    .map(({ name }) => (/^[A-Za-z_]\w*$/.test(name) ? name : `${JSON.stringify(name)}: value`))
  return names.length > 0 ? `{ ${names.join(', ')} }` : '{}'
}

function overview({ entities, operations }: ResolvedManifest): string {
  const rows = Object.entries(entities).map(([name, entity]) => {
    const links = entity.actions.map((action) => {
      const heading = operationHeading({ entity: name, action })
      return `${name}.${action}` in operations
        ? jump(markdownText(action), heading)
        : jump(markdownText(action), markdownText(name))
    })
    return [jump(codeSpan(name), markdownText(name)), links.join(', '), markdownText(entity.description ?? '')]
  })
  return table(['Entity', 'Actions', 'Description'], rows)
}

/** Returns the section of an entity. @param common the rules listed once for the page */
export function entityText(
  manifest: ResolvedManifest,
  name: string,
  examples: ReadonlyMap<string, DocumentedExample>,
  common: ReadonlySet<string> = new Set(),
): string {
  const { description, key, search, refs, ownFields } = manifest.entities[name]!
  const operations = Object.entries(manifest.operations).filter(([, operation]) => operation.entity === name)
  const references = Object.entries(refs).map(([field, target]) => `${codeSpan(field)} names ${codeSpan(target)}`)
  const fields = Object.entries(search ?? {}).map(([field, { type }]) => `${codeSpan(field)} ${markdownText(type)}`)
  return paragraphs([
    `## ${markdownText(name)}`,
    `${markdownText(description ?? '')} Key: ${codeSpan(keySource(key))}.${references.length > 0 ? ` ${references.join(', ')}.` : ''}`.trim(),
    ownFieldsText(ownFields),
    fields.length > 0 ? `Searchable in hosted mode (\`search\`) by ${fields.join(', ')}.` : '',
    ...operations.map(([id]) => operationSection(manifest, id, examples, common)),
  ])
}

/** Says how an account's own fields are listed, and where the caller names their parent. */
function ownFieldsText(ownFields: ResolvedManifest['entities'][string]['ownFields']): string {
  if (!ownFields) return ''
  const { list } = ownFields
  if (!list) return 'Own fields: seen in the first records.'
  const parent = list.params.length > 0 ? `, by ${list.params.map(codeSpan).join(' and ')}` : ''
  return `Own fields: listed by ${codeSpan(list.from)}${parent}.`
}

/** Writes the section of an operation, by its ID. @param common the rules for the whole page */
export function operationSection(
  manifest: ResolvedManifest,
  id: string,
  examples: ReadonlyMap<string, DocumentedExample>,
  common: ReadonlySet<string> = new Set(),
): string {
  return operationText({ manifest, operation: manifest.operations[id]!, example: examples.get(id), common })
}

/** Returns the rules that all operations share. */
function commonOf({ operations }: ResolvedManifest): ReadonlySet<string> {
  const [first = [], ...others] = Object.values(operations).map(ruleTexts)
  return new Set(first.filter((rule) => others.every((rules) => rules.includes(rule))))
}

/** Returns the schemas of some operations' records, without schemas that only their fields refer to. */
export function ownRecordsText(manifest: ResolvedManifest, ids: readonly string[]): string {
  const roots = rootsOf(manifest, ids)
  const leaves = Object.fromEntries(Object.keys(manifest.schemas).map((name) => [name, {}]))
  const direct = new Set(referredSchemas({ ...manifest, schemas: leaves }, roots).map(([name]) => name))
  return recordsText(manifest, roots, (name) => direct.has(name))
}

function rootsOf({ operations }: ResolvedManifest, ids: readonly string[]): JsonSchema[] {
  return ids.flatMap((id) => (operations[id] ? [recordsContract(operations[id])] : []))
}

function recordsText(
  manifest: ResolvedManifest,
  roots: readonly JsonSchema[],
  isShown: (name: string) => boolean = () => true,
): string {
  const schemas = referredSchemas(manifest, roots).filter(
    ([name, schema]) => isObject(schema.properties) && isShown(name),
  )
  if (schemas.length === 0) return ''
  return paragraphs([
    '## Record schemas',
    'Vendors add fields. Records contain them too.',
    ...schemas.map(([name, schema]) => recordText(name, schema, manifest)),
  ])
}

function recordText(name: string, schema: JsonSchema, manifest: ResolvedManifest): string {
  const rows = documentedFields(schema).map(({ name: field, schema: value }) => [
    codeSpan(field),
    fieldTypeWords(value, manifest),
    isNullable(value) ? 'yes' : '',
    meaningOf(value),
  ])
  return paragraphs([
    `### ${schemaHeading(markdownText(name))}`,
    meaningOf(schema),
    table(['Field', 'Type', 'Nullable', 'Meaning'], rows),
  ])
}
