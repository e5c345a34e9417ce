/** The scopes of a consent: for the wanted operations, and the ones granted before. */
import { ConnectorError } from '../base/errors.ts'
import { narrowestScopes, usualWant, type WantedFrom, wantedOperations } from '../base/scopes.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import type { Plan } from '../plan/index.ts'
import type { Authorization } from './authorization.ts'
import { checkScopes, isScope } from './checks.ts'

/** The wish of a consent. */
export interface ConsentWish {
  /**
   * The operations: `read`, `write`, `contacts.read`, `contacts.write`, `search` for all that read searchable entities, or patterns such
   * as `contacts.create`, `deals.*` and `hubspot.contacts.list`. Defaults to `search`, or to `read` if no entity is searchable, with the
   * scopes of the auth variant that do not allow writes.
   */
  readonly want?: readonly string[]
  /** The vendor's scopes, in place of `want`. */
  readonly scopes?: readonly string[]
  /** Scopes that the owner granted before. The consent asks for them again, so that it removes none. */
  readonly granted?: readonly string[]
}

/**
 * The distinct scopes of a consent. With `want`: the narrowest scopes for these operations, and the auth variant's
 * scopes without an operation, such as `offline_access`. With only `granted`: the same scopes again. Without both: the
 * scopes for reading searchable entities, and the auth variant's scopes except for writes. Kinds whose operations have
 * no scopes use those of the auth variant.
 * @throws ConnectorError `validation_error` for an entry of `want` without operations, or a text that is not a scope
 */
export function scopesToAsk(
  plan: Plan,
  authorization: Authorization,
  { want, scopes, granted = [] }: ConsentWish,
): readonly string[] {
  if (want && scopes)
    throw new ConnectorError('validation_error', 'Cannot ask for consent: want and scopes are both given', {
      hint: 'Give want to ask for operations, or scopes to ask for scopes of the vendor.',
      errors: [{ field: 'want', message: 'must be left out beside scopes', error_code: 'conflict' }],
    })
  if (scopes) return checkScopes(authorization, scopes)
  const from = wantedFrom(plan)
  const before = granted.filter((scope) => isScope(authorization, scope))
  const isUsual = want === undefined && before.length === 0
  const wanted = wantedOperations(from, want ?? (isUsual ? usualWant(from) : []))
  const named = namedScopes(from.operations)
  const access = scopeAccess(plan, authorization.scopes)
  const anyway = authorization.scopes.filter((scope) =>
    isUsual ? access.get(scope) !== 'write' : named.size === 0 || !named.has(scope),
  )
  const required = wanted.flatMap(({ scopes: lists = [] }) =>
    lists.flatMap((list) => knownFirst(plan, authorization, list)),
  )
  return checkScopes(authorization, narrowestScopes(required, [...new Set([...anyway, ...before])]))
}

/** The operations of a plan that a wish can name. The parents of a searchable entity are searchable too. */
export function wantedFrom({ kind, manifest: { operations, entities } }: Plan): WantedFrom<ResolvedOperation> {
  const searchable = new Set<string>()
  const add = (entity: string): void => {
    if (searchable.has(entity)) return
    searchable.add(entity)
    const parents = Object.values(entities[entity]?.sync?.each ?? {})
    for (const parent of parents) if (typeof parent === 'string') add(parent.slice(0, parent.lastIndexOf('.')))
  }
  for (const [entity, { search }] of Object.entries(entities)) if (search) add(entity)
  return { kind, operations: Object.values(operations), searchable }
}

/**
 * A list in the order of an auth variant: its own scopes come first. Empty if all belong to another variant, such as the scopes of a
 * person on the page of a bot.
 */
function knownFirst({ manifest }: Plan, { variant, scopeWords }: Authorization, list: readonly string[]): string[][] {
  const known = list.filter((scope) => Object.hasOwn(scopeWords, scope))
  if (known.length > 0) return [[...known, ...list.filter((scope) => !known.includes(scope))]]
  const isOthers = Object.entries(manifest.auth).some(
    ([name, { authorize }]) =>
      name !== variant && list.some((scope) => Object.hasOwn(authorize?.scopeWords ?? {}, scope)),
  )
  return isOthers ? [] : [[...list]]
}

/** The scopes that operations name. */
function namedScopes(operations: readonly Pick<ResolvedOperation, 'scopes'>[]): ReadonlySet<string> {
  return new Set(operations.flatMap(({ scopes = [] }) => scopes.flat()))
}

/**
 * The scopes that an owner granted: those of the vendor's response, else the requested ones. A response with only unknown scopes does not
 * count.
 * @see RFC 6749 section 5.1
 */
export function grantedOf(
  plan: Plan,
  { scopes: usual }: Authorization,
  asked: readonly string[],
  said: readonly string[] | undefined,
): readonly string[] {
  const known = new Set([...usual, ...asked, ...namedScopes(Object.values(plan.manifest.operations))])
  return said?.some((scope) => known.has(scope)) ? said : asked
}

/** The access of a scope: to read, to write, or unknown. */
export type ScopeAccess = 'read' | 'write' | null

/**
 * The access of scopes, by the operations that name them. The first scope of a reading operation allows to read, and also to write if a
 * writing operation needs no other.
 */
export function scopeAccess(plan: Plan, scopes: readonly string[]): ReadonlyMap<string, ScopeAccess> {
  const operations = Object.values(plan.manifest.operations).filter((operation) => operation.scopes)
  const reading = new Set(
    operations.flatMap(({ effect, scopes: lists = [] }) => (effect === 'read' ? lists.map(([first]) => first) : [])),
  )
  const writes = (scope: string) =>
    operations.some(
      ({ effect, scopes: lists = [] }) =>
        effect !== 'read' &&
        lists.flat().includes(scope) &&
        (!reading.has(scope) || lists.every((list) => list.some((one) => reading.has(one)))),
    )
  const accessOf = (scope: string): ScopeAccess => {
    if (writes(scope)) return 'write'
    return operations.some(({ scopes: lists = [] }) => lists.flat().includes(scope)) ? 'read' : null
  }
  return new Map(scopes.map((scope) => [scope, accessOf(scope)]))
}
