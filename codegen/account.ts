/** Types of an account's own fields: a module that an application imports in place of the kind's. */
import { isObject, type Json, type JsonSchema, own, type ResolvedManifest } from 'plugboard/author'
import { type Locator, ownUse, placeSchema } from 'plugboard/internal'
import type { OwnField } from 'plugboard/runtime'
import type { GeneratedFile } from './file.ts'
import { OWN_MARK } from './own.ts'
import { compileTypes, NEVER, UNKNOWN } from './types/compile.ts'
import { createNamer, type Namer } from './types/name.ts'
import { closedShape, commentText, fromPairs, reference } from './types/shape.ts'
import { wrapLines } from './types/wrap.ts'

/** A kind, and the own fields of its entities in an account. */
export interface AccountFields {
  readonly manifest: ResolvedManifest
  /** The module of the kind, as an import names it. */
  readonly module: string
  readonly fields: Readonly<Record<string, readonly OwnField[]>>
}

/** Maximum number of options of an enum. A field with more is any text. */
const MOST_OPTIONS = 500

/** Generates `<kind>-account.ts`: the kind with the account's own fields in its records and in `own` of calls. */
export async function accountModule({ manifest, module, fields }: AccountFields): Promise<GeneratedFile> {
  const { kind, title } = manifest
  const namer = createNamer(['AccountKind', 'KindModule'])
  const [root, account] = [namer(kind, 'own', 'fields'), namer(kind, 'account')]
  const definitions: [string, JsonSchema][] = []
  const entities = Object.entries(fields).map(([entity, own]) => {
    const parts = entityTypes(manifest, entity, own, namer)
    definitions.push(...parts.definitions)
    return [entity, parts.schema] as const
  })
  const schema = {
    ...closedShape(entities, `The own fields of the account in ${commentText(title)}.`),
    $defs: fromPairs(definitions),
  }
  const name = `${account.charAt(0).toLowerCase()}${account.slice(1)}`
  const lines = [
    `${OWN_MARK}the own fields of an account.`,
    "import type { AccountKind, KindModule } from 'plugboard'",
    `import kind from ${JSON.stringify(module)}`,
    wrapLines(await compileTypes(schema, root)),
    `/** ${commentText(title)} with the own fields of the account. */`,
    `export type ${account} = AccountKind<typeof kind, ${root}>`,
    '',
    `export const ${name} = kind as object as KindModule<${account}>`,
    '',
    `export default ${name}`,
    '',
  ]
  return { path: `${kind}-account.ts`, text: lines.join('\n') }
}

/** The types of an entity: its own fields in records, and the values that writes take. */
function entityTypes(manifest: ResolvedManifest, entity: string, fields: readonly OwnField[], namer: Namer) {
  const { at = [], key, value } = manifest.entities[entity]?.ownFields ?? {}
  const operations = Object.values(manifest.operations).filter((operation) => operation.entity === entity)
  const uses = operations.flatMap((operation) => {
    const use = ownUse(manifest, operation)
    return use ? [{ operation, use }] : []
  })
  const reads = uses.filter(({ use }) => !use.write).map(({ operation }) => operation.action)
  const writes = uses.filter(({ use }) => use.write)
  const record = operations.find(({ action, record: schema }) => reads.includes(action) && schema)?.record
  const batches = writes.filter(({ use }) => use.batch !== undefined)
  const single = writes.find(({ use }) => use.batch === undefined)
  const param = single?.use.write?.param
  const params = single?.operation.params
  const inRecords = key || value ? entryForm(value) : formAt(manifest, record, at)
  const inWrites = formAt(manifest, params, param === undefined ? [] : [param])
  const [held, values] = [namer(entity, 'own'), namer(entity, 'own', 'values')]
  const title = commentText(entity)
  const definitions: [string, JsonSchema][] = [
    [held, map(fields, inRecords, `The own fields of ${title}.`)],
    [
      values,
      map(
        fields.filter(({ writable }) => writable),
        inWrites,
        `Values of own fields in writes of ${title}.`,
      ),
    ],
  ]
  const place = key
    ? closedShape([], '')
    : at.reduceRight<JsonSchema>(
        (inner, step) => ({ ...closedShape([[step, inner]], ''), required: [] }),
        reference(held),
      )
  const schema = closedShape(
    [
      ['fields', reference(held)],
      ['record', place],
      ['values', reference(values)],
      ['reads', words(reads)],
      ['writes', words(writes.map(({ operation }) => operation.action))],
      ...(batches.length > 0 ? [['batches', words(batches.map(({ operation }) => operation.action))] as const] : []),
    ],
    '',
  )
  return { definitions, schema }
}

/** The form of values: texts, JSON of their type, the same without options, or the third party's own. */
type ValueForm = 'text' | 'json' | 'plain' | 'unknown'

/** The form of entries that may be objects: where an entry can be the value itself, only options are objects. */
function entryForm(value: Locator | undefined): ValueForm {
  const last = value?.in === 'first' ? value.of.at(-1) : undefined
  return last?.in === 'body' && last.steps.length === 0 ? 'plain' : 'unknown'
}

/** The form of the values at a place of a schema, by its additional properties. */
function formAt(manifest: ResolvedManifest, schema: JsonSchema | undefined, at: readonly string[]): ValueForm {
  const { additionalProperties: others } = placeSchema(manifest, schema, at)
  const types = isObject(others) ? [placeSchema(manifest, others, []).type].flat() : []
  return types.includes('string') && types.every((type) => type === 'string' || type === 'null') ? 'text' : 'json'
}

function map(fields: readonly OwnField[], form: ValueForm, description: string): JsonSchema {
  return {
    ...closedShape(
      fields.map((field) => [field.name, fieldSchema(field, form)]),
      description,
    ),
    required: [],
  }
}

function fieldSchema(field: OwnField, form: ValueForm): JsonSchema {
  const { label, type, writable } = field
  const notes = [type, ...(writable ? [] : ['read-only'])].join(', ')
  const value = valueSchema(field, form)
  const description = commentText(`${label} (${notes})`)
  if (value.enum) return { description, enum: [...(value.enum as Json[]), null] }
  return value.type ? { description, type: [value.type, 'null'] } : { description, ...value }
}

function valueSchema({ type, options = [] }: OwnField, form: ValueForm): JsonSchema {
  if (form === 'unknown' || (form === 'plain' && type.startsWith('enum'))) return UNKNOWN
  if (type === 'enum' && options.length > 0 && options.length <= MOST_OPTIONS)
    return { enum: options.map(({ value }) => value) }
  if (form === 'text') return { type: 'string' }
  return own(JSON_TYPES, type) ?? UNKNOWN
}

/** Types whose JSON is alike at all third parties. */
const JSON_TYPES: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  date: { type: 'string' },
  datetime: { type: 'string' },
  number: { type: 'number' },
  boolean: { type: 'boolean' },
}

function words(names: readonly string[]): JsonSchema {
  return names.length > 0 ? { enum: [...names] } : NEVER
}
