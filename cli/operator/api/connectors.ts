/** `plugboard connectors`: the connectors of an organization, with their status and metadata. */
import type { HostedConnector, Kind } from 'plugboard'
import { defined, type JsonObject } from 'plugboard/internal'
import { EXIT } from '../../base/exit.ts'
import { actionOf, UsageError } from '../../base/usage.ts'
import { readParams } from '../../input/index.ts'
import { count, jsonText, oneLine, tableText } from '../../output/index.ts'
import type { Context } from '../../table/context.ts'
import type { OptionsOf, Run } from '../../table/index.ts'
import { openPlatform, snakeKeys } from './platform.ts'

/** Lists connectors, oldest first, or changes the metadata of one. */
export const connectors: Run<'connectors'> = async (context, words, options) => {
  if (actionOf('connectors', words, ['list', 'update']) === 'update') return update(context, words[1], options)
  if (options.metadata !== undefined) throw new UsageError('Cannot use --metadata with list', 'Use --where key=value.')
  const { status, kind, externalUserId, where } = options
  const { signal } = context
  const listed: HostedConnector[] = []
  const metadata = where && Object.fromEntries(where)
  const filter = { status, kind: kind as Kind | undefined, externalUserId, metadata }
  for await (const one of openPlatform(context, options).connectors.list(filter, { signal })) listed.push(one)
  await context.print({ connectors: listed.map(wired) }, textOf(listed, context, status))
  return EXIT.done
}

/** Merges metadata into a connector's, and prints the result. */
async function update(context: Context, id: string | undefined, options: OptionsOf<'connectors'>): Promise<number> {
  if (id === undefined || options.metadata === undefined)
    throw new UsageError(
      'Cannot update: the connector or --metadata is missing',
      `Use plugboard connectors update <connector-id> --metadata '{"plan": "pro"}'.`,
    )
  const metadata = (await readParams(options.metadata, context.stdin, 'metadata')) as JsonObject
  const changed = await openPlatform(context, options).connectors.update(id, { metadata }, { signal: context.signal })
  await context.print(wired(changed), jsonText(changed.metadata, 2))
  return EXIT.done
}

/** Returns a connector with the names of the platform API. */
function wired({ auth, sourceTemplate, ...connector }: HostedConnector): Record<string, unknown> {
  return { ...snakeKeys(connector), auth: snakeKeys(auth), source_template: snakeKeys(sourceTemplate) }
}

function textOf(
  listed: readonly HostedConnector[],
  { stdout: { columns }, paint }: Context,
  status: string | undefined,
): string {
  if (listed.length === 0) return 'no connectors'
  const rows = listed.map((one) =>
    defined({
      connector: one.id,
      kind: one.connectorType,
      customer: one.externalUserId,
      status: status === undefined ? one.status : undefined,
      since: one.statusSince?.slice(0, 10) ?? '',
      succeeded: one.lastSuccessAt?.slice(0, 10) ?? '',
    }),
  )
  const head = Object.keys(rows[0] ?? {})
  // Dates are not cut.
  const table = { head, numbers: ['since', 'succeeded'], rows: rows.map((row) => Object.values(row).map(oneLine)) }
  const [titles, ...lines] = tableText(table, columns, paint.strong).split('\n')
  const reasoned = lines.flatMap((line, index) => {
    const reason = listed[index]?.statusReason
    return reason ? [line, `  ${oneLine(reason)}`] : [line]
  })
  return [titles, ...reasoned, count(listed.length, 'connector')].join('\n')
}
