/** `plugboard import`: connections of another platform become customers and connectors of a server. */
import type { CredentialsOf, Kind, Platform } from 'plugboard'
import { nearNames } from 'plugboard/internal'
import { ConnectorError, listKinds } from 'plugboard/runtime'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { planNamed } from '../input/index.ts'
import { openPlatform } from '../operator/api/platform.ts'
import { count, jsonText, oneLine, tableText } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'
import { convert } from './convert.ts'
import { nangoApi, type NangoConnection, nangoFile, type NangoSource } from './nango.ts'

const NANGO = 'https://api.nango.dev'

/** Result of importing a connection. */
interface Imported {
  readonly connection: string
  readonly customer: string
  readonly kind: string
  readonly outcome: 'created' | 'would be created' | 'exists' | 'left out'
  readonly connector?: string | undefined
  readonly reason?: string | undefined
}

/** Imports the connections of an environment, and reports each. Repeating the command creates only new ones. */
export const importCommand: Run<'import'> = async (context, [from], options) => {
  if (from !== 'nango') throw new UsageError('Cannot import: the platform is not known', 'Use plugboard import nango.')
  const source = sourceOf(context, options)
  const listed = await source.list()
  const known = await importedBefore(openPlatform(context, options), context.signal)
  const rows: Imported[] = []
  for (const one of listed) rows.push(await importOne(one, { source, known, context, options }))
  const isWhole = rows.every(({ outcome }) => outcome !== 'left out')
  if (context.isJson) await context.stdout.write(`${jsonText({ connections: rows }, 2)}\n`)
  else await context.stdout.write(reportOf(rows, context))
  return isWhole ? EXIT.done : EXIT.invalid
}

function sourceOf({ env, protect, signal }: Context, { file, from = NANGO }: OptionsOf<'import'>): NangoSource {
  if (file !== undefined) return nangoFile(file)
  const { NANGO_SECRET_KEY: key = '' } = env
  if (key === '')
    throw new UsageError(
      'Cannot read connections: NANGO_SECRET_KEY is not set',
      'Set it to the secret key of the environment, or name an export with --file.',
    )
  protect((text) => text.replaceAll(key, '…'))
  return nangoApi(from, key, signal)
}

/** Returns the connectors of earlier imports, by connection. */
async function importedBefore(platform: Platform, signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>()
  for await (const { id, metadata } of platform.connectors.list({ metadata: { imported_from: 'nango' } }, { signal }))
    if (typeof metadata?.imported_connection === 'string') known.set(metadata.imported_connection, id)
  return known
}

interface ImportRun {
  readonly source: NangoSource
  readonly known: ReadonlyMap<string, string>
  readonly context: Context
  readonly options: OptionsOf<'import'>
}

async function importOne(listed: NangoConnection, { source, known, context, options }: ImportRun): Promise<Imported> {
  const connection = `${listed.integration}/${listed.connectionId}`
  const row = { connection, customer: listed.endUser ?? listed.connectionId, kind: kindOf(listed, options) }
  const before = known.get(connection)
  if (before !== undefined) return { ...row, outcome: 'exists', connector: before }
  const kinds = await listKinds()
  if (!kinds.includes(row.kind))
    return {
      ...row,
      outcome: 'left out',
      reason: `no such kind; name one with --map ${row.kind}=<kind>: ${nearNames(row.kind, kinds)}`,
    }
  try {
    const converted = convert(await source.whole(listed), await planNamed(row.kind))
    if ('reason' in converted) return { ...row, outcome: 'left out', reason: converted.reason }
    if (options.dryRun) return { ...row, outcome: 'would be created' }
    const { id } = await openPlatform(context, options).connectors.create(
      {
        ...converted,
        // The server checks them by the manifest.
        credentials: converted.credentials as object as CredentialsOf<Kind>,
        externalUserId: row.customer,
        kind: row.kind as Kind,
        name: listed.integration,
        validate: options.unchecked ? false : undefined,
        metadata: { imported_from: 'nango', imported_connection: connection },
      },
      { signal: context.signal },
    )
    return { ...row, outcome: 'created', connector: id }
  } catch (error) {
    if (!(error instanceof ConnectorError) || context.signal.aborted) throw error
    return { ...row, outcome: 'left out', reason: error.message }
  }
}

/** Returns the kind of a connection: the user's choice for its integration or provider, or else the provider's name. */
function kindOf({ integration, provider }: NangoConnection, { map = [] }: OptionsOf<'import'>): string {
  const named = map.find(([name]) => name === integration) ?? map.find(([name]) => name === provider)
  return named?.[1] ?? provider
}

function reportOf(rows: readonly Imported[], { stdout, paint }: Context): string {
  if (rows.length === 0) return 'no connections\n'
  const head = ['connection', 'customer', 'kind', 'outcome']
  const cells = rows.map((row) => [row.connection, row.customer, row.kind, row.outcome].map(oneLine))
  const [title, ...lines] = tableText({ head, rows: cells }, stdout.columns, paint.strong).split('\n')
  const reasoned = lines.flatMap((line, index) => {
    const reason = rows[index]?.reason
    return reason === undefined ? [line] : [line, `  ${oneLine(reason)}`]
  })
  return `${[title, ...reasoned, count(rows.length, 'connection')].join('\n')}\n`
}
