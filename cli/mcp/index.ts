/** `plugboard mcp`: serves the tools of an agent on stdin and stdout. `install` adds the command to an agent's host. */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AgentPolicy, agentToolsOf, checkPolicyNames } from 'plugboard/agent'
import { defined, isObject, tryParseJson } from 'plugboard/internal'
import { serveStreams } from 'plugboard/mcp'
import type { Context } from '../table/context.ts'
import { EXIT } from '../base/exit.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import { UsageError } from '../base/usage.ts'
import { packageVersion } from '../base/program.ts'
import { install } from './install.ts'
import { openLocalSource } from './source.ts'

/** Serves tools, or prints the configuration for a host. */
export const mcp: Run<'mcp'> = async (context, [action], flags) => {
  if (action === 'install') return install(context, flags)
  if (action !== undefined)
    throw new UsageError(`Cannot run mcp ${JSON.stringify(action.slice(0, 40))}: the only action is install`)
  if (flags.host !== undefined || flags.write)
    throw new UsageError('Cannot use --host or --write without install', 'plugboard mcp install --host cursor')
  const streams = streamsOf(context)
  const { hosted } = flags
  if (hosted === undefined && flags.customer !== undefined)
    throw new UsageError('Cannot use --customer without --hosted')
  if (hosted === undefined) return serveLocal(context, flags, streams)
  const { serveHosted } = await import('./hosted.ts')
  await serveHosted(context, { ...flags, hosted }, await policyOf(flags), streams)
  return EXIT.done
}

async function serveLocal(
  context: Context,
  flags: OptionsOf<'mcp'>,
  streams: NonNullable<Context['streams']>,
): Promise<number> {
  const source = await openLocalSource(context, flags)
  try {
    const tools = agentToolsOf(source, { policy: await policyOf(flags), rawText: flags.rawText === true })
    const options = { version: packageVersion(), tools: () => tools }
    const connection = serveStreams(options, streams.input, streams.output)
    await context.note(
      `Serving ${source.kinds.map(({ kind }) => kind).join(', ')} to the program that started this process.`,
    )
    await Promise.race([connection.ended, context.signal.aborted ? undefined : once(context.signal, 'abort')])
    await connection.close()
    return EXIT.done
  } finally {
    await source.close()
  }
}

function streamsOf({ streams }: Context): NonNullable<Context['streams']> {
  if (streams) return streams
  throw new UsageError('Cannot serve tools: stdin and stdout are not available for the protocol')
}

/** Returns the policy of the options and of `--policy`. */
async function policyOf(flags: OptionsOf<'mcp'>): Promise<AgentPolicy> {
  const { readOnly, withoutDeletes: noDelete, withoutPayments: noPayments, entities, operations } = flags
  const { request: requests, maxCalls, policy: file } = flags
  for (const pattern of requests ?? [])
    if (!/^(?:\*|[A-Z]+) \S*\/\S*$/.test(pattern))
      throw new UsageError(
        `Cannot use --request: ${JSON.stringify(pattern.slice(0, 80))} is no method and path`,
        "--request 'GET /v1/*'",
      )
  const given = defined({ readOnly, noDelete, noPayments, entities, operations, requests, maxCalls })
  return file === undefined ? given : { ...(await policyIn(file)), ...given }
}

/** Reads a policy. @throws UsageError for a file without a JSON object */
async function policyIn(file: string): Promise<AgentPolicy> {
  const value = tryParseJson(await readFile(file, 'utf8'))
  if (!isObject(value)) throw new UsageError(`Cannot use --policy: ${file} does not contain a JSON object`)
  checkPolicyNames(value)
  return value
}
