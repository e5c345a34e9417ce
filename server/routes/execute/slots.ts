/** How many calls may run at once for one thing, such as a connector. */
import { ConnectorError } from 'plugboard/runtime'

/** Takes a place until the function returned is called. @throws ConnectorError `rate_limited` when all are taken */
export type TakeSlot = (key: string) => () => void

/** At most so many at once for each key. @param what names the key's thing in the error */
export function createSlots(limit: number, what: string): TakeSlot {
  const taken = new Map<string, number>()
  return (key) => {
    const count = taken.get(key) ?? 0
    if (count >= limit)
      throw new ConnectorError('rate_limited', `Cannot execute: ${limit} calls of this ${what} run already`, {
        retryAfterMs: 1000,
        hint: 'Wait for one of them to end.',
      })
    taken.set(key, count + 1)
    return () => {
      const left = taken.get(key)! - 1
      if (left === 0) taken.delete(key)
      else taken.set(key, left)
    }
  }
}
