/** Removes flows and grants of own kinds. */
import type { Sql } from '../../ground/store/index.ts'

/** Deletes the flows and grants of a kind, as a step of its removal or of a change of its hosts. */
export async function forgetKind(sql: Sql, organizationId: string, kind: string): Promise<void> {
  await sql.query('delete from oauth_flows where organization_id = $1 and kind = $2', [organizationId, kind])
  await sql.query('delete from oauth_secrets where organization_id = $1 and kind = $2', [organizationId, kind])
}
