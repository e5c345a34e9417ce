/** The scopes that a consent asks for: those of the operations that are wanted, and what the owner granted before. */
import { ConnectorError } from '../base/errors.ts'
import { narrowestScopes } from '../base/scopes/granted.ts'
import { usualWant, type WantedFrom, wantedOperations } from '../base/scopes/wanted.ts'
import type { ResolvedOperation } from '../manifest/index.ts'
import type { Plan } from '../plan/index.ts'
import type { Authorization } from './authorization.ts'
import { checkScopes, isScope } from './checks.ts'

/** What a consent is to allow. */
export interface ConsentWish {
  /**
   * The operations: `read`, `write`, `contacts.read`, `contacts.write`, `search` for all that read searchable entities, or patterns such
   * as `contacts.create`, `deals.*` and `hubspot.contacts.list`. By default `search`, or `read` where no entity is searchable, and the
   * scopes of the auth variant that do not let their holder write.
   */
  readonly want?: readonly string[]
  /** In place of `want`: the scopes, as the vendor names them. */
  readonly scopes?: readonly string[]
  /** Scopes that the owner granted before. They are asked for again, so that a wider consent takes nothing away. */
  readonly granted?: readonly string[]
}

/**
 * The scopes to ask for, each once. With `want` the narrowest with which the vendor allows these operations, and those of the auth variant
 * that no operation names, such as `offline_access`. With `granted` alone the same again. Without both, those with which the vendor allows
 * to read what is searchable, and those of the auth variant that do not let their holder write. For a kind whose operations say no scopes,
 * those of the auth variant.
 * @throws ConnectorError `validation_error` for an entry of `want` that names no operation, or a text that is not a scope
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

/** The operations of a plan, for a wish to name. What a copy of a searchable entity is listed by can be read as well. */
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
 * A list in the order of an auth variant: the scopes that it has words for come first. None where all are another variant's, such as the
 * scopes of a person on the page of a bot.
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

/** Every scope that an operation names. */
function namedScopes(operations: readonly Pick<ResolvedOperation, 'scopes'>[]): ReadonlySet<string> {
  return new Set(operations.flatMap(({ scopes = [] }) => scopes.flat()))
}

/**
 * The scopes that an owner granted: as the vendor says, or as they were asked for where it does not. A vendor that says only names which
 * neither the kind nor the request knows does not say it.
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

/** What a scope allows: to read, to write, or what no operation says. */
export type ScopeAccess = 'read' | 'write' | null

/**
 * What scopes allow, by the operations that name them. One that a reading operation needs first lets its holder read, and also write where
 * an operation that writes needs no other.
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
