/** Rows of idempotency keys. One statement claims or settles many keys and commits before their calls continue. */
import { type Database, type Erasure, Gathered } from '../ground/store/index.ts'

/** A key and what it stands for. */
export interface IdempotentCall {
  readonly organizationId: string
  /** `external_user_id` of the customer that it acts for; undefined when there is none. */
  readonly customer: string | undefined
  readonly applicationId: string
  readonly route: string
  readonly key: string
  /** Digest of path and body: the same key may stand for nothing else. */
  readonly fingerprint: Buffer
}

/** The row of a key. */
export interface KeyRow {
  readonly id: string
  readonly fingerprint: Buffer
  readonly process_id: string
  /** Sealed; null until the call is done. */
  readonly answer: Buffer | null
}

/** A claimed key: the row that is to hold its response. */
export interface ClaimedKey extends IdempotentCall {
  readonly id: string
}

/** Result of a claimed key. */
interface Settled {
  readonly claimed: ClaimedKey
  /** The sealed response; null frees the key. */
  readonly answer: Buffer | null
}

/** Larger responses are written one at a time: a statement holds several copies of its values. */
const LARGE_BYTES = 65_536

/** The keys of a database. */
export class IdempotencyRows {
  readonly #database: Database
  readonly #taken: Gathered<ClaimedKey, boolean>
  readonly #settled: Gathered<Settled, void>

  constructor(database: Database) {
    this.#database = database
    this.#taken = new Gathered((organizationId, calls) => this.#insert(organizationId, calls))
    this.#settled = new Gathered((organizationId, outcomes) => this.#write(organizationId, outcomes))
  }

  /** Takes a key. Returns whether it was free; when it throws, the key may be taken all the same. */
  take(claimed: ClaimedKey): Promise<boolean> {
    return this.#taken.add(claimed.organizationId, claimed)
  }

  /** Stores a sealed response. Frees the key if there is none, or if its customer was deleted meanwhile. */
  async settle(claimed: ClaimedKey, answer: Buffer | null): Promise<void> {
    const outcome = { claimed, answer }
    if (answer !== null && answer.length > LARGE_BYTES) await this.#write(claimed.organizationId, [outcome])
    else await this.#settled.add(claimed.organizationId, outcome)
  }

  /** The row of a key. */
  async find(call: IdempotentCall): Promise<KeyRow | undefined> {
    const [row] = await this.#database.of(call.organizationId).query<KeyRow>(
      `select ${COLUMNS} from idempotency_keys
       where organization_id = $1 and scope = $2 and route = $3 and key = $4`,
      [call.organizationId, keyScopeOf(call), call.route, call.key],
    )
    return row
  }

  /** The row of the very same request. Its customer may no longer be known, since it deleted what its path names. */
  async findSame({ organizationId, route, key, fingerprint }: IdempotentCall): Promise<KeyRow | undefined> {
    const [row] = await this.#database.of(organizationId).query<KeyRow>(
      `select ${COLUMNS} from idempotency_keys
       where organization_id = $1 and key = $2 and route = $3 and fingerprint = $4 limit 1`,
      [organizationId, key, route, fingerprint],
    )
    return row
  }

  /** In the order of the keys, so that processes wait for each other and never for ever. */
  async #insert(organizationId: string, calls: readonly ClaimedKey[]): Promise<boolean[]> {
    const sorted = calls.map((call) => ({ ...call, scope: keyScopeOf(call) })).sort(byKey)
    const rows = await this.#database.of(organizationId).query<{ id: string }>(
      `insert into idempotency_keys (organization_id, process_id, scope, route, key, id, fingerprint)
       select $1, $2, * from unnest($3::text[], $4::text[], $5::text[], $6::uuid[], $7::bytea[])
       on conflict do nothing returning id`,
      [
        organizationId,
        this.#database.processId,
        sorted.map(({ scope }) => scope),
        sorted.map(({ route }) => route),
        sorted.map(({ key }) => key),
        sorted.map(({ id }) => id),
        sorted.map(({ fingerprint }) => fingerprint),
      ],
    )
    const taken = new Set(rows.map(({ id }) => id))
    return calls.map(({ id }) => taken.has(id))
  }

  async #write(organizationId: string, outcomes: readonly Settled[]): Promise<void[]> {
    await this.#database
      .of(organizationId)
      .query(SETTLE, [
        organizationId,
        outcomes.map(({ claimed }) => claimed.id),
        outcomes.map(({ answer }) => answer),
        outcomes.map(({ claimed }) => claimed.customer ?? null),
      ])
    return outcomes.map(() => undefined)
  }
}

/** Deletes the keys that are older than 24 hours by the database's clock. */
export async function pruneIdempotencyKeys(database: Database): Promise<void> {
  await database.query(`delete from idempotency_keys where created_at < clock_timestamp() - interval '24 hours'`)
}

/** Deletes the keys that were used for a customer by any token, with the responses that are stored under them. */
export function idempotencyErasure(database: Database): Erasure {
  const text = `delete from idempotency_keys where organization_id = $1 and id in (
    select id from idempotency_keys where organization_id = $1 and scope = $2 order by id for update)`
  return {
    user: (organizationId, externalUserId) =>
      database.of(organizationId).query(text, [organizationId, scopeOfCustomer(externalUserId)]),
  }
}

const COLUMNS = 'id, fingerprint, process_id, answer'

/** Rows are locked in the order of their ids, as by `idempotencyErasure`. */
const SETTLE = `
  with outcome as (select * from unnest($2::uuid[], $3::bytea[], $4::text[]) as o(id, answer, customer)),
  locked as materialized (
    select id from idempotency_keys where organization_id = $1 and id = any($2::uuid[]) order by id for update),
  stored as (
    update idempotency_keys k set answer = o.answer from outcome o join locked l on l.id = o.id
    where k.organization_id = $1 and k.id = o.id and o.answer is not null
      and (o.customer is null or exists (select from customers c
        where c.organization_id = $1 and c.external_user_id = o.customer and c.status <> 'deleting'))
    returning k.id)
  delete from idempotency_keys k using locked l
  where k.organization_id = $1 and k.id = l.id and not exists (select from stored s where s.id = k.id)`

function byKey(one: Named, other: Named): number {
  return compare(one.scope, other.scope) || compare(one.route, other.route) || compare(one.key, other.key)
}

type Named = Pick<IdempotentCall, 'route' | 'key'> & { readonly scope: string }

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Returns the scope of a key: the customer that the call acts for, or the application. */
export function keyScopeOf({ customer, applicationId }: Pick<IdempotentCall, 'customer' | 'applicationId'>): string {
  return customer === undefined ? `application:${applicationId}` : scopeOfCustomer(customer)
}

function scopeOfCustomer(externalUserId: string): string {
  return `customer:${externalUserId}`
}
