/** `plugboard mcp --hosted`: the tools of a server for one customer. */
import type { AgentPolicy } from 'plugboard/agent'
import { redactor } from 'plugboard/internal'
import type { Context } from '../table/context.ts'
import { openPlatform } from '../operator/api/platform.ts'
import type { OptionsOf } from '../table/index.ts'
import { UsageError } from '../base/usage.ts'
import { bridge } from './bridge.ts'

/** Passes messages on to a server until the agent's host ends the process. */
export async function serveHosted(
  context: Context,
  flags: OptionsOf<'mcp'> & { readonly hosted: string },
  policy: AgentPolicy,
  streams: NonNullable<Context['streams']>,
): Promise<void> {
  const { signal } = context
  if (flags.kinds || flags.sandbox || flags.config)
    throw new UsageError('Cannot use --kinds, --config or --sandbox with --hosted: the server has the connectors')
  if (flags.rawText)
    throw new UsageError('Cannot use --raw-text with --hosted: the setting agents.rawText of the server decides')
  const base = endpointOf(flags.hosted)
  const token = tokens(context, flags, policy)
  await context.note(`Passing messages on to ${base}.`)
  await bridge({ url: base, token, signal }, streams.input, streams.output)
}

function endpointOf(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return `${text.replace(/\/+$/, '')}/mcp`
  throw new UsageError(
    'Cannot ask the server: --hosted must be an http or https URL',
    'Use a URL such as https://plugboard.example.com.',
  )
}

/** Returns a source of tokens: the one in the environment, or new ones of an application under the policy of the command line. */
function tokens(
  context: Context,
  { hosted, customer }: OptionsOf<'mcp'> & { readonly hosted: string },
  policy: AgentPolicy,
): (isRefused: boolean) => Promise<string> {
  for (const name of ['PLUGBOARD_TOKEN', 'PLUGBOARD_CLIENT_ID', 'PLUGBOARD_CLIENT_SECRET'])
    if (/^\$\{[\w:-]+\}$/.test(context.env[name] ?? ''))
      throw new UsageError(
        `Cannot ask the server: ${name} is ${context.env[name]}, a reference that the agent host did not replace`,
        'Start the host with the variable in its environment, or use a host that supports references.',
      )
  const { PLUGBOARD_TOKEN: given } = context.env
  const isLimited = Object.keys(policy).length > 0
  if (given !== undefined && given !== '') {
    context.protect(redactor([given]))
    if (isLimited || customer !== undefined)
      throw new UsageError(
        'Cannot limit the token of PLUGBOARD_TOKEN: its customer and policy were set when it was issued',
        'Set PLUGBOARD_CLIENT_ID and PLUGBOARD_CLIENT_SECRET instead, to issue tokens.',
      )
    return async () => given
  }
  if (customer === undefined)
    throw new UsageError(
      'Cannot ask the server: neither PLUGBOARD_TOKEN nor --customer is set',
      'Set PLUGBOARD_TOKEN to a scoped token. Or use --customer with PLUGBOARD_CLIENT_ID and PLUGBOARD_CLIENT_SECRET.',
    )
  const platform = openPlatform(context, { url: hosted })
  const issue = async () => (await platform.tokens.scoped(customer, isLimited ? { policy } : {})).token
  let issued: Promise<string> | undefined
  return (isRefused) => {
    if (isRefused) issued = undefined
    return (issued ??= issue())
  }
}
