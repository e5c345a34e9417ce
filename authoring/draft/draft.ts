/** A vendor's description -> the first draft of a manifest, with what it rests on and what it leaves out. */
import type { Field, Fields, OperationSource } from '../language.ts'
import type { Action } from 'plugboard/author'
import { pointer } from 'plugboard/author'
import type { ApiDescription, ApiOperation, Shape } from '../openapi/model.ts'
import { DescriptionFault } from '../openapi/document.ts'
import { findAuth } from '../find/auth.ts'
import { findBaseUrl } from '../find/base-url.ts'
import { findCheck } from './check.ts'
import type { Classified } from '../find/classify.ts'
import { classify, groupByEntity } from '../find/classify.ts'
import { findErrors } from '../find/errors.ts'
import type { FieldWriter } from '../find/fields.ts'
import { fieldWriter, isReserved } from '../find/fields.ts'
import { hoist } from './hoist.ts'
import type { Draft, DraftedFrom, DraftManifest, DraftOptions } from './model.ts'
import { draftOperation } from './operation.ts'
import { nameOf } from '../openapi/select.ts'
import type { Note } from '../find/tell.ts'
import { singular, typeName, unusedName } from '../find/words.ts'

/** Drafts a manifest of the given operations; one more is added when none of them can be the check. @throws DescriptionFault when none at all can */
export function draftManifest(
  description: ApiDescription,
  selected: readonly ApiOperation[],
  options: DraftOptions,
): Draft {
  const notes: Note[] = []
  const remarks = new Map<string, { beside?: string }>()
  const tell = (text: string) => void notes.push({ at: '', text })
  const usable = selected.filter((operation) => {
    if (operation.server === undefined || operation.server.url === description.servers[0]?.url) return true
    tell(`${nameOf(operation)}: it is on another server, ${operation.server.url}`)
    return false
  })
  const classified = usable.flatMap((operation) => {
    const one = classify(operation)
    if (!one) tell(`${nameOf(operation)}: the language has no action for its method`)
    return one ?? []
  })
  const { check, added, presets } = findCheck(classified, description.operations)
  if (!check)
    throw new DescriptionFault(
      'no operation of it reads, and a kind needs one to prove credentials',
      'Begin without --from, and write the operations by hand.',
    )
  const base = findBaseUrl(description.servers, options.baseUrl, tell)
  const { auth, isGuess, carriers } = findAuth(description, usable, tell)
  const writer = fieldWriter(options.withDescriptions === true)
  const schemas = schemaWriter(writer)
  const entities: Record<string, Record<string, unknown>> = {}
  const operations = new Map<string, DraftedFrom>()
  for (const [entity, group] of groupByEntity(added ? [...classified, added] : classified)) {
    const actions = oneOfEach(group, check, tell)
    const source: Record<string, unknown> = {}
    for (const [action, one] of actions) {
      const id = `${entity}.${action}`
      const at = pointer('/entities', entity, action)
      const telling = (text: string) => void notes.push({ at: id, text })
      const drafted = draftOperation(one, { writer, carriers, tell: telling, ...(one === check && { presets }) })
      const { records } = drafted
      const schema = records && schemas.nameFor(records.record, entity, action)
      source[action] = { ...drafted.source, ...(schema !== undefined && { schema }) }
      if (drafted.evidence !== undefined) remarks.set(pointer(at, 'pagination'), { beside: drafted.evidence })
      operations.set(id, { operation: one.operation, ...(records && { records }) })
    }
    if (Object.keys(source).length > 0) entities[entity] = withSharedSchema(source, schemas, entity)
  }
  const errors = findErrors(usable)
  const [checkId] = [...operations].find(([, { operation }]) => operation === check.operation) ?? ['']
  const manifest: DraftManifest = {
    format: 1,
    kind: options.kind,
    id: options.id,
    title: options.title ?? description.title.slice(0, 100),
    category: 'uncategorised',
    version: '0.1.0',
    support: 'community',
    docs: docsOf(description),
    base_url: base.baseUrl,
    check: checkId,
    ...(Object.keys(base.config).length > 0 && { config: base.config }),
    auth,
    ...(errors && { errors }),
    entities: entities,
    ...(writer.types.size > 0 && { types: Object.fromEntries(writer.types) }),
    ...(schemas.all.size > 0 && { schemas: Object.fromEntries(schemas.all) }),
  }
  if (base.remark !== undefined)
    remarks.set('/base_url', { beside: `${base.remark}; check the vendor's documentation` })
  if (manifest.docs === NO_DOCS) remarks.set('/docs', { beside: 'not found in the description' })
  for (const [name, { send }] of Object.entries(auth))
    if (Object.hasOwn(send?.headers ?? {}, 'Authorization'))
      remarks.set(pointer('/auth', name, 'send'), { beside: 'the description does not say what stands before the key' })
  if (added) remarks.set('/check', { beside: 'was not asked for; a check needs a read without params' })
  if (isGuess) remarks.set('/auth', { beside: "not found in the description; check the vendor's documentation" })
  if (presets.length > 0)
    remarks.set('/check', { beside: `needs ${presets.join(', ')}; put a real value in the place of its default` })
  if (!errors) tell('errors: no common place for messages found')
  for (const ref of description.unfollowed) tell(`reference ${ref}: it leads nowhere in the document`)
  return { ...hoist(manifest, remarks), notes: unique(notes), operations }
}

