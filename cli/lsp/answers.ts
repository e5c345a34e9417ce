/** Answers about a position of a manifest: completions, hover text and definitions. */
import { type DefinedName, fieldsOf, blockIn, definedNames } from './names.ts'
import { listedBeside } from './listed.ts'
import { cursorAt, type Cursor, type TextRange } from './cursor.ts'
import { isActionKey, keyAt, keysAt, partsNamedAt, valuesAt } from './schema.ts'

/** A completion of the word at the cursor. */
export interface Completion {
  readonly label: string
  readonly insert: string
  readonly kind: 'key' | 'value' | 'type' | 'schema' | 'entity' | 'operation'
  readonly detail: string
}

/** Returns the completions at an offset, and the word that they replace. */
export function completionsAt(text: string, offset: number): { readonly word: TextRange; readonly all: Completion[] } {
  const cursor = cursorAt(text, offset)
  if (cursor.isKey) return { word: cursor.word, all: keyCompletions(text, cursor) }
  const all = valueCompletions(text, cursor)
  return { word: phraseAt(text, cursor.word, all), all }
}

/** Returns the range of a value of several words, if one completes it: `customer su`. */
function phraseAt(text: string, word: TextRange, all: readonly Completion[]): TextRange {
  const start = text.lastIndexOf(': ', word.start - 1) + 2
  const phrase = text.slice(start, word.end)
  return all.some(({ label }) => label.includes(' ') && label.startsWith(phrase)) ? { start, end: word.end } : word
}

/** Returns Markdown about the key, schema or entity at an offset. */
export function hoverAt(text: string, offset: number): string | undefined {
  const { path, word } = cursorAt(text, offset)
  const name = definedAt(text, word.text)
  if (name && !isKeyAt(text, word)) return `**${name.name}** (${name.section})\n\n\`\`\`yaml\n${name.body}\n\`\`\``
  const key = isKeyAt(text, word) ? keyAt([...path, word.text]) : keyAt(path)
  if (!key) return undefined
  const example = key.example === undefined ? '' : `\n\nExample: \`${key.name}: ${JSON.stringify(key.example)}\``
  return `**${key.name}**\n\n${key.description}${example}`
}

/** Returns the range that defines the name at an offset: a schema, type, fragment or entity, or an action or field of an entity. */
export function definitionAt(text: string, offset: number): TextRange | undefined {
  const { word } = cursorAt(text, offset)
  const name = definedAt(text, word.text)
  if (!name || name.section !== 'entities') return name
  const [, inner = ''] = word.text.split('.')
  const action = new RegExp(`^    ${inner.replace(/\W/g, '')}:`, 'm').exec(
    text.slice(name.start, name.start + name.body.length * 2),
  )
  if (inner === '' || !action) return fieldOf(text, name, inner) ?? name
  const start = name.start + action.index + 4
  return { start, end: start + inner.length }
}

/** Finds the field of the entity's schema that a reference names. */
function fieldOf(text: string, { body }: DefinedName, field: string): TextRange | undefined {
  const schema = definedAt(text, /^ {2}schema: (\w+)/m.exec(body)?.[1] ?? '')
  const found =
    schema && field !== ''
      ? new RegExp(`\\b${field}:`).exec(text.slice(schema.end, schema.end + schema.body.length * 2))
      : null
  if (!schema || !found) return undefined
  const start = schema.end + found.index
  return { start, end: start + field.length }
}

function definedAt(text: string, word: string): DefinedName | undefined {
  const [name = ''] = word.split('.')
  return definedNames(text).find((one) => one.name === name)
}

function isKeyAt(text: string, { end }: TextRange): boolean {
  return /^["']?:(?:\s|$)/.test(text.slice(end, end + 3))
}

function keyCompletions(text: string, { path }: Cursor): Completion[] {
  const keys = keysAt(path).map(({ name, description }) => completion('key', name, description, `${name}: `))
  const isNamed = path.at(-2) === 'webhooks' && path.at(-1) === 'entities'
  return isNamed
    ? [...keys, ...entityNames(text).map((name) => completion('entity', name, 'entity', `${name}: `))]
    : keys
}

function valueCompletions(text: string, { path, word }: Cursor): Completion[] {
  const named = partsNamedAt(path)
  const values = valuesAt(path).map((value) => completion('value', value, ''))
  const types = named.has('type') ? typeNames(text) : []
  const operations = named.has('operation') ? operationIds(text) : []
  const targets = named.has('field') ? keyTargets(text) : []
  const params = named.has('param') ? paramNames(text, path) : []
  const fields = ['key', 'search', 'field'].includes(path.at(-1) ?? '') ? ownFields(text, path) : []
  const listed = path.at(-1) === 'default' ? listedBeside(text, word.start) : []
  const own = listed.map((value) => completion('value', value, 'value of the param'))
  return [...types, ...operations, ...targets, ...params, ...fields, ...own, ...values]
}

function typeNames(text: string): Completion[] {
  return definedNames(text)
    .filter(({ section }) => section === 'schemas' || section === 'types')
    .map(({ name, section, body }) => completion(section === 'types' ? 'type' : 'schema', name, body.slice(0, 200)))
}

function entityNames(text: string): string[] {
  return definedNames(text).flatMap(({ name, section }) => (section === 'entities' ? [name] : []))
}

function operationIds(text: string): Completion[] {
  return definedNames(text)
    .filter(({ section }) => section === 'entities')
    .flatMap(({ name, body }) =>
      [...body.matchAll(/^ {2}([a-z_]+):/gm)].flatMap(([, key = '']) =>
        isActionKey(key) ? [completion('operation', `${name}.${key}`, 'operation')] : [],
      ),
    )
}

/** Completes the params of the entity and the action in a path. */
function paramNames(text: string, [section, entity = '', action = '']: readonly string[]): Completion[] {
  const found = section === 'entities' ? definedAt(text, entity) : undefined
  if (!found) return []
  return [found.body, blockIn(found.body, action)]
    .flatMap((body) => fieldsOf({ body: blockIn(body, 'params') }))
    .map((name) => completion('value', name, 'param'))
}

/** Completes keys of entities as references name them: `projects.id`. */
function keyTargets(text: string): Completion[] {
  return definedNames(text)
    .filter(({ section }) => section === 'entities')
    .map(({ name, body }) =>
      completion('entity', `${name}.${/^ {2}key: (\w+)/m.exec(body)?.[1] ?? 'id'}`, 'key of an entity'),
    )
}

/** Completes fields of the records of the entity in a path. */
function ownFields(text: string, [section, entity]: readonly string[]): Completion[] {
  if (section !== 'entities' || entity === undefined) return []
  const schema = /^ {2}schema: (\w+)/m.exec(definedAt(text, entity)?.body ?? '')?.[1]
  const found = schema === undefined ? undefined : definedAt(text, schema)
  return found ? fieldsOf(found).map((name) => completion('value', name, `field of ${found.name}`)) : []
}

function completion(kind: Completion['kind'], label: string, detail: string, insert = label): Completion {
  return { kind, label, detail, insert }
}
