/** What the vault's suites stand on: master keys, organizations, rows with sealed values. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../../../server/ground/store/index.ts'
import { MasterKey, MasterKeys, type SecretOwner, type Vault } from '../../../../server/ground/vault/index.ts'

export const newMaster = () => new MasterKey(randomBytes(32))

export const ringOf = (first: MasterKey, ...others: MasterKey[]) => new MasterKeys([first, ...others])

/** A database without the keys and secrets of the tests before. */
export async function emptied(database: Database): Promise<void> {
  await database.exec(`delete from connectors; delete from oauth_applications; delete from oauth_flows;
    delete from oauth_secrets; delete from webhook_endpoints; delete from data_keys; delete from facts`)
}

export async function newOrganization(database: Database): Promise<string> {
  const id = randomUUID()
  await database.query(`insert into organizations (id, name) values ($1, 'Test')`, [id])
  return id
}

export const ownerOf = (organizationId: string, more: Partial<SecretOwner> = {}): SecretOwner => {
  return { organizationId, purpose: 'connector', id: randomUUID(), version: 1, ...more }
}

/** A connector whose credentials are `plain`. */
export async function newConnector(database: Database, vault: Vault, organizationId: string, plain: string) {
  const [owner, customer] = [ownerOf(organizationId, { version: 3 }), randomUUID()]
  await database.query(`insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)`, [
    customer,
    organizationId,
    customer,
  ])
  await database.query(
    `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, definition_version, status,
     credentials, credentials_version) values ($1, $2, $3, 'k', 'n', 'a', '1', 'active', $4, 3)`,
    [owner.id, organizationId, customer, await vault.seal(owner, plain)],
  )
  return owner
}

/** One value in each of the other sealed columns. */
export async function newOAuthRows(database: Database, vault: Vault, organizationId: string): Promise<void> {
  const seal = async (purpose: SecretOwner['purpose']) => {
    const owner = ownerOf(organizationId, { purpose })
    return [owner.id, organizationId, await vault.seal(owner, `secret of ${purpose}`)]
  }
  const digest = () => createHash('sha256').update(randomUUID()).digest()
  await database.query(
    `insert into oauth_applications (id, organization_id, configuration, kind) values ($1, $2, $3, 'k')`,
    await seal('oauth_application'),
  )
  await database.query(
    `insert into oauth_flows (id, organization_id, sealed, flow_digest, external_user_id, kind, auth_variant,
     redirect_url, expires_at) values ($1, $2, $3, $4, 'u', 'k', 'a', 'https://example.com', now())`,
    [...(await seal('oauth_flow')), digest()],
  )
  await database.query(
    `insert into oauth_secrets (id, organization_id, credentials, digest, external_user_id, kind, auth_variant,
     expires_at) values ($1, $2, $3, $4, 'u', 'k', 'a', now())`,
    [...(await seal('oauth_secret')), digest()],
  )
  const endpoint = ownerOf(organizationId, { purpose: 'webhook_endpoint', version: 5 })
  const sealed = (version: number) => vault.seal({ ...endpoint, version }, `secret ${version} of an endpoint`)
  await database.query(
    `insert into webhook_endpoints (id, organization_id, url, secret, secret_version, previous_secret, previous_until)
     values ($1, $2, 'https://example.com/hooks', $3, 5, $4, now())`,
    [endpoint.id, organizationId, await sealed(5), await sealed(4)],
  )
}

export async function sealedOf(database: Database, { id }: SecretOwner): Promise<Buffer> {
  const [row] = await database.query<{ credentials: Buffer }>(`select credentials from connectors where id = $1`, [id])
  return row!.credentials
}

export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    (error: { code?: string }) => error.code ?? error,
  )
