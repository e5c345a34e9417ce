/** What an application or an agent wants of an account, as patterns of operations. */
import { ConnectorError } from '../errors.ts'
import { didYouMean, matchesGlob, quoted } from '../names.ts'

/** An operation as patterns name it. */
export interface NamedOperation {
  readonly entity: string
  readonly action: string
  readonly effect: 'read' | 'additive' | 'overwrites' | 'destroys'
}

/** The operations of a kind, among which entries of a wish name some. */
export interface WantedFrom<T extends NamedOperation> {
  readonly kind: string
  readonly operations: readonly T[]
  /** The entities whose records can be copied for `search`. */
  readonly searchable: ReadonlySet<string>
}

/** Whether a pattern names an operation: `customers.list`, `stripe.customers.list`, or a glob such as `*.list`. */
export function namesOperation(
  pattern: string,
  kind: string,
  { entity, action }: Omit<NamedOperation, 'effect'>,
): boolean {
  return matchesGlob(`${entity}.${action}`, pattern) || matchesGlob(`${kind}.${entity}.${action}`, pattern)
}

/**
 * The operations that are wanted, in their own order. An entry is `read` for all that read, `write` for all others, both also of one
 * entity (`contacts.read`), `search` for all that read searchable entities, or a pattern of operations: `contacts.create`, `deals.*`.
 * `contacts.search` wants the list that is copied.
 * @throws ConnectorError `validation_error` for an entry that names no operation
 */
export function wantedOperations<T extends NamedOperation>(from: WantedFrom<T>, want: readonly string[]): T[] {
  const found = want.map((entry) => meantBy(entry, from))
  const unknown = want.filter((_, index) => found[index]?.length === 0)
  if (unknown.length > 0) throw unknownWant(from.kind, from.operations, unknown)
  const wanted = new Set(found.flat())
  return from.operations.filter((operation) => wanted.has(operation))
}

/** Whether an entry of a wish names an operation of a kind: an entry for several kinds may name none of some. */
export function namesAny(from: WantedFrom<NamedOperation>, entry: string): boolean {
  return meantBy(entry, from).length > 0
}

/** The wish where nobody says one: to read what is searchable; to read all where nothing is. */
export function usualWant({ operations, searchable }: WantedFrom<NamedOperation>): readonly string[] {
  if (searchable.size > 0) return ['search']
  return operations.some(({ effect }) => effect === 'read') ? ['read'] : []
}

function meantBy<T extends NamedOperation>(entry: string, { kind, operations, searchable }: WantedFrom<T>): T[] {
  if (entry === 'search') return operations.filter(({ entity, effect }) => effect === 'read' && searchable.has(entity))
  const named = operations.filter(
    (operation) =>
      namesOperation(entry, kind, operation) ||
      (operation.action === 'list' && namesOperation(entry, kind, { ...operation, action: 'search' })),
  )
  const dot = entry.lastIndexOf('.')
  const [entity, access] = dot < 0 ? ['*', entry] : [entry.slice(0, dot), entry.slice(dot + 1)]
  if (named.length > 0 || (access !== 'read' && access !== 'write')) return named
  return operations.filter(
    (operation) =>
      (operation.effect === 'read') === (access === 'read') &&
      (matchesGlob(operation.entity, entity) || matchesGlob(`${kind}.${operation.entity}`, entity)),
  )
}

function unknownWant(kind: string, operations: readonly NamedOperation[], unknown: readonly string[]): ConnectorError {
  const names = new Set(operations.flatMap(({ entity, action }) => [`${entity}.${action}`, `${entity}.*`]))
  const [first = ''] = unknown
  return new ConnectorError(
    'validation_error',
    `Cannot ask for consent to ${kind}: want names no operation by ${unknown.map(quoted).join(', ')}.${didYouMean(first, names)}`,
    {
      hint: 'Write read, write, search, or operations such as contacts.create, contacts.read and contacts.*.',
      errors: unknown.map((entry) => ({
        field: 'want',
        message: `names no operation by ${quoted(entry)}`,
        error_code: 'unknown_operation',
      })),
    },
  )
}
