/**
 * Queries a replica with Kysely: `plugboard replicate --to postgres://… --once` makes the tables. Run it with the same URL in
 * PLUGBOARD_REPLICATE_TO.
 */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** The columns that every table has. */
interface OfReplica<Record> {
  readonly _connector: string
  readonly _key: string
  readonly _customer: string
  readonly _changed_at: Date
  readonly _deleted_at: Date | null
  readonly _record: Record
}

/** The tables that are used, and of them the columns. */
interface Tables {
  'stripe.customers': OfReplica<{ readonly id: string }> & {
    readonly name: string | null
    readonly email: string | null
  }
}

const pool = new pg.Pool({ connectionString: process.env.PLUGBOARD_REPLICATE_TO })
const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

const customers = await database
  .selectFrom('stripe.customers')
  .select(['_customer', 'name', 'email'])
  .where('_deleted_at', 'is', null)
  .orderBy('name')
  .limit(3)
  .execute()

for (const { _customer: customer, name, email } of customers) console.log(customer, name, email)
await database.destroy()
