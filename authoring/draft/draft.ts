/** Drafts a manifest from a vendor's description. */
import { type Action, type Field, own, pointer } from 'plugboard/author'
import type { Json } from 'plugboard/runtime'
import type { ApiDescription, ApiOperation } from '../description/model.ts'
import { DescriptionFault } from '../description/description-fault.ts'
import { findAuth } from './find/auth.ts'
import { findBaseUrl } from './find/base-url.ts'
import { findCheck } from './check.ts'
import { type Classified, classify, groupByEntity } from './find/classify.ts'
import { findErrors } from './find/errors.ts'
import { FieldWriter } from './find/fields.ts'
import { docsOf, headOf, NO_DOCS } from './manifest/head.ts'
import { hoist } from './manifest/hoist.ts'
import type { ManifestDraft, DraftedFrom, DraftManifest, DraftOptions } from './manifest/model.ts'
import { draftOperation, presetOf } from './operation.ts'
import { presetValue } from './preset.ts'
import { operationName } from '../description/select.ts'
import { joinNotes, type Note, type ReportNote } from './find/note.ts'
import { isWithoutKey, type SchemaWriter, schemaWriter, withSharedSchema } from './manifest/schemas.ts'
import { defined } from 'plugboard/internal'
import { filled, filledObject } from '../base/filled.ts'

/** Drafts a manifest of the given operations. Adds another one if none of them can be the check. @throws DescriptionFault without any */
export function draftManifest(
  description: ApiDescription,
  selected: readonly ApiOperation[],
  options: DraftOptions,
): ManifestDraft {
  const notes: Note[] = []
  const report: ReportNote = (text) => notes.push({ at: '', text })
  const usable = onMainServer(selected, description, report)
  const classified = classifyAll(usable, report)
  const base = findBaseUrl(description.servers, options.baseUrl, report)
  const { auth, isGuess, carriers } = findAuth(description, usable, report)
  const { check, added, presets } = findCheck(classified, description.operations, carriers)
  if (!check && !options.isExtension)
    throw new DescriptionFault(
      'it has no operation that reads, which a kind needs to verify credentials',
      'Start without --from, and write the operations yourself.',
    )
  const examples = check ? presets.filter((name) => presetOf(check.operation, name) === undefined) : []
  const writer = new FieldWriter(options, docsOf(description))
  const schemas = schemaWriter(writer)
  const all = added && !options.isExtension ? [...classified, added] : classified
  const drafted = draftEntities(all, { check, writer, schemas, carriers, notes, report })
  const { entities, operations, remarks } = drafted
  const errors = findErrors(usable)
  const [checkId = ''] = [...operations].find(([, { operation }]) => operation === check?.operation) ?? []
  const manifest: DraftManifest = defined({
    ...headOf(description, options),
    base_url: base.baseUrl,
    check: checkId,
    check_params: filled(checkParams(entities, checkId, { check, presets, writer })),
    config: filled(base.config),
    auth,
    errors,
    entities,
    types: filledObject(writer.types),
    schemas: filledObject(schemas.all),
  })
  for (const [pointed, beside] of guessesOf(manifest, { base: base.remark, added, presets: examples, isGuess }))
    remarks.set(pointed, { beside })
  if (!errors) report('errors: no common place for messages found')
  for (const ref of description.unfollowed) report(`reference ${ref}: the document does not contain its target`)
  const text = options.isExtension ? { manifest, remarks } : hoist(manifest, remarks)
  return { ...text, notes: joinNotes(notes), operations }
}

/** Returns the params of a check that needs some: the vendor's defaults, or examples. */
function checkParams(
  entities: DraftedEntities['entities'],
  id: string,
  { check, presets, writer }: { check?: Classified; presets: readonly string[]; writer: FieldWriter },
): Record<string, Json> {
  if (!check) return {}
  const [entity = '', action = ''] = id.split('.')
  const { params = {} } = (entities[entity]?.[action] ?? {}) as { params?: Record<string, Field> }
  const value = (name: string) =>
    presetValue(own(params, name), { name, types: writer.types, value: presetOf(check.operation, name) })
  return Object.fromEntries(presets.map((name) => [name, value(name)]))
}

/** Returns the operations on the manifest's server. */
function onMainServer(
  selected: readonly ApiOperation[],
  { servers }: ApiDescription,
  report: ReportNote,
): ApiOperation[] {
  return selected.filter((operation) => {
    if (operation.server === undefined || operation.server.url === servers[0]?.url) return true
    report(`${operationName(operation)}: it is on another server, ${operation.server.url}`)
    return false
  })
}

