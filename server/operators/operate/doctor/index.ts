/** Checks of `doctor`: everything that a server needs, in order. Changes nothing. */
import { ConnectorError } from 'plugboard/runtime'
import type { Config } from '../../../config/index.ts'
import { OLDEST_POSTGRES } from '../../../ground/store/index.ts'
import { openMasterKeys } from '../../../ground/vault/index.ts'
import { UNWATCHED } from '../job/job.ts'
import { isThere } from '../../../ground/installation/index.ts'
import { openOperator, type Operator } from '../operator/operator.ts'
import { type Check, fail, ok, warn } from './check.ts'
import type { DatabaseState } from '../operations/examine-database.ts'
import { checkEmbeddings, checkPgvector } from './embeddings.ts'
import { checkDrifts, checkKinds, checkNotices } from './kinds.ts'
import { checkDisk, checkFolder, checkNode, checkOpenFiles, checkPackages, checkPort } from './machine.ts'

export type { Check } from './check.ts'

/** Looks at everything that a configuration's server needs; each check comes as it is done. */
export async function* examine(config: Config): AsyncGenerator<Check> {
  yield checkNode()
  yield checkPackages(config)
  yield await checkFolder(config)
  if (config.databaseUrl === undefined) yield await checkDisk(config)
  const database = await databaseOf(config)
  const keys = await fingerprintsOf(config, database.state?.masters)
  yield keys.check
  yield database.check
  if (database.state) yield* checkState(database.state, keys.fingerprints)
  yield* checkEmbeddings(config)
  yield* await checkKinds(config, database.state?.kinds)
  yield* checkNotices(database.state?.notices ?? [], Date.now())
  yield* checkDrifts(database.state?.drifts ?? [])
  yield* checkPorts(config, database)
  yield await checkOpenFiles(config)
}

/** A worker answers no requests, so that the port of the API does not matter to it. */
async function* checkPorts({ role, listen, admin, console }: Config, { server, state }: Opened): AsyncGenerator<Check> {
  const isShared = (state?.otherProcesses ?? 0) > 0
  if (role !== 'worker')
    yield await checkPort('API port', 'listen.port', listen, {
      server: server && { ...server, origin: server.api },
      isShared,
    })
  yield await checkPort('admin port', 'admin.port', admin, { server, isShared })
  // A running server does not say where its console is: then its port is in use.
  if (console.listen && !server) yield await checkPort('console port', 'console.port', console, { server, isShared })
}

interface Keys {
  readonly check: Check
  readonly fingerprints: readonly string[] | undefined
}

async function fingerprintsOf(config: Config, needed: readonly string[] = []): Promise<Keys> {
  try {
    const { fingerprints } = await openMasterKeys(config)
    const by = config.kms.key === undefined ? '' : `, with the service of ${config.kms.key}`
    const message = `the files of these settings hold ${fingerprints.join(', ')}${by}`
    const isWhole = needed.every((master) => fingerprints.includes(master))
    const check = isWhole
      ? ok('master keys', message)
      : fail('master keys', `${message}, but the database needs another key`, 'See keys fit.')
    return { check, fingerprints }
  } catch (error) {
    const { message, hint = '' } = error as ConnectorError
    const isFirst = config.databaseUrl === undefined && !isThere(config) && message.endsWith('it does not exist')
    const check = isFirst
      ? warn('master keys', 'there is none yet', 'plugboard serve creates one. Keep a copy in a safe place.')
      : fail('master keys', message, hint)
    return { check, fingerprints: undefined }
  }
}

interface Opened {
  readonly check: Check
  readonly state?: DatabaseState
  /** The running server that answered for it. */
  readonly server?: NonNullable<Operator['server']>
}

async function databaseOf(config: Config): Promise<Opened> {
  const name = 'database'
  if (!isThere(config))
    return { check: warn(name, 'there is none yet', 'plugboard serve and plugboard migrate create one.') }
  try {
    const operator = await openOperator(config, { schema: 'any' })
    try {
      const state = await operator.run('inspect', {}, UNWATCHED)
      const engine = state.engine === 'embedded' ? 'embedded PostgreSQL' : 'PostgreSQL'
      const through = state.isPooled
        ? ', through a pooler in transaction mode, with locks and notifications by database.directUrl'
        : ''
      const by = operator.server ? `, through process ${operator.server.pid}` : ''
      const check = ok(name, `${engine} ${state.version}, responds in ${state.roundTripMs} ms${through}${by}`)
      return { check, state, server: operator.server }
    } finally {
      await operator.close()
    }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error
    return { check: fail(name, error.message, error.hint ?? '') }
  }
}

