/** The thread of the embedded database. No statement blocks the event loop. */
import { existsSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { readFile, rename, rm } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { type Extensions, PGlite, protocol } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { DriverFailure } from '../database/failures.ts'
import { PreparedStatements } from '../database/prepared-statements.ts'
import type { Encoded } from '../database/values.ts'
import type {
  TaskResult,
  DatabaseFiles,
  WorkerMessage,
  TaskRequest,
  ResultTable,
  Task,
  TaskStatement,
} from './messages.ts'
import { decodeTextWhole } from './whole-text.ts'

const asItIs = (value: unknown) => value as string
/** Leaves values of every type as they are: text or bytes. */
const EVERY_TYPE = new Proxy<Record<number, typeof asItIs>>({}, { get: () => asItIs })

/** The database's own cache of pages. Its thread takes all of it at the start. */
const BUFFERS = '32MB'

const { directory, template } = workerData as DatabaseFiles
if (!parentPort) throw new Error('Cannot start: this file is the thread of the embedded database')
const port = parentPort
decodeTextWhole()
const database = await open()
port.on('message', ({ id, task }: TaskRequest) => {
  perform(task)
    .then((value) => send({ id, value }))
    .catch((error: unknown) => send({ id, failure: driverFailureOf(error) }))
})
send({ ready: true })

async function open(): Promise<PGlite> {
  if (directory !== undefined && !existsSync(directory)) await create(directory)
  const opened = await start(directory, directory === undefined ? template : undefined)
  opened.serializers = EVERY_TYPE
  opened.parsers = EVERY_TYPE
  return opened
}

/** Creates a database beside its folder and moves it there once complete: a killed process leaves none or all of it. */
async function create(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await (await start(unfinished, template)).close()
  await rename(unfinished, folder)
}

async function start(folder: string | undefined, from: string | undefined): Promise<PGlite> {
  return PGlite.create({
    dataDir: folder ?? 'memory://',
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${BUFFERS}`],
    extensions: { btree_gin, fuzzystrmatch, pg_trgm, unaccent, ...(await pgvector()) },
    loadDataDir: from === undefined ? undefined : new Blob([brotliDecompressSync(await readFile(from))]),
  })
}

/** pgvector, if the operator has installed its package. */
async function pgvector(): Promise<Extensions> {
  try {
    const { vector } = await import('@electric-sql/pglite-pgvector')
    return { vector }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return {}
    throw error
  }
}

async function perform(task: Task): Promise<TaskResult> {
  switch (task.do) {
    case 'query':
      return inside(task.begin, () => query(task.text, task.params))
    case 'batch':
      return inside(task.begin, () => batch(task.statements))
    case 'exec':
      return (await database.exec(task.script)).at(-1)?.command
    case 'rollback':
      return rollback() as Promise<undefined>
    case 'listen':
      await database.listen(task.channel, (payload) => send({ channel: task.channel, payload }))
      return undefined
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
    case 'close':
      return database.close() as Promise<undefined>
  }
}

async function query(text: string, params: unknown[]): Promise<ResultTable> {
  const { fields, rows } = await database.query<(string | null)[]>(text, params, { rowMode: 'array' })
  return { names: fields.map(({ name }) => name), types: fields.map(({ dataTypeID }) => dataTypeID), rows }
}

/** Runs work, in a transaction if a script begins one. */
async function inside<T>(begin: string | undefined, work: () => Promise<T>): Promise<T> {
  if (begin === undefined) return work()
  try {
    await database.exec(begin)
    const result = await work()
    await database.exec('commit')
    return result
  } catch (error) {
    await rollback()
    throw error
  }
}

/** Ends a transaction. A session that cannot is broken, as after a full disk, and its thread starts again. */
async function rollback(): Promise<void> {
  try {
    await database.exec('rollback')
  } catch {
    setImmediate(() => process.exit())
    throw Object.assign(new Error('its session broke'), { code: '08006' })
  }
}

async function batch(statements: readonly TaskStatement[]): Promise<ResultTable[]> {
  const tables: ResultTable[] = []
  for (const { text, params, isPrepared } of statements)
    tables.push(isPrepared ? await queryPrepared(text, params) : await query(text, params))
  return tables
}

const prepared = new PreparedStatements()
const { serialize } = protocol

/** Runs a prepared statement: after the first time, only its values are sent. */
async function queryPrepared(text: string, values: Encoded[]): Promise<ResultTable> {
  const { name, isNew, forget } = prepared.use(text)
  if (forget !== undefined) await database.exec(`deallocate ${forget}`)
  const parse = isNew ? [serialize.parse({ name, text })] : []
  const run = [serialize.bind({ statement: name, values }), serialize.describe({ type: 'P' }), serialize.execute({})]
  try {
    return tableOf((await database.execProtocol(Buffer.concat([...parse, ...run, serialize.sync()]))).messages)
  } catch (error) {
    prepared.drop(text)
    throw error
  }
}

function tableOf(messages: Awaited<ReturnType<PGlite['execProtocol']>>['messages']): ResultTable {
  const rows: (string | null)[][] = []
  let [names, types]: [string[], number[]] = [[], []]
  for (const message of messages) {
    if (message instanceof protocol.messages.DataRowMessage) rows.push(message.fields)
    if (!(message instanceof protocol.messages.RowDescriptionMessage)) continue
    names = message.fields.map(({ name }) => name)
    types = message.fields.map(({ dataTypeID }) => dataTypeID)
  }
  return { names, types, rows }
}

/** The needed fields of an error. The whole error has the statement, its params and the thread's source. */
function driverFailureOf(error: unknown): DriverFailure {
  const { message, code, constraint } = error as DriverFailure
  return { message: message.slice(0, 2000), code: code || undefined, constraint }
}

function send(reply: WorkerMessage): void {
  port.postMessage(reply)
}
