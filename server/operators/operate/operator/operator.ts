/** The operator's hands on an installation: on its database, or through the server that has it. */
import { randomBytes } from 'node:crypto'
import { Cursors } from '../../../ground/cursors/index.ts'
import { createAccess } from '../../../accounts/access/index.ts'
import { createAudit } from '../../../calls/audit/index.ts'
import type { Config } from '../../../config/index.ts'
import { ConnectorError } from 'plugboard/runtime'
import { Notifications } from '../../../ground/notifications/index.ts'
import { Operators, signInRoles } from '../../sign-in/index.ts'
import { type Database, hasPid, openClock, openDatabase } from '../../../ground/store/index.ts'
import { openMasterKeys, readMasterKeys } from '../../../ground/vault/index.ts'
import { type BackupSummary, organizationScope, type Sink, writeBackup } from '../backup/index.ts'
import type { Installation } from '../job/installation.ts'
import type { Job } from '../job/job.ts'
import { freeze } from './freeze.ts'
import { insistOnSchema, type WorkableSchema } from './migrations.ts'
import { isThere, databaseTargetOf } from '../../../ground/installation/index.ts'
import { organizationIdOf } from '../operations/applications.ts'
import { type OperationName, type Operations, OPERATIONS } from '../operations/index.ts'
import { BACKUP, type OperatorAddress, order, readAddress } from '../remote/index.ts'

/** An organization that goes to another installation. */
export interface MovedOrganization {
  /** Its name or its id. */
  readonly organization: string
  /** File of the key that wraps its data keys on the way. */
  readonly keyFile: string
}

/** An installation at hand. */
export interface Operator {
  /** The process that does it, when it is a running server. */
  readonly server?: Omit<OperatorAddress, 'token'>
  /** @throws ConnectorError as the operation does; `storage_unavailable` */
  run<Name extends OperationName>(name: Name, given: Operations[Name][0], job: Job): Promise<Operations[Name][1]>
  /** Writes a backup of everything committed when it began. @throws ConnectorError; what the sink throws */
  backup(sink: Sink, job: Job): Promise<BackupSummary>
  /**
   * Suspends an organization and writes a backup of it alone, for another installation. @throws ConnectorError `validation_error`,
   * `invalid_configuration` for a key that cannot be used, and while a server has the embedded database; what the sink throws
   */
  backupOrganization(moved: MovedOrganization, sink: Sink, job: Job): Promise<BackupSummary>
  close(): Promise<void>
}

/**
 * Opens the installation of a configuration. While a server has the embedded database, it is asked.
 * @throws ConnectorError `invalid_configuration` when there is no database, or its schema is not workable; `storage_unavailable`
 */
export async function openOperator(
  config: Config,
  { schema = 'current' }: { readonly schema?: WorkableSchema } = {},
): Promise<Operator> {
  if (!isThere(config)) throw missing(config)
  let database: Database
  try {
    database = await openDatabase(databaseTargetOf(config), config.database)
  } catch (error) {
    const server = await serverOf(config, error)
    if (server) return server
    throw error
  }
  try {
    await insistOnSchema(database, schema)
    return await here(config, database)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function here(config: Config, database: Database): Promise<Operator> {
  const { now, close } = await openClock(database)
  close()
  const notifications = await Notifications.open(database)
  const access = createAccess({ database, notifications, cursors: new Cursors(randomBytes(32)), now })
  const audit = createAudit({ database, now })
  const installation: Installation = {
    config,
    database,
    access,
    operators: new Operators({ database, now, signIns: signInRoles(config.console.oidc) }),
    consoleUrl: () => consoleUrlOf(config, database),
    now,
    audit,
    masters: () => openMasterKeys(config),
  }
  return {
    run: (name, given, job) => OPERATIONS[name](installation, given, job),
    backup: (sink, job) => writeBackup(database, sink, job),
    async backupOrganization({ organization, keyFile }, sink, job) {
      const transport = readMasterKeys([keyFile]).newest
      const masters = await installation.masters()
      const id = await organizationIdOf(installation, organization)
      await freeze(installation, id, job)
      return writeBackup(database, sink, job, (sql) => organizationScope(sql, id, { masters, transport }))
    },
    async close() {
      await audit.close()
      await notifications.close()
      await database.close()
    },
  }
}

/** Where the console of a server on PostgreSQL is. A server has an embedded database to itself, so none runs on this one. */
async function consoleUrlOf({ dataDirectory }: Config, { engine }: Database): Promise<string | undefined> {
  const server = engine === 'embedded' ? undefined : await readAddress(dataDirectory, engine)
  return server && hasPid(server.pid) ? server.console : undefined
}

/** The server that has the folder, when that is why it could not be opened. */
async function serverOf(config: Config, error: unknown): Promise<Operator | undefined> {
  if (config.databaseUrl !== undefined) return undefined
  if (!(error instanceof ConnectorError) || error.code !== 'invalid_configuration') return undefined
  const address = await readAddress(config.dataDirectory, 'embedded')
  if (!address) return undefined
  return {
    server: { pid: address.pid, origin: address.origin, api: address.api },
    run: async <Name extends OperationName>(operation: Name, given: Operations[Name][0], job: Job) =>
      (await order(address, { operation, given }, job)) as Operations[Name][1],
    backup: async (sink, job) => (await order(address, { operation: BACKUP, given: {} }, job, sink)) as BackupSummary,
    async backupOrganization() {
      throw new ConnectorError(
        'invalid_configuration',
        `Cannot save an organization: a server has the embedded database, process ${address.pid}`,
        { hint: 'Stop the server first. On PostgreSQL it may run.' },
      )
    },
    close: async () => {},
  }
}

function missing({ dataDirectory }: Config): ConnectorError {
  return new ConnectorError('invalid_configuration', `Cannot open the database: none exists in "${dataDirectory}"`, {
    hint: 'plugboard serve creates one. To use another, name a folder with --data or set DATABASE_URL.',
  })
}
