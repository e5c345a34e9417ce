/** `plugboard fields`: the fields that an account added to an entity. */
import { defined, redactor } from 'plugboard/internal'
import { type OwnField, ownFields, type Params } from 'plugboard/runtime'
import { openCallConnection } from '../call/account.ts'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { kindVariables, planNamed, readParams } from '../input/index.ts'
import { openPlatform } from '../operator/api/platform.ts'
import { oneLine, tableText } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf, Run } from '../table/index.ts'

type Flags = OptionsOf<'fields'>

/** How the ID of a connector looks. No kind has such a name. */
const CONNECTOR_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Lists own fields: of your own account, or of a connector of a server. */
export const fields: Run<'fields'> = async (context, words, flags) => {
  const [word, entity] = words as [string, string]
  const params = (await readParams(flags.params, context.stdin)) as Params
  const asked = { params, refresh: flags.refresh === true }
  const listed = CONNECTOR_ID.test(word)
    ? await ofConnector(context, flags, { id: word, entity, ...asked })
    : await ofAccount(context, flags, { word, entity, ...asked })
  await context.print({ fields: listed }, listedText(listed, context).trimEnd() || 'no own fields')
  return EXIT.done
}

interface Asked {
  readonly entity: string
  readonly params: Params
  readonly refresh: boolean
}

function ofConnector(
  context: Context,
  flags: Flags,
  { id, entity, params, refresh }: Asked & { readonly id: string },
): Promise<readonly OwnField[]> {
  const ofAccounts = (['credentials', 'auth', 'config', 'connectTo', 'sandbox'] as const).find((name) => flags[name])
  if (ofAccounts !== undefined)
    throw new UsageError('Cannot use options of an account with a connector', 'Such as plugboard fields hubspot deals.')
  const { connectors } = openPlatform(context, flags)
  return connectors.fields(id, entity, { params, refresh }, { signal: context.signal })
}

async function ofAccount(
  context: Context,
  flags: Flags,
  { word, entity, params, refresh }: Asked & { readonly word: string },
): Promise<readonly OwnField[]> {
  if (flags.url !== undefined) throw new UsageError('Cannot use --url with a kind: no server is asked')
  context.protect(redactor(kindVariables(context.env)))
  const plan = await planNamed(word)
  const call = { entity, action: 'list', params }
  const account = await openCallConnection({ plan, word, call }, flags, context)
  try {
    return await ownFields(plan, call, account.connection, defined({ refresh, signal: context.signal }))
  } catch (error) {
    throw account.explain(error)
  } finally {
    await account.close()
  }
}

function listedText(listed: readonly OwnField[], { stdout: { columns }, paint }: Context): string {
  if (listed.length === 0) return ''
  const rows = listed.map(({ name, label, type, writable, options = [] }) => [
    oneLine(name),
    oneLine(label),
    type,
    writable ? 'yes' : 'no',
    options.map(({ value }) => oneLine(value)).join(', '),
  ])
  return tableText({ head: ['name', 'label', 'type', 'writable', 'options'], rows }, columns, paint.strong)
}