const FEW_CONNECTIONS = 10
const CLOCK_MS = 5_000

function* checkState(state: DatabaseState, fingerprints: readonly string[] | undefined): Generator<Check> {
  if (state.engine === 'postgres') yield* checkPostgres(state)
  yield checkSchema(state)
  if (fingerprints) yield checkMasters(state, fingerprints)
  if (state.pgvector) yield checkPgvector(state.pgvector)
  yield checkClock(state)
}

function* checkPostgres(state: DatabaseState): Generator<Check> {
  const { version, missingExtensions, mayUseRole, isSuperuser, freeConnections = 0 } = state
  if (Number.parseInt(version, 10) < OLDEST_POSTGRES)
    yield fail('version', `PostgreSQL ${version} is too old`, `Use PostgreSQL ${OLDEST_POSTGRES} or later.`)
  yield missingExtensions.length === 0
    ? ok('extensions', 'all are installed')
    : fail('extensions', `missing: ${missingExtensions.join(', ')}`, 'Install the package postgresql-contrib.')
  if (!mayUseRole)
    yield fail(
      'rights',
      'the user may not use the role "plugboard_app"',
      'As an administrator: create role plugboard_app nologin; grant plugboard_app to <the user> with admin option',
    )
  else if (isSuperuser)
    yield warn('rights', 'the user is a superuser', 'Use a user that owns the database and has no other rights.')
  else yield ok('rights', 'the user may use the role "plugboard_app"')
  const message = `${freeConnections} left`
  yield freeConnections >= FEW_CONNECTIONS
    ? ok('connections', message)
    : warn('connections', message, 'Raise max_connections, or lower database.poolSize.')
  if (state.replica) yield checkReplica(state.replica)
}

const MUCH_BEHIND = 16 * 2 ** 20

function checkReplica(replica: NonNullable<DatabaseState['replica']>): Check {
  const name = 'replica'
  const advice = 'Check database.replicaUrl. Until then, searches and feeds read the database itself.'
  if ('failure' in replica) return warn(name, `cannot be reached: ${replica.failure}`, advice)
  if (!replica.isReplica) return fail(name, 'database.replicaUrl names no streaming replica of the database', advice)
  const { bytesBehind, lacksMigrations } = replica
  const message = bytesBehind === 0 ? 'has everything' : `is ${Math.ceil(bytesBehind / 1024)} KiB of the log behind`
  if (lacksMigrations) return warn(name, `${message}; lacks migrations of the database`, 'Wait until it has caught up.')
  if (bytesBehind <= MUCH_BEHIND) return ok(name, message)
  return warn(name, message, 'Look at its load and its network. A replica that is too far behind is not read.')
}

function checkSchema({ refusal, pending, contracts, newer }: DatabaseState): Check {
  if (refusal !== undefined)
    return fail('migrations', refusal, 'Use the version of Plugboard that last used the database.')
  if (pending.length === 0) {
    const notes = [
      'none is pending',
      newer.length > 0 && `of a newer version, which this one works with: ${newer.join(', ')}`,
      contracts.length > 0 && `for plugboard migrate --contract: ${contracts.join(', ')}`,
    ]
    return ok('migrations', notes.filter(Boolean).join('; '))
  }
  return warn('migrations', `pending: ${pending.join(', ')}`, 'Run plugboard migrate; a server does so when it starts.')
}

function checkMasters({ masters }: DatabaseState, fingerprints: readonly string[]): Check {
  const missing = masters.filter((master) => !fingerprints.includes(master))
  if (missing.length === 0) return ok('keys fit', masters.length === 0 ? 'nothing is sealed yet' : masters.join(', '))
  return fail(
    'keys fit',
    `the database needs the master key ${missing.join(', ')}`,
    'Name the file of that key in masterKeyFiles (PLUGBOARD_MASTER_KEY_FILES).',
  )
}

function checkClock({ clockAheadMs, lastWriteAt = 0 }: DatabaseState): Check {
  const advice = 'Synchronize the clocks with NTP: tokens and flows expire by them.'
  if (lastWriteAt > Date.now() + CLOCK_MS)
    return fail('clock', `it is behind the last write at ${new Date(lastWriteAt).toISOString()}`, advice)
  if (Math.abs(clockAheadMs) <= CLOCK_MS) return ok('clock', new Date().toISOString())
  const seconds = Math.round(clockAheadMs / 1000)
  return fail('clock', `the database's is ${seconds} s ahead of this one: a server here would not be ready`, advice)
}
