/** The operator's view of the audit trail. */
import type { AuditPage, AuditQuery } from '../../../calls/audit/index.ts'
import { organizationIdOf } from './applications.ts'
import type { Installation } from '../job/installation.ts'

/** Page of an organization's audit trail. */
export interface AuditListArguments extends Omit<AuditQuery, 'organizationId'> {
  /** Its id or name. */
  readonly organization: string
}

/**
 * One page of an organization's trail, oldest first; the first page is read after everything that happened before is written.
 * @throws ConnectorError `validation_error` for an unknown organization, `invalid_query`, `invalid_cursor`
 */
export async function listAudit(
  { access, audit }: Installation,
  { organization, ...query }: AuditListArguments,
): Promise<AuditPage> {
  if (query.cursor === undefined) await audit.flush()
  return audit.list({
    ...query,
    organizationId: await organizationIdOf({ access }, organization),
  })
}
