/** Compares the OAuth scopes that operations require with the granted ones. */
import { ConnectorError } from '../errors.ts'
import { own } from '../json.ts'

/** What a vendor requires: one scope of each list. */
export type RequiredScopes = readonly (readonly string[])[]

/** An operation with the scopes that it requires. */
interface ScopedOperation {
  readonly entity: string
  readonly action: string
  readonly scopes?: RequiredScopes
}

/**
 * The lists without a granted scope.
 * @param granted the scopes that the owner granted; undefined or empty where nobody knows them, and nothing is missing then
 */
export function missingScopes(required: RequiredScopes = [], granted: readonly string[] = []): RequiredScopes {
  return granted.length === 0 ? [] : required.filter((list) => !list.some((scope) => granted.includes(scope)))
}

/** Scopes for people: `"contacts.write" or "contacts", "profile"`. */
export function scopesText(lists: RequiredScopes): string {
  return lists.map((list) => list.map((scope) => JSON.stringify(scope)).join(' or ')).join(', ')
}

/** What the owner of a kind granted, and what the kind says of scopes. */
interface Grant {
  readonly kind: string
  /** As for `missingScopes`. */
  readonly granted: readonly string[]
  /** What a scope allows, in a sentence, by its name. */
  readonly words: Readonly<Record<string, string>> | undefined
}

/**
 * Refuses a call that the owner has not allowed.
 * @throws ConnectorError `scope_missing`, with a scope of each missing list in `errors` and `consent`, and how to ask for it in `hint`
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
 * The fewest and narrowest scopes with which a vendor allows all that is required: of a list the one that is asked for anyway, else
 * its first.
 * @param asked what is asked for in any case
 * @returns `asked`, and what it lacks
 */
export function narrowestScopes(required: RequiredScopes, asked: readonly string[]): string[] {
  const scopes = new Set([...asked, ...required.flatMap((list) => (list.length === 1 ? list : []))])
  for (const list of required) {
    const [first] = list
    if (first !== undefined && !list.some((scope) => scopes.has(scope))) scopes.add(first)
  }
  // A scope that a later list brought may stand for an earlier list, too.
  const isNeeded = (scope: string) => required.some((list) => list.every((one) => one === scope || !scopes.has(one)))
  for (const scope of scopes) if (!asked.includes(scope) && !isNeeded(scope)) scopes.delete(scope)
  return [...scopes]
}
