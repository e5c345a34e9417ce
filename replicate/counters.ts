/** Counters of a replication, for its summary and its metrics. */
import type { WriteOutcome } from './model/change.ts'

/** The counters of a run. */
export class Counters {
  upserts = 0
  deletes = 0
  pages = 0
  /** Rows of removed copies. */
  erased = 0
  /** Completed rounds. */
  rounds = 0
  /** Failed rounds. */
  failures = 0
  /** Incomplete copies, by the last page. */
  unready: readonly string[] = []
  readonly #misfits = new Map<string, number>()
  readonly #now: () => number
  readonly #began: number

  constructor(now: () => number) {
    this.#now = now
    this.#began = now()
  }

  add({ upserts, deletes, erased, misfits }: WriteOutcome, unready: readonly string[]): void {
    this.erased += erased
    this.unready = unready
    this.upserts += upserts
    this.deletes += deletes
    this.pages++
    for (const [column, count] of Object.entries(misfits))
      this.#misfits.set(column, (this.#misfits.get(column) ?? 0) + count)
  }

  /** Values that do not fit their column, by the column. */
  get misfits(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#misfits)
  }

  /** Returns the summary as `--json` prints it. */
  summary(): Record<string, unknown> {
    const { upserts, deletes, erased, pages, rounds, failures, unready, misfits } = this
    return {
      upserts,
      deletes,
      erased,
      pages,
      rounds,
      failures,
      unready,
      misfits,
      seconds: Math.round((this.#now() - this.#began) / 100) / 10,
    }
  }

  /** Returns the counters as one line. */
  text(): string {
    const parts = [`${this.upserts} upserts`, `${this.deletes} deletes`]
    if (this.erased > 0) parts.push(`${this.erased} erased`)
    return parts.join(', ')
  }

  /** Returns the counters in the text format of Prometheus. */
  metrics(): string {
    const misfits = Object.values(this.misfits).reduce((sum, count) => sum + count, 0)
    const rows: readonly (readonly [name: string, help: string, value: number])[] = [
      ['upserts_total', 'Created or changed records.', this.upserts],
      ['deletes_total', 'Removed records.', this.deletes],
      ['erased_total', 'Rows of removed copies.', this.erased],
      ['pages_total', 'Stored pages.', this.pages],
      ['rounds_total', 'Completed rounds.', this.rounds],
      ['round_failures_total', 'Failed rounds.', this.failures],
      ['misfits_total', 'Values that do not fit their column.', misfits],
    ]
    return rows
      .map(([name, help, value]) => {
        const full = `plugboard_replicate_${name}`
        return `# HELP ${full} ${help}\n# TYPE ${full} counter\n${full} ${value}\n`
      })
      .join('')
  }
}
