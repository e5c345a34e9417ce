/** Checks whether all that is stored is intact: sealed values, audit chains, the searchable copy, own kinds. */
import type { ChainHead, ChainStart } from '../../../calls/audit/index.ts'
import { changedVersions } from '../../../accounts/own-kinds/index.ts'
import { recordTableOf } from '../../../copy/index.ts'
import type { Database } from '../../../ground/store/index.ts'
import { openVault, verifySecrets } from '../../../ground/vault/index.ts'
import type { Installation } from '../job/installation.ts'
import type { Job } from '../job/job.ts'
import { firstOf } from '../../../ground/base/index.ts'
import { quantity } from 'plugboard/internal'

/** One thing that is not as it should be. */
export interface Fault {
  readonly what: 'sealed value' | 'audit row' | 'searchable copy' | 'own kind'
  /** Such as `connectors 5f0c…`. */
  readonly where: string
  readonly organizationId: string
  readonly message: string
}

/** Further values to compare. */
export interface VerifyGiven {
  /** Heads that an earlier report gave. */
  readonly heads?: readonly ChainHead[]
}

/** Checked values, and faults. */
export interface VerifyReport {
  readonly sealedValues: number
  readonly auditRows: number
  readonly organizations: number
  /** Where each organization's trail ends: stored elsewhere, they show later that nothing before them was touched. */
  readonly heads: readonly ChainHead[]
  /** The trails whose oldest rows were deleted by the retention, and from which row on they are proven. */
  readonly starts: readonly ChainStart[]
  readonly searchableCopies: number
  readonly searchableRecords: number
  readonly ownKindVersions: number
  readonly faults: readonly Fault[]
}

/**
 * Opens every sealed value, follows every audit chain, counts every searchable copy, compares every own kind with its digest.
 * @throws ConnectorError `invalid_configuration` when a master key is missing, `storage_unavailable`
 */
export async function verifyAll(
  installation: Installation,
  { heads = [] }: VerifyGiven,
  job: Job,
): Promise<VerifyReport> {
  const { database, audit, masters } = installation
  const vault = await openVault(database, await masters())
  const faults: Fault[] = []
  let sealedValues = 0
  const onProgress = (done: number) => {
    sealedValues = done
    job.report({ step: 'sealed values opened', done })
  }
  for await (const { table, id, organizationId, problem } of verifySecrets(database, vault, {
    onProgress,
    signal: job.signal,
  }))
    faults.push({ what: 'sealed value', where: `${table} ${id}`, organizationId, message: problem })
  job.report({ step: 'audit chains', done: 0 })
  await audit.flush()
  const chains = await audit.verifyChain({ macKey: await vault.macKey('audit heads'), heads })
  for (const { organizationId, seq, message } of chains.faults)
    faults.push({ what: 'audit row', where: `row ${seq}`, organizationId, message })
  const copies = await verifyCopies(database, job)
  const ownKinds = await changedVersions(database)
  for (const { organizationId, kind, version } of ownKinds.changed)
    faults.push({
      what: 'own kind',
      where: `${kind} ${version}`,
      organizationId,
      message: `The manifest of ${kind} ${version} is not the one that was uploaded`,
    })
  return {
    sealedValues,
    auditRows: chains.rows,
    organizations: chains.organizations,
    heads: chains.heads,
    starts: chains.starts,
    searchableCopies: copies.count,
    searchableRecords: copies.records,
    ownKindVersions: ownKinds.count,
    faults: [...faults, ...copies.faults],
  }
}

interface CopyRow {
  readonly id: number
  readonly organizationId: string
  readonly connectorId: string
  readonly kind: string
  readonly entity: string
  readonly records: number
}

async function verifyCopies(
  database: Database,
  { report, signal }: Job,
): Promise<{ count: number; records: number; faults: Fault[] }> {
  const copies = await database.query<CopyRow>(
    `select g.id, g.organization_id as "organizationId", g.connector_id as "connectorId", g.kind, g.entity, g.records
     from generations g join copies c on c.organization_id = g.organization_id and c.generation = g.id order by g.id`,
  )
  const faults: Fault[] = []
  let records = 0
  for (const [at, copy] of copies.entries()) {
    signal?.throwIfAborted()
    const { kind, entity, connectorId, organizationId } = copy
    const found = await countRecords(database, copy)
    records += found.all
    const where = `${kind}.${entity} of connector ${connectorId}`
    const fault = (message: string) => faults.push({ what: 'searchable copy', where, organizationId, message })
    if (found.all !== found.expected)
      fault(`The copy of ${where} has ${quantity(found.all, 'record')} instead of ${found.expected}`)
    if (found.foreign > 0) fault(`The copy of ${where} has ${quantity(found.foreign, 'record')} of another owner`)
    report({ step: 'searchable copies', done: at + 1, of: copies.length })
  }
  return { count: copies.length, records, faults }
}

/**
 * Counts records. One statement reads records and their number at one moment, because syncs continue. An organization from
 * another installation may have a generation of the same number.
 */
async function countRecords(
  database: Database,
  { id, kind, entity, organizationId }: CopyRow,
): Promise<{ all: number; foreign: number; expected: number }> {
  const rows = await database.query<{ all: number; foreign: number; expected: number }>(
    `with found as (
       select r.organization_id, exists (
         select from generations g where g.organization_id = r.organization_id and g.id = r.generation and g.connector_id = r.connector_id
       ) as is_owned from ${recordTableOf(kind, entity)} r where r.generation = $1
     ), own as (select is_owned from found where organization_id = $2 or not is_owned)
     select count(*) as "all", count(*) filter (where not is_owned) as foreign,
       coalesce((select records from generations where organization_id = $2 and id = $1), count(*)) as expected
     from own`,
    [id, organizationId],
  )
  return firstOf(rows)
}
