/** A small installation to operate on: an organization with sealed credentials, audit rows and a searchable copy. */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type Audit, createAudit } from '../../../../server/calls/audit/index.ts'
import { readConfig } from '../../../../server/config/index.ts'
import type { Installation } from '../../../../server/operators/operate/index.ts'
import { Operators } from '../../../../server/operators/sign-in/index.ts'
import { ensureTable } from '../../../../server/copy/records/tables.ts'
import type { Database, Sql } from '../../../../server/ground/store/index.ts'
import { MasterKey, MasterKeys, openVault, type Vault } from '../../../../server/ground/vault/index.ts'
import { openAccess } from '../../../support/access.ts'
import { idOf, ownKind } from '../../../support/own-kind.ts'

/** An installation with hands on its parts. */
export interface TestInstallation extends Installation {
  readonly access: Awaited<ReturnType<typeof openAccess>>
  readonly audit: Audit
  readonly vault: Vault
  readonly ring: MasterKeys
  readonly organizationId: string
  /** Makes a customer with a connector that has sealed credentials, and an audit row; gives the connector's id. */
  connect(name: string): Promise<string>
  /** Makes a copy of so many records of a connector; gives its table. */
  copy(connectorId: string, records: number): Promise<string>
}

/** The kind of the connectors, which is the organization's own. */
async function storeOwnKind(sql: Sql, organizationId: string): Promise<void> {
  const manifest = ownKind({ kind: 'acme' })
  const hash = createHash('sha256').update(manifest).digest('hex')
  await sql.query(
    `insert into own_kinds (organization_id, kind, version, hosts) values ($1, 'acme', '1.0.0', 'hosts') on conflict do nothing`,
    [organizationId],
  )
  await sql.query(
    `insert into own_kind_versions (organization_id, kind, version, definition_id, title, support, hash, hosts, manifest, created_at)
     values ($1, 'acme', '1.0.0', $2, 'Acme', 'none', $3, 'hosts', $4, now()) on conflict do nothing`,
    [organizationId, idOf('acme'), hash, manifest],
  )
}

/** An installation in a database. */
export async function install(database: Database, ring = newRing()): Promise<TestInstallation> {
  const access = await openAccess(database)
  const vault = await openVault(database, ring)
  const audit = createAudit({ database, now: Date.now, macKey: await vault.macKey('audit heads') })
  const made = await access.bootstrap({ organizationName: 'Acme', applicationName: 'First' })
  const organizationId = made?.organization.id ?? (await access.organizations.list())[0]!.id
  const sql = database.of(organizationId)
  await storeOwnKind(sql, organizationId)
  return {
    config: readConfig({ env: {} }),
    database,
    access,
    operators: new Operators({ database, now: Date.now, signIns: undefined }),
    now: Date.now,
    audit,
    vault,
    ring,
    consoleUrl: async () => undefined,
    masters: async () => ring,
    organizationId,
    async connect(name) {
      const [customer, id] = [randomUUID(), randomUUID()]
      await sql.query('insert into customers (id, organization_id, external_user_id) values ($1, $2, $3)', [
        customer,
        organizationId,
        name,
      ])
      const sealed = await vault.seal({ organizationId, purpose: 'connector', id, version: 1 }, `secret of ${name}`)
      await sql.query(
        `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, environment,
           definition_version, status, credentials, own_hosts) values ($1, $2, $3, 'acme', $4, 'api_key', $5, $6, '1.0.0', 'active', $7, 'hosts')`,
        [id, organizationId, customer, name, ['read', 'a,"b'], { region: 'eu\u2028\n"x"' }, sealed],
      )
      await audit.write({
        organizationId,
        requestId: `req_${name}`,
        actor: { kind: 'application', id: 'app' },
        connectorId: id,
        type: 'direct',
        action: 'list',
        status: 200,
      })
      return id
    },
    async copy(connectorId, records) {
      const table = await ensureTable(database, 'acme', 'customers')
      const [generation] = await database.query<{ id: number }>(
        `insert into generations (organization_id, connector_id, kind, entity, status, records)
         values ($1, $2, 'acme', 'customers', 'visible', $3) returning id`,
        [organizationId, connectorId, records],
      )
      await database.query(
        `insert into copies (organization_id, connector_id, entity, generation, is_complete) values ($1, $2, 'customers', $3, true)`,
        [organizationId, connectorId, generation!.id],
      )
      await database.query(
        `insert into ${table} (generation, key, organization_id, connector_id, data)
         select $1::bigint, 'key ' || n, $2::uuid, $3::uuid, jsonb_build_object('id', n, 'name', repeat('x', 100))
         from generate_series(1, $4::int) n`,
        [generation!.id, organizationId, connectorId, records],
      )
      return table
    },
  }
}

/** A ring of one new master key. */
export function newRing(): MasterKeys {
  return new MasterKeys([new MasterKey(randomBytes(32))])
}
