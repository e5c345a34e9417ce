/** Checks of the machine: Node.js, packages, files, disk, ports, limits. */
import { constants } from 'node:fs'
import { access, readFile, stat, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import type { Config } from '../../../config/index.ts'
import { type Check, fail, ok, warn } from './check.ts'

const NODE = 'Node.js'
const OLDEST_NODE = [20, 19] as const

/** Whether this Node.js runs the server. */
export function checkNode(version: string = process.versions.node): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isGood = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])
  return isGood ? ok(NODE, version) : fail(NODE, `${version} is too old`, `Install ${OLDEST_NODE.join('.')} or later.`)
}

const PACKAGES = ['fastify', 'pg-boss', 'pino', 'prom-client']

/** Whether the packages that only the server needs are installed. */
export function checkPackages({ databaseUrl }: Pick<Config, 'databaseUrl'>): Check {
  const needed = [...PACKAGES, databaseUrl === undefined ? '@electric-sql/pglite' : 'pg']
  const missing = needed.filter((name) => !isInstalled(name))
  if (missing.length === 0) return ok('packages', `${needed.length} packages of the server are installed`)
  return fail('packages', `not installed: ${missing.join(', ')}`, 'Install @plugboard/server again.')
}

function isInstalled(name: string): boolean {
  try {
    return import.meta.resolve(name) !== ''
  } catch {
    return false
  }
}

/**
 * Whether the data directory is there or can be made, is ours alone, and may be written.
 * @param refuses the code by which the system refuses that a folder is written, if it does
 */
export async function checkFolder(
  { dataDirectory: folder, databaseUrl }: Pick<Config, 'dataDirectory' | 'databaseUrl'>,
  refuses: (folder: string) => Promise<string | undefined> = refusalToWrite,
): Promise<Check> {
  const name = 'data directory'
  const stats = await stat(folder).catch(() => undefined)
  if (!stats) {
    if (databaseUrl !== undefined) return ok(name, `${folder} does not exist; PostgreSQL does not need it`)
    return checkMissing(name, folder, refuses)
  }
  if (!stats.isDirectory()) return fail(name, `${folder} is not a folder`, 'Name a folder with --data.')
  const refusal = databaseUrl === undefined ? await refuses(folder) : undefined
  if (refusal === 'EROFS')
    return fail(name, `${folder} is on a read-only disk`, 'Mount it for writing, or name another with --data.')
  if (refusal !== undefined) return fail(name, `${folder} is not writable`, `Run: chown ${userName()} ${folder}`)
  const isOpen = process.platform !== 'win32' && (stats.mode & 0o077) !== 0
  if (isOpen) return warn(name, `other users can read ${folder}`, `Run: chmod 700 ${folder}`)
  return ok(name, folder)
}

/** Whether a server could create the folder in the existing ones. */
async function checkMissing(
  name: string,
  folder: string,
  refuses: (folder: string) => Promise<string | undefined>,
): Promise<Check> {
  const above = await nearest(folder)
  const another = 'Name another with --data (PLUGBOARD_DATA_DIRECTORY).'
  if (!(await stat(above)).isDirectory())
    return fail(name, `${folder} cannot be created: ${above} is not a folder`, another)
  const refusal = await refuses(above)
  if (refusal === undefined)
    return warn(
      name,
      `${folder} does not exist yet`,
      'plugboard serve creates it. To use another, name it with --data.',
    )
  const state = refusal === 'EROFS' ? 'is on a read-only disk' : 'may not be written'
  return fail(name, `${folder} cannot be created: ${above} ${state}`, another)
}

/** The code by which the system refuses that the folder is written; undefined when it does not. */
function refusalToWrite(folder: string): Promise<string | undefined> {
  return access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => undefined,
    ({ code = 'EACCES' }: NodeJS.ErrnoException) => code,
  )
}

function userName(): string {
  return process.env.USER ?? String(process.getuid?.() ?? 'the server’s user')
}

const GIBIBYTE = 2 ** 30
const LITTLE_BYTES = GIBIBYTE
const TOO_LITTLE_BYTES = GIBIBYTE / 10

/** Whether there is room for the embedded database, a backup of it, and its write-ahead log. */
export async function checkDisk({ dataDirectory }: Config): Promise<Check> {
  const folder = await nearest(dataDirectory)
  const { bavail, bsize, files, ffree } = await statfs(folder)
  const free = bavail * bsize
  const message = `${(free / GIBIBYTE).toFixed(1)} GiB free`
  const advice = 'Free some space, or move the data directory.'
  if (files > 0 && ffree === 0) return fail('disk', 'no more files can be created: the disk is out of inodes', advice)
  if (free < TOO_LITTLE_BYTES) return fail('disk', message, advice)
  return free < LITTLE_BYTES ? warn('disk', message, advice) : ok('disk', message)
}

async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  return isThere ? folder : nearest(dirname(folder))
}

/** A server that runs, and where one of its listeners is, as the server itself says. */
export interface Listener {
  readonly pid: number
  readonly origin?: string | undefined
}

/** Servers that may already use the ports. */
export interface Users {
  /** The server that runs on the embedded database. */
  readonly server: Listener | undefined
  /** Whether other processes use the database: a server of it does not say where it listens. */
  readonly isShared: boolean
}

/** Whether the port of a setting may be listened on, or a running server may listen on it already. */
export async function checkPort(
  name: string,
  setting: string,
  { host, port }: { readonly host: string; readonly port: number },
  { server, isShared }: Users,
): Promise<Check> {
  if (port === 0) return ok(name, 'a free port is used')
  if (server?.origin !== undefined && Number(new URL(server.origin).port) === port)
    return ok(name, `${port} is in use by the running server, process ${server.pid}`)
  const code = await failureToListen(host, port)
  if (code === undefined) return ok(name, `${port} is free`)
  const another = `set another: --set ${setting}=0`
  if (code !== 'EADDRINUSE')
    return fail(name, `${host}:${port} cannot be listened on (${code})`, `Set another: --set ${setting}=0`)
  if (isShared)
    return warn(
      name,
      `${port} is in use, perhaps by a server of this database, which other processes have open`,
      `Otherwise end the program that uses it, or ${another}`,
    )
  return fail(name, `${port} is in use`, `End the program that uses it, or ${another}`)
}

function failureToListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** Files besides those of connections. */
const OWN_FILES = 200

/** Checks that the process may open as many connections as the settings allow. */
export async function checkOpenFiles({ limits, database }: Config): Promise<Check> {
  const text = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  const soft = /^Max open files\s+(\d+|unlimited)/m.exec(text)?.[1]
  if (soft === undefined) return ok('open files', 'the system does not report its limit')
  // Each request may hold a caller's and a third party's connection.
  const needed = 2 * limits.connectionsMax + database.poolSize + OWN_FILES
  const message = `${soft} may be open; the server may need ${needed}`
  if (soft === 'unlimited' || Number(soft) >= needed) return ok('open files', message)
  return warn('open files', message, `Run: ulimit -n ${needed}, or lower limits.connectionsMax.`)
}
