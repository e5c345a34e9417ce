/** Positions of a database in its write-ahead log, with their times by this process's clock: the lag of a replica follows from them. */

/** Maximum number of positions. */
const MOST = 2_000

/** A position as PostgreSQL writes it, such as `16/B374D848`, as a number. */
export function logPositionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** A position of the database, and the last time at which it was there. */
interface KnownPosition {
  readonly position: bigint
  readonly at: number
}

/** Positions of the database. */
export class LogPositions {
  #known: KnownPosition[] = []

  /** Adds a position. @param at milliseconds of a monotonic clock before the question */
  note(position: bigint, at: number): void {
    this.#known = [...this.#known.filter((one) => one.position !== position), { position, at }].slice(-MOST)
  }

  /** Maximum milliseconds by which a replica at a position is behind; Infinity if unknown. */
  lagMs(position: bigint, now: number): number {
    if (position >= (this.#known.at(-1)?.position ?? 0n)) return 0
    const latest = this.#known.findLast((one) => one.position <= position)
    return latest === undefined ? Infinity : now - latest.at
  }
}
