/** Changes that tokens depend on, told to this process and to all others. */
import type { Database } from '../store/index.ts'
import type { Changed, TokenCache } from './tokens/cache.ts'

const CHANNEL = 'plugboard_changed'
const WHATS: ReadonlySet<string> = new Set<Changed>(['token', 'customer', 'application', 'organization'])

/** Tells that something was changed: here at once, elsewhere by the database. */
export type Tell = (what: Changed, id: string) => Promise<void>

/** What the parts of the room work with. */
export interface Room {
  readonly database: Database
  /** Milliseconds since 1970, by the database's clock. */
  readonly now: () => number
  readonly tell: Tell
}

/** Is called with what was changed, and the id of which one. */
export type ChangeListener = (what: Changed, id: string) => void

/** A `Tell` that calls the listeners of this process, then notifies every process. */
export function tellerOf(database: Database, listeners: readonly ChangeListener[]): Tell {
  return async (what, id) => {
    for (const listener of listeners) listener(what, id)
    await database.notify(CHANNEL, `${what}:${id}`)
  }
}

/** Empties a cache of whatever any process changes. The function returned stops it. */
export function hearChanges(database: Database, cache: TokenCache): Promise<() => Promise<void>> {
  return database.listen(CHANNEL, (payload) => {
    const colon = payload.indexOf(':')
    const what = payload.slice(0, colon)
    if (WHATS.has(what)) cache.forget(what as Changed, payload.slice(colon + 1))
  })
}
