/** Chooses operations that show a kind: a list with a next page, a record to get, a write. */
import { connect } from 'plugboard'
import { type Json, type JsonObject, type JsonSchema, own } from 'plugboard/internal'
import { ConnectorError, type Plan, UpstreamError } from 'plugboard/runtime'
import { recordCounts, Simulation } from 'plugboard/simulator'

type Operation = Plan['manifest']['operations'][string]

/** A call in the sandbox with its result. */
export interface MadeCall {
  readonly entity: string
  readonly action: string
  readonly params: JsonObject
  readonly records: readonly JsonObject[]
  /** Whether the result is a list of records. */
  readonly isList: boolean
  readonly next: JsonObject | null
}

/** A call with its error. */
export interface RefusedCall extends Omit<MadeCall, 'records' | 'isList' | 'next'> {
  readonly error: ConnectorError
}

/** The calls that show a kind. */
export interface KindTour {
  readonly list: MadeCall
  /** Params for `all` of the list, which chooses the size of pages itself. */
  readonly allParams: JsonObject
  /** The second page, if there is one. */
  readonly nextPage?: MadeCall | undefined
  /** A call with a misspelled param. */
  readonly mistake: RefusedCall
  /** A call that the vendor refuses. */
  readonly refusal?: RefusedCall | undefined
  readonly write?: MadeCall | undefined
}

/** Number of records in a page. */
const SIZE = 3

/** A connector to the sandbox with operations by name. */
interface KindSandbox {
  readonly plan: Plan
  call(entity: string, action: string, params: JsonObject): Promise<MadeCall>
  example(id: string): JsonObject
  close(): Promise<void>
}

/**
 * Makes the calls that show a kind, in the sandbox.
 * @throws ConnectorError `unsupported_action` for a kind without a list that the sandbox answers
 */
export async function takeTour(plan: Plan): Promise<KindTour> {
  const sandbox = await openKind(plan)
  try {
    const list = await chosenList(sandbox)
    return {
      list,
      allParams: withoutSize(plan, list),
      nextPage: list.next === null ? undefined : await sandbox.call(list.entity, list.action, list.next),
      mistake: await mistakenCall(sandbox, list),
      refusal: await refusedCall(sandbox, list.entity),
      write: await chosenWrite(sandbox, list.entity),
    }
  } finally {
    await sandbox.close()
  }
}

async function openKind(plan: Plan): Promise<KindSandbox> {
  const { manifest } = plan
  const open = await connect(manifest, { sandbox: true })
  const options = { records: 250, recordsOf: recordCounts(manifest), fileBytes: 1, hasHistory: false }
  const simulation = new Simulation(manifest, options)
  return {
    plan,
    async call(entity, action, params) {
      const result = await open.$execute(entity, action as 'list', params)
      const { records, next } = result as { records?: Json; next?: JsonObject | null }
      const list = [records ?? []].flat() as JsonObject[]
      return { entity, action, params, records: list, isList: Array.isArray(records), next: next ?? null }
    },
    example: (id) => simulation.example(id),
    close: () => open.$close(),
  }
}

/** Chooses a list: best with a next page, records that the kind can create, and no required params. */
async function chosenList(sandbox: KindSandbox): Promise<MadeCall> {
  let fallback: MadeCall | undefined
  for (const operation of rankedLists(sandbox.plan)) {
    const made = await attempted(() => sandbox.call(operation.entity, 'list', listParams(operation, sandbox)))
    if (!made || made.records.length === 0) continue
    if (made.records.length > 1 && made.next !== null) return made
    fallback ??= made
  }
  if (fallback) return fallback
  const { kind } = sandbox.plan
  throw new ConnectorError('unsupported_action', `Cannot show ${kind}: the sandbox answers no list of it`, {
    hint: 'Choose another kind: plugboard kinds lists them.',
  })
}

