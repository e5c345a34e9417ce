/** Changes one by one and page by page, of both modes. The next page is fetched while you handle one. */
import { itemsOf } from '../../runtime/base/items.ts'
import type { AllChangesPage } from '../../generated/contract/bodies.ts'
import { ConnectorError } from '../../runtime/base/errors.ts'
import { defined } from '../../runtime/base/json.ts'
import { BOOLEAN, milliseconds, optionsOf, orNull, SIGNAL, STRING, countKind } from '../../runtime/base/options.ts'
import { callSignal } from '../base/signal.ts'
import type { Change, ChangePage, Changes, ChangesOptions, ReadingOptions } from '../types/change-types.ts'

/** A change without its checkpoint. */
export type Bare<X> = X extends unknown ? Omit<X, 'checkpoint'> : never

/** A change of one entity without its checkpoint. */
export type BareChange = Bare<Change>

/** A change to continue after. */
interface Continued {
  readonly checkpoint: unknown
}

/** Changes that were read together. @typeParam X the changes, as the application gets them */
export interface BarePage<X extends Continued> {
  readonly changes: readonly Bare<X>[]
  /** Checkpoints that continue before and after them. */
  readonly before: X['checkpoint']
  readonly after: X['checkpoint']
  readonly status: ChangePage<never>['status']
}

/** Options of both modes. */
export const READING_OPTIONS = optionsOf<ReadingOptions>({
  signal: SIGNAL,
  follow: BOOLEAN,
  everyMs: milliseconds(1000),
})

/** Options of a copy's changes. */
export const CHANGES_OPTIONS = optionsOf<ChangesOptions>({
  ...READING_OPTIONS.table,
  after: orNull(STRING),
  limit: countKind('changes', 1),
})

const EVERY_MS = 60_000

/** The wait of `follow`, in milliseconds. Undefined without `follow`. */
export function followMs({ follow = false, everyMs = EVERY_MS }: ReadingOptions): number | undefined {
  return follow ? everyMs : undefined
}

/** Changes over pages. @param open begins to read, once for each iteration */
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
  return { [Symbol.asyncIterator]: () => itemsOf(pages(), ({ changes }) => changes), pages }
}

/** Within a page, a change continues after the previous page. */
function dressed<X extends Continued>({ changes, before, after, status }: BarePage<X>): ChangePage<X> {
  const last = changes.length - 1
  const all = changes.map((change, index) => ({ ...change, checkpoint: index === last ? after : before }))
  return { changes: all as unknown as X[], checkpoint: after, status }
}

/** Values of a generator, each fetched while you handle the one before. @param stop ends the current fetch */
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

/** A page of the platform's changes, of one copy or of all. */
interface WirePage {
  readonly data: readonly Pick<
    AllChangesPage['data'][number],
    'operation' | 'key' | 'changed_at' | 'record' | 'mapped'
  >[]
  readonly meta: Pick<AllChangesPage['meta'], 'has_more' | 'cursor' | 'snapshot' | 'status'>
}

/** The differences between readings of one copy and of all copies. */
export interface CopyReading<P extends WirePage> {
  ask(after: string | undefined): Promise<P>
  /** Names the copy of a change. */
  about(change: P['data'][number] | undefined): object
  /** Copies that may lack records; undefined where nothing is complete yet. */
  exceptOf(page: P): readonly unknown[] | undefined
  /** Waits for further changes. Without it, reading ends at the end. */
  readonly wait: (() => Promise<void>) | undefined
}

/** Reads the changes of copies from a checkpoint on, page by page. */
export async function* copyPages<P extends WirePage, X extends Continued>(
  { ask, about, exceptOf, wait }: CopyReading<P>,
  given: string | null | undefined,
): AsyncGenerator<BarePage<X>, void> {
  const began = new Date().toISOString()
  let { pass, cursor } = parsedCheckpoint(given ?? checkpointText(began, ''))
  let lastExcept: string | undefined
  let isCaughtUp = false
  for (;;) {
    const page = await ask(cursor || undefined)
    const { data, meta } = page
    const reading = { ...about(undefined), pass: pass ?? began }
    const changes: object[] = data.map((change) => ({ ...reading, ...about(change), ...changeOf(change) }))
    const before = checkpointText(pass, cursor)
    const isEnd = !meta.has_more
    // Until the first sync of a copy is complete, records may be missing.
    const except = pass !== undefined && (isEnd || !meta.snapshot) ? exceptOf(page) : undefined
    if (except) {
      const named = JSON.stringify(except)
      if (named !== lastExcept) changes.push({ ...reading, operation: 'complete', except })
      lastExcept = named
      if (except.length === 0) pass = undefined
    }
    if (isEnd && !(isCaughtUp && changes.length === 0)) changes.push({ ...reading, operation: 'caught_up' })
    isCaughtUp = isEnd
    cursor = meta.cursor
    if (changes.length > 0)
      yield { changes, before, after: checkpointText(pass, cursor), status: meta.status } as unknown as BarePage<X>
    if (isEnd && !wait) return
    if (isEnd) await wait?.()
  }
}

function changeOf({ operation, key, changed_at: changedAt, record, mapped }: WirePage['data'][number]): object {
  if (operation === 'reset') return { operation, changedAt }
  if (operation === 'delete') return { operation, key, changedAt, record: null }
  return defined({ operation, key, changedAt, record, mapped })
}

/** The text of a checkpoint. Within a snapshot it has the snapshot's start: `snapshot 2026-01-31T12:00:00.000Z <cursor>`. */
function checkpointText(pass: string | undefined, cursor: string): string {
  return pass === undefined ? cursor : `snapshot ${pass} ${cursor}`
}

function parsedCheckpoint(after: string): { pass: string | undefined; cursor: string } {
  const [, pass, cursor = after] = /^snapshot (\S+) (.*)$/.exec(after) ?? []
  return { pass, cursor }
}

/** The error for an engine of the other mode. */
export function otherMode(task: string, hint: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot ${task}: the connector is of the other mode`, { hint })
}
