/** Plans of an organization's own kinds, and the hosts of their credentials. */
import { ConnectorError, type Plan } from 'plugboard/runtime'
import { quoted } from 'plugboard/internal'
import type { Catalogue, CatalogueKind } from './kinds.ts'

/** By plan, the digest of the hosts that its credentials go to. */
const owned = new WeakMap<Plan, string>()

/** Notes that a plan is of an organization's own kind. @param hosts the digest of the hosts that get its credentials */
export function markOwn(plan: Plan, hosts: string): Plan {
  owned.set(plan, hosts)
  return plan
}

/** The digest of the hosts that get the credentials of an organization's own kind; null for the kinds of the installation. */
export function ownHostsOf(plan: Plan): string | null {
  return owned.get(plan) ?? null
}

/** A row of a kind. In an organization's own kind, `ownHosts` identifies the hosts that its secrets are for. */
export interface RowOfKind {
  readonly organizationId: string
  readonly kind: string
  readonly ownHosts: string | null
}

/**
 * Returns the plan for a row's secrets. A row of the installation's kind never gets an own kind of the same name, nor the reverse.
 * Secrets go only to the hosts they were given for.
 * @throws ConnectorError `definition_not_found`, `definition_unusable`
 */
export async function planOfRow(catalogue: Pick<Catalogue, 'of' | 'plan'>, row: RowOfKind): Promise<Plan> {
  if (row.ownHosts === null) return catalogue.plan(row.kind)
  const plan = await (await catalogue.of(row.organizationId)).plan(row.kind)
  if (ownHostsOf(plan) === row.ownHosts) return plan
  throw new ConnectorError(
    'definition_not_found',
    `Cannot find kind ${quoted(row.kind)}: the organization has none that leads to the hosts of this connector`,
  )
}

/** Returns the kind of a row. @throws ConnectorError `definition_not_found` */
export async function kindOf(catalogue: Pick<Catalogue, 'of' | 'find'>, row: RowOfKind): Promise<CatalogueKind> {
  return (row.ownHosts === null ? catalogue : await catalogue.of(row.organizationId)).find(row.kind)
}

/** The kind as metrics name it: all own kinds together, since organizations choose their names. */
export function metricKind(plan: Plan): string {
  return ownHostsOf(plan) === null ? plan.kind : 'own'
}
