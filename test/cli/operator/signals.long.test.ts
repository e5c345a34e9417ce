/** F8: `serve` as a process of its own, told to end. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../../support/root.ts'

interface Served {
  readonly child: ChildProcessWithoutNullStreams
  readonly origin: string
  readonly first: { readonly client_id: string; readonly client_secret: string } | null
  /** What it said by then. */
  readonly said: { stdout: string; stderr: string }
}

let folder: string
const children: ChildProcessWithoutNullStreams[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugboard-'))
})
afterAll(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Starts a server that is ready. */
async function serve(...options: string[]): Promise<Served> {
  const words = [
    'serve',
    '--json',
    '--data',
    folder,
    '--port',
    '0',
    '--set',
    'admin.port=0',
    '--set',
    'limits.drainSeconds=0',
    ...options,
  ]
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'cli', 'index.ts'), ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH },
  })
  children.push(child)
  const said = { stdout: '', stderr: '' }
  child.stderr.on('data', (chunk) => (said.stderr += String(chunk)))
  for await (const chunk of child.stdout) {
    said.stdout += String(chunk)
    if (said.stdout.endsWith('}\n')) break
  }
  if (said.stdout === '') throw new Error(said.stderr)
  const { origin, first_application: first } = JSON.parse(said.stdout) as {
    origin: string
    first_application: Served['first']
  }
  return { child, origin, first, said }
}

interface Reported {
  readonly status: number
  readonly body: any // oxlint-disable-line typescript/no-explicit-any -- tests look into it as they like
}

function post(origin: string, path: string, body: object, token = ''): Promise<Reported> {
  return begin(origin, path, body, token)()
}

/** Sends a request but for its last byte; the function returned sends that and gives the answer. */
function begin(origin: string, path: string, body: object, token = ''): () => Promise<Reported> {
  const bytes = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': bytes.length,
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const sending = request(`${origin}/api/v1${path}`, { method: 'POST', agent: false, headers })
  sending.write(bytes.slice(0, -1))
  const answering = once(sending, 'response') as Promise<[IncomingMessage]>
  answering.catch(() => {})
  return async () => {
    sending.end(bytes.slice(-1))
    const [answer] = await answering
    return { status: answer.statusCode!, body: JSON.parse(await text(answer)) }
  }
}

const exitOf = async ({ child }: Served) => (await once(child, 'exit'))[0] as number

it('F8 the first signal lets what runs end: no request fails, and it exits with 0', async () => {
  const served = await serve('--sandbox')
  const { origin, first } = served
  const { client_id, client_secret } = first!
  const issued = await post(origin, '/account/applications/token', { client_id, client_secret })
  const token = issued.body.access_token as string
  const made = await post(
    origin,
    '/integrations/connectors',
    { external_user_id: 'ada', connector_type: 'stripe', name: 'Stripe', credentials: { api_key: 'canary_key' } },
    token,
  )
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const path = `/integrations/connectors/${made.body.id}/execute`
  const halves = Array.from({ length: 8 }, () => begin(origin, path, { entity: 'customers', action: 'list' }, token))
  await delay(300)
  const exit = exitOf(served)
  served.child.kill('SIGTERM')
  await delay(100)
  const answers = await Promise.all(halves.map((finish) => finish()))
  expect(answers.map(({ status, body }) => [status, body.data?.length > 0])).toEqual(halves.map(() => [200, true]))
  await expect(post(origin, path, {}, token)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(await exit).toBe(0)
  const lines = served.said.stderr.split('\n').filter((line) => line !== '')
  expect(lines.filter((line) => !line.startsWith('{"'))).toEqual([])
  expect(served.said.stderr).not.toContain('canary_key')
})

it('F8 the second signal ends it immediately, and the next start has its folder again', async () => {
  // Without the second signal it would wait for the request for an hour.
  const served = await serve('--set', 'limits.shutdownSeconds=3600')
  expect(served.first).toBe(null)
  const { port } = new URL(served.origin)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  // A request whose body never comes whole runs until the time to shut down is over.
  socket.write('POST /api/v1/account/applications/token HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n')
  socket.write('content-length: 100\r\n\r\n{')
  await delay(300)
  served.child.kill('SIGTERM')
  await delay(700)
  expect(served.child.exitCode).toBe(null)
  served.child.kill('SIGTERM')
  expect(await exitOf(served)).toBe(143)
  socket.destroy()
  const next = await serve()
  next.child.kill('SIGINT')
  expect(await exitOf(next)).toBe(0)
})
