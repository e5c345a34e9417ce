/** A server of installed packages, with the third parties simulated. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { platform } from '../../../client/index.ts'

/** Access to a server, by the names that the examples read. */
export interface Access {
  readonly PLUGBOARD_URL: string
  readonly PLUGBOARD_CLIENT_ID: string
  readonly PLUGBOARD_CLIENT_SECRET: string
}

/** A running server. */
export interface Served {
  readonly origin: string
  /** Version of the installed package. */
  readonly version: string
  /** Its first application. Absent on a database that had one already. */
  readonly access: Access | undefined
  close(): Promise<void>
}

const FREE = ['--port', '0', '--set', 'admin.port=0', '--set', 'limits.drainSeconds=0']

/** Starts the server that is installed in a folder. @throws Error with its log, if it ends before it listens */
export async function serve(folder: string, env: NodeJS.ProcessEnv, words: readonly string[] = []): Promise<Served> {
  const data = words.includes('--data') ? [] : ['--data', join(folder, 'data')]
  const program = join(folder, 'node_modules', '.bin', 'plugboard')
  const server = spawn(program, ['serve', '--sandbox', '--json', ...FREE, ...data, ...words], { cwd: folder, env })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const { origin, first_application: first } = await new Promise<Started>((resolve, reject) => {
    const printed = { out: '', log: '' }
    server.stderr.on('data', (chunk: Buffer) => (printed.log += chunk.toString()))
    server.stdout.on('data', (chunk: Buffer) => {
      printed.out += chunk.toString()
      if (printed.out.endsWith('}\n')) resolve(JSON.parse(printed.out) as Started)
    })
    ended.then(() => reject(new Error(`the server ended: ${printed.log}`)), reject)
  })
  const { version } = JSON.parse(
    await readFile(join(folder, 'node_modules', '@plugboard', 'server', 'package.json'), 'utf8'),
  ) as { version: string }
  return {
    origin,
    version,
    access: first && {
      PLUGBOARD_URL: origin,
      PLUGBOARD_CLIENT_ID: first.client_id,
      PLUGBOARD_CLIENT_SECRET: first.client_secret,
    },
    async close() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

interface Started {
  readonly origin: string
  readonly first_application?: { readonly client_id: string; readonly client_secret: string }
}

/** Connects an account of Stripe for a customer, and waits until the copy of its customers can be searched. */
export async function connectStripe(access: Access, externalUserId: string): Promise<void> {
  const api = platformOf(access)
  const credentials = { api_key: 'sk_test_0123456789abcdefghijklmn' }
  await api.connectors.create({ externalUserId, kind: 'stripe', name: 'Payments', credentials })
  const stripe = await api.connect('stripe', { externalUserId })
  while (true) {
    const isReady = await stripe.customers.search({ query: { filter: { eq: { name: 'nobody' } } } }).then(
      () => true,
      () => false,
    )
    if (isReady) return
    await delay(500)
  }
}

/** Number of records of a list of two, for a customer of a server. */
export async function listTwo(access: Access, externalUserId: string): Promise<number> {
  const stripe = await platformOf(access).connect('stripe', { externalUserId })
  return (await stripe.customers.list({ limit: 2 })).records.length
}

function platformOf(access: Access) {
  return platform({
    baseUrl: access.PLUGBOARD_URL,
    clientId: access.PLUGBOARD_CLIENT_ID,
    clientSecret: access.PLUGBOARD_CLIENT_SECRET,
  })
}
