/** Changes one by one and page by page, of both modes: the next page is fetched while one is handled. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import { invalidOption, type OptionNames } from '../base/options.ts'
import { callSignal, checkTime } from '../base/signal.ts'
import type { Change, ChangePage, Changes, ReadingOptions } from '../types/changes.ts'

/** A change without its checkpoint. */
export type BareChange = WithoutCheckpoint<Change>

type WithoutCheckpoint<T> = T extends unknown ? Omit<T, 'checkpoint'> : never

/** Changes that were read together. */
export interface BarePage<C> {
  readonly changes: readonly BareChange[]
  /** What continues before them, and after them. */
  readonly before: C
  readonly after: C
  readonly status: ChangePage<never>['status']
}

/** The names of the options of both modes. */
export const READING_OPTIONS: OptionNames<ReadingOptions> = { signal: true, follow: true, everyMs: true }

const EVERY_MS = 60_000

/** How long `follow` waits, or undefined where reading ends at the end. @throws ConnectorError `invalid_params` */
export function followMs({ follow = false, everyMs = EVERY_MS }: ReadingOptions, task: string): number | undefined {
  if (typeof follow !== 'boolean') throw invalidOption(task, 'follow', 'must be true or false', 'type')
  checkTime(task, 'everyMs', everyMs, 1000)
  return follow ? everyMs : undefined
}

/** Changes over pages. @param open begins to read: it is called once for each iteration */
export function changesOver<C>(
  open: (signal: AbortSignal) => AsyncGenerator<BarePage<C>, void, undefined>,
  given: AbortSignal | undefined,
): Changes<Change<never, string, C>> {
  async function* pages() {
    const { signal, abort, release } = callSignal([given])
    try {
      for await (const page of ahead(open(signal), abort)) yield dressed(page)
    } finally {
      release()
    }
  }
  async function* changes() {
    for await (const page of pages()) yield* page.changes
  }
  return { [Symbol.asyncIterator]: changes, pages }
}

/** In the midst of a page there is nothing to continue after but the page before. */
function dressed<C>({ changes, before, after, status }: BarePage<C>): ChangePage<Change<never, string, C>> {
  const last = changes.length - 1
  const all = changes.map((change, index) => ({ ...change, checkpoint: index === last ? after : before }))
  return { changes: all as Change<never, string, C>[], checkpoint: after, status }
}

/** The values of a generator, each fetched while the one before is handled. @param stop ends what is being fetched */
async function* ahead<T>(values: AsyncGenerator<T, void, undefined>, stop: () => void) {
  let coming = values.next()
  try {
    for (;;) {
      const { value, done } = await coming
      if (done) return
      coming = values.next()
      coming.catch(() => {})
      yield value
    }
  } finally {
    stop()
    await values.return()
  }
}

/** The error for an engine of the other mode. */
export function otherMode(task: string, hint: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot ${task}: the connector is of the other mode`, { hint })
}