function docsOf({ docs }: ApiDescription): string {
  return docs !== undefined && /^https:\/\/[^\s@]+$/.test(docs) && docs.length <= 500 ? docs : NO_DOCS
}

const NO_DOCS = 'https://example.com/docs'

/** One operation for each action, the check first, then PATCH before PUT before POST; the others are told. */
function oneOfEach(
  group: readonly Classified[],
  check: Classified,
  tell: (text: string) => void,
): [Action, Classified][] {
  const order = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE']
  const rank = (one: Classified) => (one === check ? -1 : order.indexOf(one.operation.method))
  const sorted = group.toSorted((a, b) => rank(a) - rank(b))
  const actions = new Map<Action, Classified>()
  for (const one of sorted) {
    const before = actions.get(one.action)
    if (before) tell(`${nameOf(one.operation)}: ${nameOf(before.operation)} is already that entity's ${one.action}`)
    else actions.set(one.action, one)
  }
  const inOrder: Action[] = ['list', 'get', 'create', 'update', 'delete', 'api_search', 'download']
  return inOrder.flatMap((action) => (actions.has(action) ? [[action, actions.get(action)!]] : []))
}

interface SchemaWriter {
  /** The name of a record's schema; undefined for records without known fields. */
  readonly nameFor: (shape: Shape, entity: string, action: Action) => string | undefined
  readonly all: ReadonlyMap<string, Fields>
}

function schemaWriter(writer: FieldWriter): SchemaWriter {
  const all = new Map<string, Fields>()
  const namesByText = new Map<string, string[]>()
  return {
    all,
    nameFor(shape, entity, action) {
      const fields = [...shape.properties].filter(([name]) => !isReserved(name))
      if (fields.length === 0) return undefined
      const schema: Fields = Object.fromEntries(
        fields.map(([name, read]): [string, Field] => [
          name,
          writer.record(read(), shape.required.has(name) && !shape.isChoice),
        ]),
      )
      const text = JSON.stringify(schema)
      const wanted = shape.name ?? singular(entity) + (action === 'delete' ? '_deleted' : '')
      const isNamed = shape.name !== undefined
      const equal = namesByText.get(text) ?? []
      const same = equal.find((name) => !isNamed || isSameName(name, wanted))
      if (same !== undefined) return same
      const taken = { has: (name: string) => all.has(name) || writer.types.has(name) }
      const name = unusedName(typeName(wanted, 'Record'), taken, '')
      all.set(name, schema)
      namesByText.set(text, [...equal, name])
      return name
    },
  }
}

function isSameName(name: string, wanted: string): boolean {
  return name.replace(/\d+$/, '') === typeName(wanted, 'Record').replace(/\d+$/, '')
}

/** The schema that most actions of an entity have stands at the entity. */
function withSharedSchema(
  source: Record<string, unknown>,
  { all }: SchemaWriter,
  entity: string,
): Record<string, unknown> {
  const actions = Object.entries(source) as [string, OperationSource][]
  const names = actions.flatMap(([, { schema }]) => (schema == null ? [] : [schema]))
  const [shared] = names.toSorted((a, b) => names.filter((n) => n === b).length - names.filter((n) => n === a).length)
  if (shared === undefined) return source
  const key = keyOf(all.get(shared)!, entity)
  const cut = actions.map(([action, { schema, ...rest }]) => {
    if (schema === shared) return [action, rest]
    const hasOther = schema === undefined && rest.records !== null && rest.file === undefined
    return [action, { ...rest, ...(schema !== undefined && { schema }), ...(hasOther && { schema: null }) }]
  })
  return { ...(key !== undefined && { key }), schema: shared, ...Object.fromEntries(cut) }
}

/** The field that identifies a record, when it is not id. */
function keyOf(fields: Fields, entity: string): string | undefined {
  if (Object.hasOwn(fields, 'id')) return undefined
  const one = singular(entity)
  return ['gid', 'uuid', 'key', `${one}_id`, `${one}Id`, 'slug', 'code'].find((name) => Object.hasOwn(fields, name))
}

function unique(notes: readonly Note[]): Note[] {
  return [...new Map(notes.map((note) => [`${note.at}\n${note.text}`, note])).values()]
}
