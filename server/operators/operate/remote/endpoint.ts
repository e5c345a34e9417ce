/** The side of the running server: takes the operator's orders on the admin listener, from this machine only. */
import { timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { isLoopbackAddress } from 'plugboard/internal'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../../ground/errors/index.ts'
import { type BackupSummary, writeBackup } from '../backup/index.ts'
import type { Installation } from '../job/installation.ts'
import type { Job } from '../job/job.ts'
import { isOperation, OPERATIONS } from '../operations/index.ts'
import { BACKUP, type Line, type Order, PATH, TOKEN_HEADER, wireError } from './messages.ts'

/** Answers a request when it is the operator's; undefined when it is another's. */
export type Endpoint = (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined

/** Called with each command, for the log. */
export type Ordered = (order: { readonly operation: string; readonly error?: unknown }) => void

/** Stored heads of audit trails, which `verify` compares, are about 150 bytes each. */
const MAX_BODY_BYTES = 16 * 2 ** 20

/** Creates the endpoint of an installation, for holders of its token. */
export function createEndpoint(installation: Installation, token: string, ordered: Ordered = () => {}): Endpoint {
  return (request, response) => {
    if (request.url !== PATH) return undefined
    const refusal = refusalOf(request, token)
    return refusal ? refuse(request, response, refusal) : serve(installation, request, response, ordered)
  }
}

interface Refusal {
  readonly status: number
  readonly error: ConnectorError
}

/** A stranger gets the response of a page that does not exist. */
function refusalOf({ method, headers, socket }: IncomingMessage, token: string): Refusal | undefined {
  const given = Buffer.from(String(headers[TOKEN_HEADER] ?? ''))
  const expected = Buffer.from(token)
  const isFromPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
  const isKnown = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isLoopbackAddress(socket.remoteAddress ?? '') || isFromPage || !isKnown || method !== 'POST')
    return { status: 404, error: new ServerError('route_not_found', 'Cannot find the page: the path does not exist') }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return undefined
  const message = 'Cannot read the request: its body must be JSON'
  return { status: 415, error: new ServerError('unsupported_media_type', message) }
}

async function refuse(request: IncomingMessage, response: ServerResponse, { status, error }: Refusal): Promise<void> {
  request.resume()
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' })
  response.end(`${JSON.stringify({ error: wireError(error) })}\n`)
}

async function serve(
  installation: Installation,
  request: IncomingMessage,
  response: ServerResponse,
  ordered: Ordered,
): Promise<void> {
  const hangUp = new AbortController()
  response.once('close', () =>
    hangUp.abort(new ConnectorError('cancelled', 'Cannot continue: the command was stopped')),
  )
  let operation = ''
  const write = (line: Line) => response.write(`${JSON.stringify(line)}\n`)
  const job: Job = { report: throttled((progress) => write({ progress })), signal: hangUp.signal }
  response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' })
  try {
    const order = JSON.parse(await bodyOf(request)) as Order
    operation = order.operation
    if (operation === BACKUP) await sendBackup(installation, job, write, response)
    else write({ result: await perform(installation, order, job) })
    ordered({ operation })
  } catch (error) {
    ordered({ operation, error })
    write({ error: wireError(error) })
  }
  response.end()
}

function perform(installation: Installation, { operation, given }: Order, job: Job): Promise<unknown> {
  if (!isOperation(operation))
    throw new ServerError('route_not_found', `Cannot do "${operation}": the server does not have this operation`, {
      hint: "Run the command with the server's version of Plugboard.",
    })
  return (OPERATIONS[operation] as (i: Installation, g: object, j: Job) => Promise<unknown>)(installation, given, job)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
    throw new ServerError('body_too_large', 'Cannot read the request: it is too large')
  return text(request)
}

/** Sends a backup through a file, so that the database waits only for a disk, not for a reader. */
async function sendBackup(
  { config, database }: Installation,
  job: Job,
  write: (line: Line) => void,
  response: ServerResponse,
): Promise<void> {
  const file = join(config.dataDirectory, `backup.${process.pid}.${Date.now()}.part`)
  try {
    const result: BackupSummary = await intoFile(file, (sink) => writeBackup(database, sink, job))
    write({ result, bytes: (await stat(file)).size })
    await pipeline(createReadStream(file), response, { end: false })
  } finally {
    await rm(file, { force: true })
  }
}

async function intoFile<T>(file: string, work: (sink: (chunk: Uint8Array) => Promise<void>) => Promise<T>): Promise<T> {
  const handle = await open(file, 'wx', 0o600)
  try {
    return await work(async (chunk) => {
      await handle.writeFile(chunk).catch((error: unknown) => Promise.reject(unwritable(file, error)))
    })
  } finally {
    await handle.close()
  }
}

function unwritable(file: string, cause: unknown): ConnectorError {
  const { code } = cause as NodeJS.ErrnoException
  return new ServerError('storage_unavailable', `Cannot write the backup into "${dirname(file)}": ${code}`, {
    hint: 'The data directory needs space for a backup. Free some space there.',
    cause,
  })
}

const EVERY_MS = 100

function throttled(report: Job['report']): Job['report'] {
  let last = -Infinity
  return (progress) => {
    if (performance.now() - last < EVERY_MS) return
    last = performance.now()
    report(progress)
  }
}
