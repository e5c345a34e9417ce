/** One organization of a database -> what of it is saved, for another installation. */
import { ConnectorError } from 'plugboard/runtime'
import type { Sql } from '../../../ground/store/index.ts'
import { type MasterKey, type MasterKeys, fileMacOf, rewrapped } from '../../../ground/vault/index.ts'
import type { BackupOrganization } from './format.ts'
import type { Table } from './tables.ts'
import type { BackupScope } from './write.ts'

/** Keys that wrap the data keys of an organization, here and in transport. */
export interface TransportKeys {
  readonly masters: MasterKeys
  readonly transport: MasterKey
}

/** The rows of an organization; its id is a UUID that the database knows. */
export async function organizationScope(
  sql: Sql,
  organizationId: string,
  { masters, transport }: TransportKeys,
): Promise<BackupScope> {
  const own = `organization_id = '${organizationId}'`
  const special: Readonly<Record<string, string>> = {
    organizations: `id = '${organizationId}'`,
    applications: `id in (select application_id from application_organizations where ${own})`,
  }
  return {
    organization: await organizationOf(sql, organizationId),
    masters: [transport.fingerprint],
    where: ({ name, columns }) => special[name] ?? (columns.includes('organization_id') ? own : undefined),
    rowOf: (table, row) => (table.name === 'data_keys' ? rewrappedRow(table, row, masters, transport) : undefined),
    fileMacOf: (sha256) => fileMacOf(transport, organizationId, sha256),
  }
}

async function organizationOf(sql: Sql, id: string): Promise<BackupOrganization> {
  const [row] = await sql.query<{ name: string }>('select name from organizations where id = $1', [id])
  const copies = await sql.query<BackupOrganization['copies'][number]>(
    `select kind, entity from record_tables where (kind, entity) in (select kind, entity from generations where organization_id = $1)
     order by kind, entity`,
    [id],
  )
  return { id, name: row?.name ?? '', copies }
}

/** A row of `data_keys`, the JSON text of an array, whose key is wrapped by another key. @throws ConnectorError when it does not open */
export function rewrappedRow(
  { columns }: Pick<Table, 'columns'>,
  row: string,
  from: MasterKeys | MasterKey,
  to: MasterKey,
): string {
  const values = JSON.parse(row) as string[]
  const at = (column: string) => columns.indexOf(column)
  const value = (column: string) => values[at(column)] ?? ''
  const id = value('id')
  const wrapped = Buffer.from(value('wrapped').replace(/^\\x/, ''), 'hex')
  const key = { organizationId: value('organization_id'), id, wrapped }
  const by = 'get' in from ? from.get(value('master')) : from
  const again = rewrapped(by, to, key)
  if (again === undefined)
    throw new ConnectorError('invalid_configuration', `Cannot move the data key "${id}": it does not open`, {
      hint: 'Name the file of the key with which the backup was written, or look with plugboard verify.',
    })
  values[at('master')] = to.fingerprint
  values[at('wrapped')] = `\\x${again.toString('hex')}`
  return JSON.stringify(values)
}
