/** The hooks to which simulated third parties send, with what signs it. */
import { type Catalogue, planOfRow } from '../../accounts/catalogue/index.ts'
import type { Connectors } from '../../accounts/connectors/index.ts'
import type { Database } from '../../ground/store/index.ts'
import { playedHooks, type PlayedHookRow } from './rows.ts'
import { type SecretServices, hookSecrets } from './secrets.ts'
import { addressOwner } from './webhooks.ts'

/** Services that find hooks. */
export interface PlayedHookServices extends SecretServices {
  readonly database: Database
  readonly catalogue: Pick<Catalogue, 'of' | 'plan'>
  readonly connectors: Pick<Connectors, 'credential' | 'accountsOf'>
  readonly baseUrl: () => string
}

/** A hook as a simulated third party knows it. */
export interface PlayedHook {
  /** Its address, which may be signed. */
  readonly url: string
  /** The path at which this server answers. */
  readonly path: string
  /** Signing secret; undefined if none is known. */
  readonly secret: string | undefined
  /** The accounts whose events it takes; undefined for a hook of one connector. */
  readonly accounts: readonly string[] | undefined
}

/** The hooks of a kind of the installation, of all organizations: a simulated third party has one account, which all share. */
export async function playedHooksOf(services: PlayedHookServices, kind: string): Promise<PlayedHook[]> {
  const rows = await playedHooks(services.database, kind)
  return Promise.all(rows.map((row) => playedHook(services, row)))
}

async function playedHook(services: PlayedHookServices, row: PlayedHookRow): Promise<PlayedHook> {
  const token = await services.vault.open(addressOwner(row), row.address)
  const path = `/hooks/${row.kind}/${token}`
  const [secret] = await hookSecrets(services, row, await planOfRow(services.catalogue, row))
  return {
    url: `${services.baseUrl()}${path}`,
    path,
    secret,
    accounts: row.connectorId === null ? await services.connectors.accountsOf(row) : undefined,
  }
}
