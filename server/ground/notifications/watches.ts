/** Waits for changes of single rows. */
import type { ChangeNotice } from './notice.ts'

/** A watch on one row. */
export interface ChangeWatch {
  /** Resolves once the row has changed since the watch began, or after a number of milliseconds: a notification may be lost. */
  changed(atMostMs: number): Promise<void>
  end(): void
}

/** Watches of one process. */
export class ChangeWatches {
  readonly #waiting = new Map<string, Set<() => void>>()

  /** Begins a watch. */
  begin(notice: ChangeNotice): ChangeWatch {
    const key = keyOf(notice)
    const wakes = this.#waiting.get(key) ?? new Set()
    this.#waiting.set(key, wakes)
    let wake = () => {}
    const changed = new Promise<void>((resolve) => (wake = resolve))
    wakes.add(wake)
    return {
      changed(atMostMs) {
        const timer = setTimeout(wake, atMostMs)
        return changed.finally(() => clearTimeout(timer))
      },
      end: () => {
        wakes.delete(wake)
        if (wakes.size === 0 && this.#waiting.get(key) === wakes) this.#waiting.delete(key)
      },
    }
  }

  /** Resolves every watch on a row. */
  wake(notice: ChangeNotice): void {
    for (const wake of this.#waiting.get(keyOf(notice)) ?? []) wake()
  }
}

function keyOf({ subject, id }: ChangeNotice): string {
  return `${subject}:${id}`
}
