/** Changes on their way to stdout: a line of JSON each, or one JSON document. */
import type { Change, ChangePage, Changes } from 'plugboard'
import { defined } from 'plugboard/internal'
import type { JsonObject } from 'plugboard/runtime'
import { EXIT } from '../base/exit.ts'
import { count, createProgress, jsonText } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import { UsageError } from '../base/usage.ts'

/** How changes are read, as options of a command say it. */
export interface FollowFlags {
  readonly follow?: true
  readonly every?: number
  readonly json?: true
}

/** The options of the client. @throws UsageError */
export function readingOptions({ follow, every, json }: FollowFlags) {
  if (every !== undefined && !follow) throw new UsageError('Cannot use --every without --follow')
  if (follow && json) throw new UsageError('Cannot print one JSON document with --follow', 'Leave out --json.')
  return { follow: follow ?? false, everyMs: every === undefined ? undefined : every * 1000 }
}

/** What is done with each page, and what its lines have. */
export interface ChangePrinting<C> {
  /** Called when the lines of a page are written. */
  readonly written?: (page: ChangePage<Change<JsonObject, string, C>>) => Promise<void>
  /** Whether each line has its checkpoint. */
  readonly hasCheckpoints: boolean
}

/**
 * Prints changes until there are no more, or until the command is interrupted while it follows.
 * @returns the exit code
 */
export async function printChanges<C>(
  changes: Pick<Changes<Change<JsonObject, string, C>>, 'pages'>,
  { written, hasCheckpoints }: ChangePrinting<C>,
  { follow }: FollowFlags,
  { stdout, stderr, signal, isJson }: Context,
): Promise<number> {
  const progress = createProgress(stderr)
  let read = 0
  let opening = '{"changes":['
  try {
    for await (const page of changes.pages()) {
      const texts = page.changes.map((change) => jsonText(wireChange(change, hasCheckpoints)))
      if (isJson && texts.length > 0) {
        await stdout.write(`${opening}${texts.join(',')}`)
        opening = ','
      }
      if (!isJson) await stdout.write(texts.map((text) => `${text}\n`).join(''))
      await written?.(page)
      read += texts.length
      progress.update(count(read, 'change'))
    }
  } catch (error) {
    if (!follow || !signal.aborted) throw error
  } finally {
    await progress.done()
  }
  if (isJson) await stdout.write(`${opening === ',' ? '' : opening}]}\n`)
  return EXIT.done
}

/** A change with the names that the platform API has: `changedAt` is `changed_at`. */
function wireChange<C>(
  { operation, entity, pass, below, checkpoint, ...change }: Change<JsonObject, string, C>,
  hasCheckpoint: boolean,
): object {
  const { key, changedAt, record, except } = change as Partial<
    Record<'key' | 'changedAt' | 'record' | 'except', unknown>
  >
  return defined({
    operation,
    entity,
    key,
    changed_at: changedAt,
    pass,
    below: below ?? undefined,
    except: Array.isArray(except) && except.length > 0 ? except : undefined,
    record,
    checkpoint: hasCheckpoint ? checkpoint : undefined,
  })
}
