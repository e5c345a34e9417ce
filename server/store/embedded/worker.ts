/** The thread in which the embedded database runs, so that no statement holds up the event loop. */
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type { Failure } from '../failures.ts'
import type { Place, Reply, Request, Table, Task } from './messages.ts'

const asItIs = (value: unknown) => value as string
/** Says of every type: values are text or bytes already, and stay as they are. */
const EVERY_TYPE = new Proxy<Record<number, typeof asItIs>>({}, { get: () => asItIs })

const { directory, template } = workerData as Place
const port = parentPort!
const database = await open()
port.on('message', (request: Request) => void answer(request))
send({ ready: true })

async function open(): Promise<PGlite> {
  if (directory !== undefined && !existsSync(directory)) await create(directory)
  const opened = await start(directory, directory === undefined ? template : undefined)
  opened.serializers = EVERY_TYPE
  opened.parsers = EVERY_TYPE
  return opened
}

/** Makes a new database beside its place and moves it there when it is whole: a kill leaves none or all of it. */
async function create(place: string): Promise<void> {
  const unfinished = `${place}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await (await start(unfinished, template)).close()
  await rename(unfinished, place)
}

async function start(place: string | undefined, from: string | undefined): Promise<PGlite> {
  return PGlite.create({
    dataDir: place ?? 'memory://',
    extensions: { btree_gin, fuzzystrmatch, pg_trgm, unaccent },
    ...(from !== undefined && { loadDataDir: new Blob([await readFile(from)]) }),
  })
}

async function answer({ id, task }: Request): Promise<void> {
  try {
    send({ id, value: await perform(task) })
  } catch (error) {
    send({ id, failure: failureOf(error) })
  }
}

async function perform(task: Task): Promise<Table | string | Uint8Array | undefined> {
  switch (task.do) {
    case 'query':
      return task.begin === undefined ? query(task.text, task.params) : queryInside(task.begin, task.text, task.params)
    case 'exec': {
      const results = await database.exec(task.script)
      return results.at(-1)?.command
    }
    case 'listen':
      await database.listen(task.channel, (payload) => send({ channel: task.channel, payload }))
      return undefined
    case 'dump':
      return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
    case 'close':
      return database.close() as Promise<undefined>
  }
}

async function query(text: string, params: unknown[]): Promise<Table> {
  const { fields, rows } = await database.query<(string | null)[]>(text, params, { rowMode: 'array' })
  return { names: fields.map(({ name }) => name), types: fields.map(({ dataTypeID }) => dataTypeID), rows }
}

async function queryInside(begin: string, text: string, params: unknown[]): Promise<Table> {
  try {
    await database.exec(begin)
    const table = await query(text, params)
    await database.exec('commit')
    return table
  } catch (error) {
    await database.exec('rollback')
    throw error
  }
}

/** The few fields that matter: the whole error would carry the statement, its params and the thread's source. */
function failureOf(error: unknown): Failure {
  const { message, code, constraint } = error as Failure
  return { message: message.slice(0, 2000), ...(code && { code }), ...(constraint && { constraint }) }
}

function send(reply: Reply): void {
  port.postMessage(reply)
}
