/** The operations that an application wants, the OAuth scopes that they require, and the granted ones. */
import { ConnectorError } from './errors.ts'
import { own } from './json.ts'
import { didYouMean, matchesGlob, quoted } from './names.ts'

/** The scopes that a vendor requires: one of each list. */
export type RequiredScopes = readonly (readonly string[])[]

/** An operation with the scopes that it requires. */
interface ScopedOperation {
  readonly entity: string
  readonly action: string
  readonly scopes?: RequiredScopes
}

/**
 * The lists without a granted scope.
 * @param granted the scopes that the owner granted; undefined or empty if they are unknown, and then none is missing
 */
export function missingScopes(required: RequiredScopes = [], granted: readonly string[] = []): RequiredScopes {
  return granted.length === 0 ? [] : required.filter((list) => !list.some((scope) => granted.includes(scope)))
}

/** Scopes in a message: `"contacts.write" or "contacts", "profile"`. */
export function scopesText(lists: RequiredScopes): string {
  return lists.map((list) => list.map((scope) => JSON.stringify(scope)).join(' or ')).join(', ')
}

/** The scopes that an owner granted, and the kind's words for scopes. */
interface Grant {
  readonly kind: string
  /** As for `missingScopes`. */
  readonly granted: readonly string[]
  /** A sentence about each scope, by its name. */
  readonly words: Readonly<Record<string, string>> | undefined
}

/**
 * Refuses a call that the owner has not granted.
 * @throws ConnectorError `scope_missing`, with the missing scopes in `errors` and `consent`
 */
export function checkScopesOf({ entity, action, scopes }: ScopedOperation, { kind, granted, words }: Grant): void {
  const missing = missingScopes(scopes, granted)
  if (missing.length === 0) return
  const id = `${entity}.${action}`
  throw new ConnectorError('scope_missing', `Cannot execute ${id}: the owner has not granted ${scopesText(missing)}`, {
    sent: false,
    hint:
      `Ask the owner to consent again: consent(${JSON.stringify(kind)}, {want: [${JSON.stringify(id)}], granted: scopes}). ` +
      'Connect with the credentials and scopes that it returns.',
    consent: {
      want: [id],
      scopes: missing.flatMap(([name]) =>
        name === undefined ? [] : [{ name, words: own(words ?? {}, name) ?? null }],
      ),
    },
    errors: missing.map((list) => ({
      field: 'scopes',
      message: `must include ${list.join(' or ')}`,
      error_code: 'scope_missing',
    })),
  })
}

/**
 * The fewest and narrowest scopes that fulfill the requirements: of each list, a scope that is asked for already, else the first.
 * @param asked the scopes that are always asked for
 * @returns `asked` with the missing scopes
 */
export function narrowestScopes(required: RequiredScopes, asked: readonly string[]): string[] {
  const scopes = new Set([...asked, ...required.flatMap((list) => (list.length === 1 ? list : []))])
  for (const list of required) {
    const [first] = list
    if (first !== undefined && !list.some((scope) => scopes.has(scope))) scopes.add(first)
  }
  // A scope of a later list may also fulfill an earlier one.
  const isNeeded = (scope: string) => required.some((list) => list.every((one) => one === scope || !scopes.has(one)))
  for (const scope of scopes) if (!asked.includes(scope) && !isNeeded(scope)) scopes.delete(scope)
  return [...scopes]
}

/** An operation that patterns can name. */
export interface NamedOperation {
  readonly entity: string
  readonly action: string
  readonly effect: 'read' | 'additive' | 'overwrites' | 'destroys'
}

/** The operations of a kind. */
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
 * The wanted operations, in their own order. An entry is a group or a pattern: `contacts.create`, `deals.*`. The group
 * `read` has all reads and `write` all others, also of one entity (`contacts.read`). The group `search` has the reads
 * of searchable entities, and `contacts.search` the copied list.
 * @throws ConnectorError `validation_error` for an entry without operations
 */
export function wantedOperations<T extends NamedOperation>(from: WantedFrom<T>, want: readonly string[]): T[] {
  const found = want.map((entry) => meantBy(entry, from))
  const unknown = want.filter((_, index) => found[index]?.length === 0)
  if (unknown.length > 0) throw unknownWant(from.kind, from.operations, unknown)
  const wanted = new Set(found.flat())
  return from.operations.filter((operation) => wanted.has(operation))
}

/** Whether an entry names an operation of a kind: an entry for several kinds may name none of one. */
export function namesAny(from: WantedFrom<NamedOperation>, entry: string): boolean {
  return meantBy(entry, from).length > 0
}

/** The default wish: to read the searchable entities, else all entities. */
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
