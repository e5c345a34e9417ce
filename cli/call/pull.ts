/** `plugboard pull`: the records of an account and what changed since the last time, with the state in a file. */
import { readFile } from 'node:fs/promises'
import { connect, sync, type KindModule, type SyncCheckpoint } from 'plugboard'
import { redactor } from 'plugboard/internal'
import { type Plan, undiciTransport } from 'plugboard/runtime'
import { replaceFile } from '../base/replace-file.ts'
import { UsageError } from '../base/usage.ts'
import { checkVariant, planNamed, readConfigPairs, readCredentials } from '../input/index.ts'
import { jsonText } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import { printChanges, readingOptions } from './change-lines.ts'

/** Prints changes, and replaces the state once the lines of a page are written. */
export const pull: Run<'pull'> = async (context, [word = '', ...words], options) => {
  const reading = readingOptions(options)
  const plan = await planNamed(word)
  const file = options.state
  const state = file === undefined ? undefined : await readState(file)
  const connector = await openAccount(plan, options, context)
  const entities = words.length > 0 ? words : searchedEntities(plan)
  try {
    const changes = sync(connector, { entities, state, full: options.full, signal: context.signal, ...reading })
    const written = async ({ checkpoint }: { readonly checkpoint: SyncCheckpoint }) => {
      if (file !== undefined) await writeState(file, checkpoint)
    }
    return await printChanges(changes, { written, hasCheckpoints: false }, options, context)
  } finally {
    await connector.$close()
  }
}

/** Connects to the third party, or to what stands in for it, with the owner's credentials. */
async function openAccount(plan: Plan, { auth, config, credentials, connectTo }: OptionsOf<'pull'>, context: Context) {
  checkVariant(plan, auth)
  const owner = await readCredentials(plan, { env: context.env, warn: context.warn, file: credentials, auth })
  context.protect(redactor(Object.values(owner.credentials)))
  if (connectTo !== undefined)
    await context.warn(`Requests go to ${connectTo}, with the credentials, not to the third party.`)
  const stand = connectTo === undefined ? {} : { connectTo: () => connectTo }
  const transport = context.transport?.() ?? undiciTransport({ proxy: true, ...stand })
  const kind = plan.manifest as object as KindModule
  return connect<KindModule>(kind, { ...owner, config: readConfigPairs(plan, config), transport })
}

/** The entities that a server would copy. @throws UsageError when there are none */
function searchedEntities({ kind, manifest }: Plan): string[] {
  const found = Object.entries(manifest.entities).flatMap(([entity, { search }]) => (search ? [entity] : []))
  if (found.length > 0) return found
  throw new UsageError(`Cannot pull all of ${kind}: it names no searchable entity`, 'Name entities after the kind.')
}

/** @throws UsageError for a file that cannot be read, or is not JSON */
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

/** @throws UsageError for a file that cannot be written */
async function writeState(file: string, state: SyncCheckpoint): Promise<void> {
  try {
    await replaceFile(file, `${jsonText(state)}\n`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UsageError(`Cannot write the state ${JSON.stringify(file)}: writing failed with ${code}`)
  }
}
