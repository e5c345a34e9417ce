/** Figures of callers: time of calls, failures, and the longest time without a success. */

/** The success of a call, as its code. */
export const OK = 'ok'

interface Class {
  readonly ms: number[]
  readonly codes: Map<string, number>
}

/** Time without a success: from when the first call that failed began. */
export interface Outage {
  readonly of: string
  readonly began: number
  readonly ms: number
}

/** Figures by class of call. */
export class Figures {
  readonly outages: Outage[] = []
  readonly #classes = new Map<string, Class>()
  readonly #began = performance.now()

  /** Notes a call that began at a time and ends now. */
  note(of: string, began: number, code: string): void {
    const entry = this.#classes.get(of) ?? { ms: [], codes: new Map<string, number>() }
    this.#classes.set(of, entry)
    if (code === OK) entry.ms.push(performance.now() - began)
    else entry.codes.set(code, (entry.codes.get(code) ?? 0) + 1)
  }

  /** Every code but success -> how often. */
  get failures(): Map<string, number> {
    const all = new Map<string, number>()
    for (const { codes } of this.#classes.values())
      for (const [code, count] of codes) all.set(code, (all.get(code) ?? 0) + count)
    return all
  }

  /** Number of successful calls of a class. */
  succeeded(of: string): number {
    return this.#classes.get(of)?.ms.length ?? 0
  }

  /** A line for each class, with the times of the calls that succeeded. */
  lines(): string[] {
    const seconds = (performance.now() - this.#began) / 1000
    return Array.from(this.#classes, ([of, { ms, codes }]) => {
      const times = `p50 ${percentile(ms, 0.5)} ms, p99 ${percentile(ms, 0.99)} ms`
      const failed = codes.size === 0 ? 'none' : JSON.stringify(Object.fromEntries(codes))
      return `${of}: ${ms.length} (${(ms.length / seconds).toFixed(1)}/s), ${times}, failed: ${failed}`
    })
  }
}

/** The value below which a part of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  return Math.round(value ?? Number.NaN)
}
