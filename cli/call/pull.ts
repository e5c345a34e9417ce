/** `plugboard pull`: records of an account and their changes, with the state in a file. */
import { readFile } from 'node:fs/promises'
import { sync, type SyncCheckpoint } from 'plugboard'
import { UsageError } from '../base/usage.ts'
import { planNamed } from '../input/index.ts'
import { jsonText, replaceFile } from '../output/index.ts'
import type { Run } from '../table/index.ts'
import { printChanges, readingOptions } from './change-lines.ts'
import { openConnector, searchedEntities } from './owner.ts'

/** Prints changes, and replaces the state after the lines of each page. */
export const pull: Run<'pull'> = async (context, [word = '', ...words], options) => {
  const reading = readingOptions(options)
  const plan = await planNamed(word)
  const file = options.state
  const state = file === undefined ? undefined : await readState(file)
  const connector = await openConnector(plan, options, context)
  const entities = words.length > 0 ? words : searchedEntities(plan)
  try {
    // With `--follow`, the client tries a failed entity again.
    const warn = (entity: string, { message }: Error) => {
      context.warn(`Cannot read ${entity} now: ${message}`).catch(() => undefined)
    }
    const onFailure = options.follow ? warn : undefined
    const changes = sync(connector, {
      entities,
      state,
      full: options.full,
      signal: context.signal,
      onFailure,
      ...reading,
    })
    const written = async ({ checkpoint }: { readonly checkpoint: SyncCheckpoint }) => {
      if (file !== undefined) await replaceFile(file, `${jsonText(checkpoint)}\n`)
    }
    return await printChanges(changes, { written, hasCheckpoints: false }, options, context)
  } finally {
    await connector.$close()
  }
}

/** @throws UsageError for a file that is unreadable or not JSON */
async function readState(file: string): Promise<SyncCheckpoint | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SyncCheckpoint
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    const fault = code === undefined ? 'it is not JSON' : `reading failed with ${code}`
    throw new UsageError(
      `Cannot read the state ${JSON.stringify(file)}: ${fault}`,
      'Remove the file to read everything again.',
    )
  }
}
