/** `plugboard connectors list`: the connectors of an organization, and which of them need their owners. */
import type { HostedConnector, Kind } from 'plugboard'
import { defined } from 'plugboard/internal'
import { EXIT } from '../../base/exit.ts'
import { UsageError } from '../../base/usage.ts'
import { count, jsonText, oneLine, tableText } from '../../output/index.ts'
import type { Context } from '../../table/context.ts'
import type { Run } from '../../table/index.ts'
import { openPlatform } from './platform.ts'
import { snakeKeys } from './wire.ts'

/** Lists connectors, oldest first. */
export const connectors: Run<'connectors'> = async (context, [action], options) => {
  if (action !== 'list')
    throw new UsageError('Cannot use this action: connectors can be listed', 'Use plugboard connectors list.')
  const { status, kind, externalUserId } = options
  const { signal } = context
  const listed: HostedConnector[] = []
  const filter = { status, kind: kind as Kind | undefined, externalUserId }
  for await (const one of openPlatform(context, options).connectors.list(filter, { signal })) listed.push(one)
  await context.stdout.write(
    context.isJson ? `${jsonText({ connectors: listed.map(wired) }, 2)}\n` : textOf(listed, context, status),
  )
  return EXIT.done
}

/** With the names that the platform API has. */
function wired({ auth, sourceTemplate, ...connector }: HostedConnector): Record<string, unknown> {
  return { ...snakeKeys(connector), auth: snakeKeys(auth), source_template: snakeKeys(sourceTemplate) }
}

function textOf(
  listed: readonly HostedConnector[],
  { stdout: { columns }, paint }: Context,
  status: string | undefined,
): string {
  if (listed.length === 0) return 'no connectors\n'
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
  return `${[titles, ...reasoned, count(listed.length, 'connector')].join('\n')}\n`
}
