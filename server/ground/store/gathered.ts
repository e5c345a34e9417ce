/** Work for one thing at a time that the database does for many by one statement. */
import { DatabaseError } from './database/database.ts'

/**
 * Does the work for several items of a group.
 * @returns a result for each item, in their order
 */
export type RunTogether<Item, Result> = (group: string, items: readonly Item[]) => Promise<readonly Result[]>

/** So many items at most are worked on at once. */
const MOST = 250

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers the items of each group: those that come in one turn of the event loop, or while the work for others of their group goes
 * on, are worked on together. Where the database refuses several, each is worked on alone, so that none fails for another's sake.
 */
export class Gathered<Item, Result> {
  readonly #run: RunTogether<Item, Result>
  readonly #groups = new Map<string, Waiting<Item, Result>[]>()

  constructor(run: RunTogether<Item, Result>) {
    this.#run = run
  }

  /** The result for an item; the work for it begins after this call. @throws what the work throws */
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
