/** How late a replica in PostgreSQL follows: a trigger of each table notes when a version arrived. */
import { connectPostgres } from '../../../replicate/sql/postgres.ts'
import { raw, sql } from '../../../replicate/sql/statement.ts'
import { ORACLE_ENTITIES } from './manifest.ts'
import type { Happened } from './vendor.ts'

type Session = Awaited<ReturnType<typeof connectPostgres>>

/** The arrivals of a replica. */
export class Lags {
  readonly #session: Session

  private constructor(session: Session) {
    this.#session = session
  }

  /** Notes arrivals from now on. @param url a database that has the tables already */
  static async watch(url: string): Promise<Lags> {
    const session = await connectPostgres(url)
    const statements = [
      'create table public.arrivals (connector text, entity text, key text, version bigint, at timestamptz)',
      `create function public.note() returns trigger language plpgsql as $$ begin
        insert into public.arrivals values (new._connector, tg_table_name, new._key,
          case when new._deleted_at is null then (new._record ->> 'version')::bigint else 0 end, clock_timestamp());
        return null; end $$`,
      ...ORACLE_ENTITIES.map(
        (entity) =>
          `create trigger noted after insert or update on shop.${entity} for each row execute function public.note()`,
      ),
    ]
    for (const statement of statements) await session.change(sql`${raw(statement)}`)
    return new Lags(session)
  }

  async close(): Promise<void> {
    await this.#session.close()
  }

  /** Percentiles of the time from a change to the first arrival of it, or of a later one of the same record. */
  async text(connector: string, happened: readonly Happened[]): Promise<string> {
    const rows = await this.#session.query(
      sql`select entity, key, version, extract(epoch from at) * 1000 as at from public.arrivals where connector = ${connector} order by at`,
    )
    const arrivals = new Map<string, { version: number; at: number }[]>()
    for (const { entity, key, version, at } of rows) {
      const name = `${String(entity)} ${String(key)}`
      const known = arrivals.get(name) ?? []
      arrivals.set(name, [...known, { version: Number(version), at: Number(at) }])
    }
    const lags: number[] = []
    for (const { entity, key, version, at } of happened) {
      const later = arrivals.get(`${entity} ${key}`)?.filter((one) => one.at >= at) ?? []
      const [arrival] = later.filter((one) => (version === 0 ? one.version === 0 : one.version >= version))
      if (arrival) lags.push(arrival.at - at)
    }
    const sorted = lags.toSorted((one, other) => one - other)
    const seconds = (part: number) => ((sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN) / 1000).toFixed(1)
    return `p50 ${seconds(0.5)} s, p99 ${seconds(0.99)} s of ${sorted.length} changes`
  }
}
