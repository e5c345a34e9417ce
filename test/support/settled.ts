/** Waits for the work of another side, without a guess at its time. */
import { setTimeout as delay } from 'node:timers/promises'

/** Reads a number until it is above 0 and no longer grows within 200 ms, or has passed a limit; returns it. */
export async function settled(read: () => number, limit: number): Promise<number> {
  for (let before = 0; ; before = read()) {
    await delay(200)
    const now = read()
    if (now > limit || (now > 0 && now === before)) return now
  }
}
