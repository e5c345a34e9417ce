/** Changes one by one and page by page, of both modes: the next page is fetched while one is handled. */
import { ConnectorError } from '../../runtime/base/errors.ts'
import {
  BOOLEAN,
  milliseconds,
  optionsOf,
  orNull,
  SIGNAL,
  STRING,
  countKind,
} from '../../runtime/base/options/kinds.ts'
import { callSignal } from '../base/signal.ts'
import type { Change, ChangePage, Changes, ChangesOptions, ReadingOptions } from '../types/changes.ts'

/** A change without its checkpoint. */
export type Bare<X> = X extends unknown ? Omit<X, 'checkpoint'> : never

/** A change of one entity without its checkpoint. */
export type BareChange = Bare<Change>

/** What can be continued after. */
interface Continued {
  readonly checkpoint: unknown
}

/** Changes that were read together. @typeParam X the changes, as the application gets them */
export interface BarePage<X extends Continued> {
  readonly changes: readonly Bare<X>[]
  /** What continues before them, and after them. */
  readonly before: X['checkpoint']
  readonly after: X['checkpoint']
  readonly status: ChangePage<never>['status']
}

/** The options of both modes. */
export const READING_OPTIONS = optionsOf<ReadingOptions>({
  signal: SIGNAL,
  follow: BOOLEAN,
  everyMs: milliseconds(1000),
})

/** The options of a copy's changes. */
export const CHANGES_OPTIONS = optionsOf<ChangesOptions>({
  ...READING_OPTIONS.table,
  after: orNull(STRING),
  limit: countKind('changes', 1),
})

const EVERY_MS = 60_000

/** How long `follow` waits, or undefined where reading ends at the end. */
export function followMs({ follow = false, everyMs = EVERY_MS }: ReadingOptions): number | undefined {
  return follow ? everyMs : undefined
}

/** Changes over pages. @param open begins to read: it is called once for each iteration */
export function changesOver<X extends Continued>(
  open: (signal: AbortSignal) => AsyncGenerator<BarePage<X>, void, undefined>,
  given: AbortSignal | undefined,
): Changes<X> {
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
function dressed<X extends Continued>({ changes, before, after, status }: BarePage<X>): ChangePage<X> {
  const last = changes.length - 1
  const all = changes.map((change, index) => ({ ...change, checkpoint: index === last ? after : before }))
  return { changes: all as unknown as X[], checkpoint: after, status }
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

/** A checkpoint within a snapshot says when the snapshot began: `snapshot 2026-01-31T12:00:00.000Z <cursor>`. */
export function checkpointText(pass: string, cursor: string): string {
  return `snapshot ${pass} ${cursor}`
}

/** The cursor of a checkpoint, and the pass of one within a snapshot. */
export function parsedCheckpoint(after: string): { pass: string | undefined; cursor: string } {
  const [, pass, cursor] = /^snapshot (\S+) (.*)$/.exec(after) ?? []
  return pass === undefined ? { pass, cursor: after } : { pass, cursor: cursor ?? '' }
}

/** The error for an engine of the other mode. */
export function otherMode(task: string, hint: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot ${task}: the connector is of the other mode`, { hint })
}
