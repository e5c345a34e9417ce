/** Rows of the audit trail for tests. */
import type { Audit } from '../../../../server/calls/audit/index.ts'

/** Writes rows of one organization. @param afterEach called after each row, as to let time pass */
export async function writeRows(
  audit: Audit,
  organizationId: string,
  count: number,
  afterEach: () => void = () => {},
): Promise<void> {
  for (let n = 0; n < count; n++) {
    await audit.write({
      organizationId,
      requestId: `req_${n}`,
      actor: { kind: 'application', id: 'app' },
      type: 'admin',
      action: 'create',
      status: 201,
    })
    afterEach()
  }
  await audit.flush()
}
