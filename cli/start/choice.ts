/** Which operations of a kind show best what a kind is: a list with a next page, a record that can be asked for, a write. */
import { connect } from 'plugboard'
import { type Json, type JsonObject, type JsonSchema, own } from 'plugboard/internal'
import { ConnectorError, type Plan, UpstreamError } from 'plugboard/runtime'
import { recordCounts, Simulation } from 'plugboard/simulator'

type Operation = Plan['manifest']['operations'][string]

/** A call that was made in the sandbox, with what came of it. */
export interface MadeCall {
  readonly entity: string
  readonly action: string
  readonly params: JsonObject
  readonly records: readonly JsonObject[]
  /** Whether the result is a list of records, rather than one. */
  readonly isList: boolean
  readonly next: JsonObject | null
}

/** The same call, and the error with which it ended. */
export interface RefusedCall extends Omit<MadeCall, 'records' | 'isList' | 'next'> {
  readonly error: ConnectorError
}

/** The calls that show a kind. */
export interface KindTour {
  readonly list: MadeCall
  /** What `all` of that list has to be given: it chooses the size of its pages itself. */
  readonly allParams: JsonObject
  /** The page after that of the list, where it has one. */
  readonly nextPage?: MadeCall | undefined
  /** A call with a wrong name among its params. */
  readonly mistake: RefusedCall
  /** A call that the vendor refuses. */
  readonly refusal?: RefusedCall | undefined
  readonly write?: MadeCall | undefined
}

/** So many records are asked for. */
const SIZE = 3

/** A connector of the sandbox, whose operations are known by name alone. */
interface Played {
  readonly plan: Plan
  call(entity: string, action: string, params: JsonObject): Promise<MadeCall>
  example(id: string): JsonObject
  close(): Promise<void>
}

/** Makes the calls of a kind in the sandbox. @throws ConnectorError `unsupported_action` for a kind without a list that it answers */
export async function takeTour(plan: Plan): Promise<KindTour> {
  const played = await openPlayed(plan)
  try {
    const list = await chosenList(played)
    return {
      list,
      allParams: withoutSize(plan, list),
      nextPage: list.next === null ? undefined : await played.call(list.entity, list.action, list.next),
      mistake: await mistakenCall(played, list),
      refusal: await refusedCall(played, list.entity),
      write: await chosenWrite(played, list.entity),
    }
  } finally {
    await played.close()
  }
}

async function openPlayed(plan: Plan): Promise<Played> {
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

/** The list that shows most: with a next page, of records that can be created, without params that must be given. */
async function chosenList(played: Played): Promise<MadeCall> {
  let fallback: MadeCall | undefined
  for (const operation of rankedLists(played.plan)) {
    const made = await attempted(() => played.call(operation.entity, 'list', listParams(operation, played)))
    if (!made || made.records.length === 0) continue
    if (made.records.length > 1 && made.next !== null) return made
    fallback ??= made
  }
  if (fallback) return fallback
  const { kind } = played.plan
  throw new ConnectorError('unsupported_action', `Cannot show ${kind}: the sandbox answers no list of it`, {
    hint: 'Choose another kind: plugboard kinds lists them.',
  })
}

/** The lists of a kind, the easiest first. */
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

/** The param that sets the size of pages. */
function sizeParam({ pagination }: Operation): string | undefined {
  return pagination && 'size' in pagination ? pagination.size : undefined
}

function listParams(operation: Operation, played: Played): JsonObject {
  const given = needsNone(operation) ? {} : played.example(`${operation.entity}.list`)
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

/** The list called with a name that has a letter too few: it is refused before anything is sent. */
async function mistakenCall(played: Played, { entity, action, params }: MadeCall): Promise<RefusedCall> {
  const operation = own(played.plan.manifest.operations, `${entity}.${action}`)
  const name = (operation && sizeParam(operation)) ?? 'limit'
  const { [name]: size = SIZE, ...others } = params
  const wrong = { ...others, [`${name.slice(0, -2)}${name.slice(-1)}`]: size }
  const refused = await refusedWith(played, { entity, action, params: wrong }, ConnectorError)
  if (!refused) throw new Error(`Cannot show a mistake: ${entity}.${action} takes any param`)
  return refused
}

/** Names of records that no account has. */
const UNKNOWN = ['no-such-id', '00000000-0000-4000-8000-999999999999', 999_999_999] as const

/** A record that the vendor does not have. */
async function refusedCall(played: Played, entity: string): Promise<RefusedCall | undefined> {
  const { operations } = played.plan.manifest
  const gets = Object.values(operations).filter(({ action, params }) => {
    return action === 'get' && ((params.required ?? []) as string[]).length === 1
  })
  for (const { entity: of, params } of gets.toSorted(
    (a, b) => Number(b.entity === entity) - Number(a.entity === entity),
  )) {
    const [name = ''] = params.required as string[]
    for (const id of UNKNOWN) {
      const refused = await refusedWith(played, { entity: of, action: 'get', params: { [name]: id } }, UpstreamError)
      if (refused) return refused
    }
  }
  return undefined
}

async function refusedWith(
  played: Played,
  { entity, action, params }: Pick<MadeCall, 'entity' | 'action' | 'params'>,
  type: typeof ConnectorError | typeof UpstreamError,
): Promise<RefusedCall | undefined> {
  try {
    await played.call(entity, action, params)
    return undefined
  } catch (error) {
    if (!(error instanceof type)) return undefined
    return { entity, action, params, error }
  }
}

/** Values of fields that people know, by their names. */
const KNOWN: Readonly<Record<string, string>> = {
  name: 'A first record',
  title: 'A first record',
  subject: 'A first record',
  description: 'Written by a first program',
}
/** The same of a person. */
const PERSON: Readonly<Record<string, string>> = { ...KNOWN, name: 'Ada Lovelace', email: 'ada@example.com' }

/** A record that is created: of the entity of the list, else of another. */
async function chosenWrite(played: Played, entity: string): Promise<MadeCall | undefined> {
  const { operations } = played.plan.manifest
  const creates = Object.values(operations).filter(
    ({ action, effect, file, deprecated }) => action === 'create' && effect === 'additive' && !file && !deprecated,
  )
  for (const one of creates.toSorted((a, b) => Number(b.entity === entity) - Number(a.entity === entity))) {
    const least = played.example(`${one.entity}.create`)
    for (const params of [withKnown(one, least), least]) {
      const made = await attempted(() => played.call(one.entity, 'create', params))
      if (made && made.records.length > 0) return made
    }
  }
  return undefined
}

/** The least params of a write, with a name or a title where it takes one as a text. */
function withKnown(operation: Operation, least: JsonObject): JsonObject {
  const properties = propertiesOf(operation)
  const known = Object.entries('email' in properties ? PERSON : KNOWN).filter(([name]) => {
    const { type, enum: values, format } = own(properties, name) ?? {}
    return type === 'string' && values === undefined && (format === undefined || format === 'email')
  })
  return { ...least, ...Object.fromEntries(known) }
}

/** What a call gives, or nothing where it is refused. */
async function attempted<T>(call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ConnectorError) return undefined
    throw error
  }
}