function classifyAll(operations: readonly ApiOperation[], report: ReportNote): Classified[] {
  return operations.flatMap((operation) => {
    const one = classify(operation)
    const lacks = operation.method === 'GET' ? 'a read without a response' : 'its method'
    if (!one) report(`${operationName(operation)}: the language has no action for ${lacks}`)
    return one ?? []
  })
}

interface EntityContext {
  readonly check: Classified | undefined
  readonly writer: FieldWriter
  readonly schemas: SchemaWriter
  readonly carriers: ReadonlySet<string>
  readonly notes: Note[]
  readonly report: ReportNote
}

interface DraftedEntities {
  readonly entities: Record<string, Record<string, unknown>>
  readonly operations: Map<string, DraftedFrom>
  readonly remarks: Map<string, { beside?: string }>
}

/** Drafts the entities with their actions, and notes the basis of their pagination. */
function draftEntities(classified: readonly Classified[], context: EntityContext): DraftedEntities {
  const { check, writer, schemas, carriers, notes, report } = context
  const drafted: DraftedEntities = { entities: {}, operations: new Map(), remarks: new Map() }
  for (const [entity, group] of groupByEntity(classified)) {
    const source: Record<string, unknown> = {}
    for (const [action, one] of oneOfEach(group, check, report)) {
      const id = `${entity}.${action}`
      const reportAt: ReportNote = (text) => notes.push({ at: id, text })
      const operation = draftOperation(one, { writer, carriers, report: reportAt })
      const { records, evidence } = operation
      const schema = records && schemas.nameFor(records.record, entity, action)
      source[action] = defined({ ...operation.source, schema })
      if (evidence !== undefined)
        drafted.remarks.set(pointer('/entities', entity, action, 'pagination'), { beside: evidence })
      drafted.operations.set(id, { operation: one.operation, records })
    }
    if (Object.keys(source).length === 0) continue
    const whole = withSharedSchema(source, schemas, entity)
    drafted.entities[entity] = whole
    if (isWithoutKey(whole, schemas))
      report(`${entity}: the key of its records; no field has this name, and records need a key`)
  }
  return drafted
}

/** Yields the guesses in a manifest by JSON pointer, with the author's next step. */
function* guessesOf(
  { docs, auth }: DraftManifest,
  {
    base,
    added,
    presets,
    isGuess,
  }: {
    readonly base: string | undefined
    readonly added: Classified | undefined
    readonly presets: readonly string[]
    readonly isGuess: boolean
  },
): Generator<readonly [pointer: string, remark: string]> {
  if (base !== undefined) yield ['/base_url', `${base}; check the vendor's documentation`]
  if (docs === NO_DOCS) yield ['/docs', 'not found in the description']
  for (const [name, { send }] of Object.entries(auth))
    if (send?.headers?.Authorization?.toString().startsWith('{{') === true)
      yield [pointer('/auth', name, 'send'), 'the description does not give the prefix of the key']
  if (added) yield ['/check', 'was not selected; a check needs a read without params']
  if (isGuess) yield ['/auth', "not found in the description; check the vendor's documentation"]
  if (presets.length > 0)
    yield ['/check_params', `replace ${presets.join(' and ')} with a value that works with every account`]
}

/** Keeps one operation for each action: the check first, then PATCH before PUT before POST. Reports the others. */
function oneOfEach(
  group: readonly Classified[],
  check: Classified | undefined,
  report: ReportNote,
): [Action, Classified][] {
  const order = ['GET', 'PATCH', 'PUT', 'POST', 'DELETE']
  const rank = (one: Classified) => (one === check ? -1 : order.indexOf(one.operation.method))
  const sorted = group.toSorted((a, b) => rank(a) - rank(b))
  const actions = new Map<Action, Classified>()
  for (const one of sorted) {
    const before = actions.get(one.action)
    if (before)
      report(
        `${operationName(one.operation)}: ${operationName(before.operation)} is already that entity's ${one.action}`,
      )
    else actions.set(one.action, one)
  }
  const inOrder: Action[] = ['list', 'get', 'create', 'update', 'delete', 'api_search', 'download']
  return inOrder.flatMap((action) => {
    const one = actions.get(action)
    return one ? [[action, one] as const] : []
  })
}
