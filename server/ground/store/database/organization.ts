/** Transactions of one organization. */
import { isUuid, firstOf } from '../../base/index.ts'
import { DatabaseError, type Sql } from './database.ts'

/** The role under row-level security. */
export const ROLE = 'plugboard_app'

/** Whether the session's user may take the role. Since PostgreSQL 16, its creator is a member that may not. */
export async function mayTakeRole(sql: Sql): Promise<boolean> {
  const rows = await sql.query<{ may: boolean }>(
    `select pg_has_role(current_user, $1, case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) as may`,
    [ROLE],
  )
  return firstOf(rows).may
}

/**
 * The script that begins a transaction. Only a UUID becomes part of it.
 * @param begin with settings of the transaction, where sessions have none
 */
export function beginOf(organizationId: string | undefined, begin = 'begin'): string {
  if (organizationId === undefined) return begin
  if (!isUuid(organizationId)) {
    throw new DatabaseError('Cannot use the id of an organization: it is not a UUID', '22P02')
  }
  return `${begin}; set local role ${ROLE}; select set_config('plugboard.organization', '${organizationId}', true)`
}

/** The script that begins a transaction with settings. @param begin as for `beginOf` */
export function beginWith(settings: Readonly<Record<string, number>>, begin = 'begin'): string {
  const set = Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)
  return [begin, ...set].join('; ')
}

/** SQL of whether the organization of a column is active. A suspended one rests, in the background too. */
export function ofActiveOrganization(column: string): string {
  return `exists (select from organizations where organizations.id = ${column} and organizations.status = 'active')`
}
