/** Prints changes: one line of JSON each, or one JSON document. */
import type { Change, ChangePage, Changes, CopyChange } from 'plugboard'
import { defined } from 'plugboard/internal'
import type { JsonObject } from 'plugboard/runtime'
import { EXIT } from '../base/exit.ts'
import { count, createProgress, jsonText } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import { UsageError } from '../base/usage.ts'

/** Options of commands that read changes. */
export interface FollowFlags {
  readonly follow?: true
  readonly every?: number
  readonly json?: true
}

/** Returns the options for the client. @throws UsageError for options that exclude each other */
export function readingOptions({ follow, every, json }: FollowFlags) {
  if (every !== undefined && !follow) throw new UsageError('Cannot use --every without --follow')
  if (follow && json) throw new UsageError('Cannot print one JSON document with --follow', 'Leave out --json.')
  return { follow: follow ?? false, everyMs: every === undefined ? undefined : every * 1000 }
}

type AnyChange = Change<JsonObject, string, unknown> | CopyChange

/** Options of `printChanges`. */
export interface ChangePrinting<X extends AnyChange> {
  /** Runs after the lines of a page are written. */
  readonly written?: (page: ChangePage<X>) => Promise<void>
  /** Whether each line contains its checkpoint. */
  readonly hasCheckpoints: boolean
}

/** Prints changes until the last one, or with `--follow` until an interruption. @returns the exit code */
export async function printChanges<X extends AnyChange>(
  changes: Pick<Changes<X>, 'pages'>,
  { written, hasCheckpoints }: ChangePrinting<X>,
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

/** Returns a change with the names of the platform API: `changedAt` is `changed_at`. */
function wireChange(change: AnyChange, hasCheckpoint: boolean): object {
  const fields: Readonly<Record<string, unknown>> = { ...change }
  const { operation, entity, key, changedAt, pass, below, except, record, mapped, checkpoint } = fields
  const { connectorId, kind, externalUserId } = fields
  return defined({
    operation,
    connector_id: connectorId,
    connector_type: connectorId === undefined ? undefined : kind,
    external_user_id: externalUserId,
    entity,
    key,
    changed_at: changedAt,
    pass,
    below: below ?? undefined,
    except: Array.isArray(except) && except.length > 0 ? except.map(wireExcept) : undefined,
    record,
    mapped,
    checkpoint: hasCheckpoint ? checkpoint : undefined,
  })
}

/** Converts a copy to the names of the platform API. Parents of an entity are text. */
function wireExcept(one: string | { readonly connectorId: string; readonly entity: string }): object | string {
  return typeof one === 'string' ? one : { connector_id: one.connectorId, entity: one.entity }
}
