/** Writes the pages of an entity run into its generation. */
import { joinLists } from 'plugboard/kit'
import { later } from 'plugboard/parts'
import {
  beginGeneration,
  type Copy,
  copyState,
  type CopyState,
  removeRecords,
  showGeneration,
  writePage,
} from '../../search/index.ts'
import { ServerError } from '../../errors/index.ts'
import type { Sql } from '../../store/index.ts'
import { type EntityRow, holdsLease, saveCheckpoint } from '../rows.ts'
import { parentsSeen, resumable, startCheckpoint } from './begin.ts'
import { advance, type Checkpoint, type EntityPage } from './checkpoint.ts'
import { isWatched } from './entities.ts'
import { type EntityRunContext, LeaseLost } from './context.ts'

/** Writes pages, and stores with each transaction where the entity run continues. */
export class PageWriter {
  readonly #context: EntityRunContext
  readonly #copy: Copy
  /** The generation that searches see, where records that are the same must not look changed to the entities below them. */
  readonly #compareTo: number | undefined
  #checkpoint: Checkpoint
  #isShown: boolean
  /** How many records more the connector may hold. */
  #room: number

  private constructor(
    context: EntityRunContext,
    copy: Copy,
    state: CopyState | undefined,
    checkpoint: Checkpoint,
    room: number,
  ) {
    this.#context = context
    this.#copy = copy
    this.#checkpoint = checkpoint
    this.#isShown = state !== undefined
    this.#room = room
    const isOther = state !== undefined && state.generation !== checkpoint.generation
    this.#compareTo = isOther && isWatched(context.plan.manifest, copy.entity) ? state.generation : undefined
  }

  /** A writer for an entity run that continues from its checkpoint, or begins. @throws LeaseLost */
  static async open(context: EntityRunContext, copy: Copy, row: EntityRow): Promise<PageWriter> {
    const { services, lease } = context
    const scope = services.database.of(lease.organizationId)
    const state = await copyState(scope, copy)
    const checkpoint = await openCheckpoint(context, copy, row, state)
    const room = services.settings.recordsPerConnector - (await recordsBeside(scope, copy, checkpoint.generation))
    return new PageWriter(context, copy, state, checkpoint, room)
  }

  /** Where the entity run continues after the pages written so far. */
  get checkpoint(): Checkpoint {
    return this.#checkpoint
  }

  /**
   * Writes pages in one transaction.
   * @throws LeaseLost; ConnectorError `quota_exceeded`, `connector_deleting`, `pagination_loop`, `page_limit_reached`
   */
  async write(pages: readonly EntityPage[]): Promise<void> {
    let checkpoint = this.#checkpoint
    for (const page of pages) checkpoint = advance(checkpoint, page, later)
    const added = await this.#writeAll(pages, checkpoint)
    this.#room -= added
    this.#isShown = true
    this.#checkpoint = checkpoint
  }

  async #writeAll(pages: readonly EntityPage[], checkpoint: Checkpoint): Promise<number> {
    const { services, lease } = this.#context
    const copy = this.#copy
    const { generation } = checkpoint
    const records = joinLists(pages.flatMap(({ raw }) => (raw.records && raw.count > 0 ? [raw.records] : [])))
    const deleted = pages.flatMap(({ deleted: keys = [] }) => keys)
    const before = this.#compareTo
    const how = { readSince: new Date(lease.beganAt), ...(before !== undefined && { before }) }
    // The system's scope: for thousands of rows a second, row-level security costs a quarter of the rate. Lease and generation name the organization.
    return services.database.transaction(async (sql) => {
      if (!(await saveCheckpoint(sql, lease, copy.entity, checkpoint))) throw new LeaseLost()
      if (deleted.length > 0) await removeRecords(sql, copy, generation, deleted)
      const written = records && (await writePage(sql, copy, generation, records, how))
      if (written && written.added > this.#room) throw overQuota(services.settings.recordsPerConnector)
      if (!this.#isShown) await showGeneration(sql, copy, generation, { isComplete: false })
      return written?.added ?? 0
    })
  }
}

/** Where an entity run begins or continues; one that reads everything gets a generation of its own. */
async function openCheckpoint(
  { services, lease, plan }: EntityRunContext,
  copy: Copy,
  row: EntityRow,
  state: CopyState | undefined,
): Promise<Checkpoint> {
  const { database, now, settings } = services
  const begun = resumable(row.checkpoint, now()) ?? {
    ...startCheckpoint(plan, row, state, lease, now(), settings),
    ...(await parentsSeen(database, plan, lease, row.entity)),
  }
  const { generation } = begun
  if (generation !== undefined) return { ...begun, generation }
  return database.of(lease.organizationId).transaction(async (sql) => {
    if (!(await holdsLease(sql, lease))) throw new LeaseLost()
    const checkpoint: Checkpoint = { ...begun, generation: await beginGeneration(sql, copy) }
    await saveCheckpoint(sql, lease, row.entity, checkpoint)
    return checkpoint
  })
}

/** How many records the connector holds besides those that a full run will replace. */
async function recordsBeside(
  sql: Sql,
  { organizationId, connectorId, entity }: Copy,
  generation: number,
): Promise<number> {
  const [row] = await sql.query<{ records: string }>(
    `select coalesce(sum(records), 0)::text as records from generations where organization_id = $1 and connector_id = $2
    and (id = $4 or (status = 'visible' and entity <> $3))`,
    [organizationId, connectorId, entity, generation],
  )
  return Number(row!.records)
}

function overQuota(most: number): ServerError {
  return new ServerError('quota_exceeded', `Cannot copy more records: the connector may hold ${most}`, {
    hint: 'Raise quotas.recordsPerConnector.',
  })
}
