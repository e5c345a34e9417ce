/** Combines work for single items into one statement for many. */
import { DatabaseError } from './database/database.ts'

/**
 * Works on several items of a group.
 * @returns a result for each item, in their order
 */
export type RunTogether<Item, Result> = (group: string, items: readonly Item[]) => Promise<readonly Result[]>

/** Maximum number of items of one statement. */
const MOST = 250

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers the items of each group in one turn of the event loop, and during earlier work of the group. If
 * the database refuses several items, each is sent separately, so that none fails because of another.
 */
export class Gathered<Item, Result> {
  readonly #run: RunTogether<Item, Result>
  readonly #groups = new Map<string, Waiting<Item, Result>[]>()

  constructor(run: RunTogether<Item, Result>) {
    this.#run = run
  }

  /** Returns the result for an item. Its work begins after this call. @throws errors of the work */
  add(group: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = this.#groups.get(group)
      if (waiting) {
        waiting.push({ item, resolve, reject })
        return
      }
      this.#groups.set(group, [{ item, resolve, reject }])
      setImmediate(() => {
        this.#work(group).catch(reject)
      })
    })
  }

  async #work(group: string): Promise<void> {
    const waiting = this.#groups.get(group) ?? []
    while (waiting.length > 0) await this.#settle(group, waiting.splice(0, MOST))
    this.#groups.delete(group)
  }

  async #settle(group: string, some: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#run(
        group,
        some.map(({ item }) => item),
      )
      if (results.length !== some.length) throw new Error('Cannot settle gathered work: each item has one result')
      for (const [index, result] of results.entries()) some[index]?.resolve(result)
    } catch (error) {
      if (some.length > 1 && error instanceof DatabaseError) for (const one of some) await this.#settle(group, [one])
      else for (const { reject } of some) reject(error)
    }
  }
}
