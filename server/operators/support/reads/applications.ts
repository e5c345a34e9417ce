/** Applications and organizations, with what third parties must know of the server. */
import type { Database } from '../../../ground/store/index.ts'
import { type Plain, plainRows } from './rows.ts'

interface OauthApplicationRow {
  readonly organization_id: string
  readonly organization: string
  readonly kind: string
  readonly host: string
  readonly updated_at: Date
}

/** An OAuth application that an organization registered. Its client is sealed. */
export type OauthApplicationOverview = Plain<OauthApplicationRow>

/** The OAuth applications of all organizations, by kind. */
export async function listOauthApplications(database: Database): Promise<OauthApplicationOverview[]> {
  const rows = await database.query<OauthApplicationRow>(
    `select o.id as organization_id, o.name as organization, a.kind, a.host, a.updated_at
     from organizations o join oauth_applications a on a.organization_id = o.id order by a.kind, a.host, o.name, o.id limit 500`,
  )
  return plainRows(rows)
}

/** Number of connectors of a kind. */
export interface KindUse {
  readonly kind: string
  readonly connectors: number
  readonly customers: number
  readonly organizations: number
  readonly needs_reauth: number
}

/** Counts the uses of each kind. */
export function countKindUses(database: Database): Promise<KindUse[]> {
  return database.query<KindUse>(
    `select kind, count(*) as connectors, count(distinct customer_id) as customers, count(distinct organization_id) as organizations,
       count(*) filter (where status = 'needs_reauth') as needs_reauth
     from connectors where status <> 'deleting' group by kind order by kind`,
  )
}

/** The kinds that have connectors, for a choice. */
export async function kindsInUse(database: Database): Promise<string[]> {
  const rows = await database.query<{ kind: string }>(
    `select distinct c.kind from organizations o join connectors c on c.organization_id = o.id where c.status <> 'deleting' order by 1`,
  )
  return rows.map(({ kind }) => kind)
}
