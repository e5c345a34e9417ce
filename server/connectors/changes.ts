/** What any process tells of connectors: heard, told, and waited for. */
import type { Database } from '../store/index.ts'

const CHANNEL = 'plugboard_changed'

/** What has changed: `connector`, `customer`, `oauth_application`, and the id of which one. */
export type Hear = (what: string, id: string) => void

/** What processes tell each other. */
export interface Changes {
  /** Hears of every change, those of this process included. */
  hear(hear: Hear): void
  /** Tells every process that a connector has changed. */
  tell(connectorId: string): Promise<void>
  /** Watches a connector from now on, until it is ended. */
  watch(connectorId: string): Watch
  close(): Promise<void>
}

/** An eye on one connector. */
export interface Watch {
  /** Is done when the connector has changed since the watch began, or after so long: what was told may have been missed. */
  changed(atMostMs: number): Promise<void>
  end(): void
}

/** Listens to the database, and to what this process changes itself: a notification of its own comes later than its next call. */
export async function createChanges(database: Database, onChange?: (listener: Hear) => void): Promise<Changes> {
  const hearers: Hear[] = []
  const waiting = new Map<string, Set<() => void>>()
  const heard = (what: string, id: string) => {
    for (const hear of hearers) hear(what, id)
    if (what === 'connector') for (const wake of waiting.get(id) ?? []) wake()
  }
  onChange?.(heard)
  const stop = await database.listen(CHANNEL, (payload) => {
    const at = payload.indexOf(':')
    heard(payload.slice(0, at), payload.slice(at + 1))
  })
  return {
    hear: (hear) => void hearers.push(hear),
    async tell(connectorId) {
      heard('connector', connectorId)
      await database.notify(CHANNEL, `connector:${connectorId}`)
    },
    watch(connectorId) {
      const wakes = waiting.get(connectorId) ?? new Set()
      waiting.set(connectorId, wakes)
      let wake = () => {}
      const changed = new Promise<void>((resolve) => (wake = resolve))
      wakes.add(wake)
      return {
        changed(atMostMs) {
          const timer = setTimeout(wake, atMostMs)
          return changed.finally(() => clearTimeout(timer))
        },
        end() {
          wakes.delete(wake)
          if (wakes.size === 0 && waiting.get(connectorId) === wakes) waiting.delete(connectorId)
        },
      }
    },
    close: stop,
  }
}