/** Returns the lists of a kind, the easiest first. */
function rankedLists({ manifest: { operations } }: Plan): readonly Operation[] {
  const rankOf = (one: Operation) =>
    (needsNone(one) ? 0 : 4) +
    (own(operations, `${one.entity}.create`) ? 0 : 2) +
    (sizeParam(one) === undefined ? 1 : 0)
  const lists = Object.values(operations).filter(
    ({ action, effect, deprecated }) => action === 'list' && effect === 'read' && !deprecated,
  )
  return lists.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function needsNone({ params, require = [] }: Operation): boolean {
  return ((params.required ?? []) as string[]).length === 0 && require.length === 0
}

/** Returns the param for the size of pages. */
function sizeParam({ pagination }: Operation): string | undefined {
  return pagination && 'size' in pagination ? pagination.size : undefined
}

function listParams(operation: Operation, sandbox: KindSandbox): JsonObject {
  const given = needsNone(operation) ? {} : sandbox.example(`${operation.entity}.list`)
  const size = sizeParam(operation)
  if (size === undefined || given[size] !== undefined) return given
  const { minimum = 1, type } = own(propertiesOf(operation), size) ?? {}
  return type === 'integer' ? { ...given, [size]: Math.max(SIZE, Number(minimum)) } : given
}

function withoutSize({ manifest: { operations } }: Plan, { entity, params }: MadeCall): JsonObject {
  const operation = own(operations, `${entity}.list`)
  const size = operation && sizeParam(operation)
  return Object.fromEntries(Object.entries(params).filter(([name]) => name !== size))
}

function propertiesOf({ params }: Operation): Readonly<Record<string, JsonSchema>> {
  return (params.properties ?? {}) as Record<string, JsonSchema>
}

/** Calls the list with a misspelled param, which fails before a request. */
async function mistakenCall(sandbox: KindSandbox, { entity, action, params }: MadeCall): Promise<RefusedCall> {
  const operation = own(sandbox.plan.manifest.operations, `${entity}.${action}`)
  const name = (operation && sizeParam(operation)) ?? 'limit'
  const { [name]: size = SIZE, ...others } = params
  const wrong = { ...others, [`${name.slice(0, -2)}${name.slice(-1)}`]: size }
  const refused = await refusedWith(sandbox, { entity, action, params: wrong }, ConnectorError)
  if (!refused) throw new Error(`Cannot show a mistake: ${entity}.${action} takes any param`)
  return refused
}

/** Keys that no record has. */
const UNKNOWN = ['no-such-id', '00000000-0000-4000-8000-999999999999', 999_999_999] as const

/** Gets a record that the vendor does not have. */
async function refusedCall(sandbox: KindSandbox, entity: string): Promise<RefusedCall | undefined> {
  const { operations } = sandbox.plan.manifest
  const gets = Object.values(operations).filter(({ action, params }) => {
    return action === 'get' && ((params.required ?? []) as string[]).length === 1
  })
  for (const { entity: of, params } of gets.toSorted(
    (a, b) => Number(b.entity === entity) - Number(a.entity === entity),
  )) {
    const [name = ''] = params.required as string[]
    for (const id of UNKNOWN) {
      const refused = await refusedWith(sandbox, { entity: of, action: 'get', params: { [name]: id } }, UpstreamError)
      if (refused) return refused
    }
  }
  return undefined
}

async function refusedWith(
  sandbox: KindSandbox,
  { entity, action, params }: Pick<MadeCall, 'entity' | 'action' | 'params'>,
  type: typeof ConnectorError | typeof UpstreamError,
): Promise<RefusedCall | undefined> {
  try {
    await sandbox.call(entity, action, params)
    return undefined
  } catch (error) {
    if (!(error instanceof type)) return undefined
    return { entity, action, params, error }
  }
}

/** Values of common fields, by their names. */
const KNOWN: Readonly<Record<string, string>> = {
  name: 'A first record',
  title: 'A first record',
  subject: 'A first record',
  description: 'Written by a first program',
}
/** The same for a person. */
const PERSON: Readonly<Record<string, string>> = { ...KNOWN, name: 'Ada Lovelace', email: 'ada@example.com' }

/** Creates a record: of the entity of the list, else of another. */
async function chosenWrite(sandbox: KindSandbox, entity: string): Promise<MadeCall | undefined> {
  const { operations } = sandbox.plan.manifest
  const creates = Object.values(operations).filter(
    ({ action, effect, file, deprecated }) => action === 'create' && effect === 'additive' && !file && !deprecated,
  )
  for (const one of creates.toSorted((a, b) => Number(b.entity === entity) - Number(a.entity === entity))) {
    const least = sandbox.example(`${one.entity}.create`)
    for (const params of [withKnown(one, least), least]) {
      const made = await attempted(() => sandbox.call(one.entity, 'create', params))
      if (made && made.records.length > 0) return made
    }
  }
  return undefined
}

/** Returns the required params of a write, with a name or a title if it takes one. */
function withKnown(operation: Operation, least: JsonObject): JsonObject {
  const properties = propertiesOf(operation)
  const known = Object.entries('email' in properties ? PERSON : KNOWN).filter(([name]) => {
    const { type, enum: values, format } = own(properties, name) ?? {}
    return type === 'string' && values === undefined && (format === undefined || format === 'email')
  })
  return { ...least, ...Object.fromEntries(known) }
}

/** Returns the result of a call; undefined for a refused one. */
async function attempted<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}
