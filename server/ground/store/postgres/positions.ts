/** LogPositions of a database in its write-ahead log, and when it was there: how far behind a replica is, by this process's clock alone. */

/** So many positions are remembered. */
const MOST = 2_000

/** A position as PostgreSQL writes it, such as `16/B374D848`, as a number. */
export function logPositionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** Where the database was, and when it was last known to be there. */
interface KnownPosition {
  readonly position: bigint
  readonly at: number
}

/** Where the database was at the times it was asked. */
export class LogPositions {
  #known: KnownPosition[] = []

  /** Notes where the database is. @param at milliseconds that only grow, of before it was asked */
  note(position: bigint, at: number): void {
    this.#known = [...this.#known.filter((one) => one.position !== position), { position, at }].slice(-MOST)
  }

  /** For how many milliseconds a replica at a position may have lacked something; Infinity when that is not known. */
  lagMs(position: bigint, now: number): number {
    if (position >= (this.#known.at(-1)?.position ?? 0n)) return 0
    const latest = this.#known.findLast((one) => one.position <= position)
    return latest === undefined ? Infinity : now - latest.at
  }
}
