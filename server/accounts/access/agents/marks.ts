/** One-time marks of tokens and grants, shared by all processes: used approvals, and texts of strangers that the holder read. */
import type { AgentMarks } from 'plugboard/agent'
import type { Caller } from '../../../http/index.ts'
import type { AccessServices } from '../accounts/services.ts'

/** A grant lives so long at most, in milliseconds; its tokens come and go. */
const GRANT_MS = 90 * 86_400_000

/** The marks of a database. */
export class HolderMarks {
  readonly #services: AccessServices

  constructor(services: AccessServices) {
    this.#services = services
  }

  /** Returns the marks of a caller; undefined for a caller without a Plugboard token. */
  of({ organizationId, customer, policy, token, tokenDigest, expiresAt }: Caller): AgentMarks | undefined {
    const holder = policy?.holder ?? tokenDigest
    if (holder === undefined || !customer) return undefined
    const { database, now } = this.#services
    const own = database.of(organizationId)
    return {
      async has(mark) {
        const rows = await own.query(
          'select 1 as found from agent_marks where organization_id = $1 and holder = $2 and mark = $3',
          [organizationId, holder, mark],
        )
        return rows.length > 0
      },
      async add(mark) {
        const until = token === 'agent' ? new Date(now() + GRANT_MS) : expiresAt
        const rows = await own.query(
          `insert into agent_marks (organization_id, customer_id, holder, mark, expires_at) values ($1, $2, $3, $4, $5)
           on conflict do nothing returning mark`,
          [organizationId, customer.id, holder, mark, until],
        )
        return rows.length > 0
      },
    }
  }

  /** Removes marks of expired holders. */
  async prune(): Promise<void> {
    const { database, now } = this.#services
    await database.query('delete from agent_marks where expires_at <= $1', [new Date(now())])
  }
}
