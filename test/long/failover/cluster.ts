/**
 * Two PostgreSQL under Patroni with a synchronous standby, etcd beside them, and HAProxy in front, which leads to Patroni's primary. All
 * are on loopback, in a folder of the run.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { patroniSettings, haproxySettings, type Member } from './cluster-settings.ts'
import type { Programs } from './programs.ts'

/** Killed parts of the primary: PostgreSQL; PostgreSQL and Patroni, as when the machine ends; Patroni, which leaves a primary behind. */
export type Victim = 'postgres' | 'machine' | 'patroni'

/** A running cluster. */
export interface Cluster {
  /** The URL of its primary through HAProxy. */
  readonly url: string
  /** Resolves once one member is the primary and the other its synchronous standby. */
  whole(): Promise<void>
  /** The name of the primary; undefined while there is none. */
  primary(): Promise<string | undefined>
  /** Kills the primary. The function returned starts again what Patroni does not, once the other member is the primary. */
  kill(victim: Victim): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** PostgreSQL refuses to run as root. */
const NOBODY = 65_534
const IS_ROOT = process.getuid?.() === 0

/** Starts a cluster with an empty database `plugboard`. */
export async function startCluster(programs: Programs): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-failover-'))
  own(folder)
  const cluster = new RunningCluster(programs, folder)
  try {
    await cluster.start()
    return cluster
  } catch (error) {
    const log = cluster.logs()
    await cluster.close()
    throw new Error(`Cannot start the cluster:\n${log}`, { cause: error })
  }
}

interface Node extends Member {
  patroni: ChildProcess | undefined
}

class RunningCluster implements Cluster {
  readonly #programs: Programs
  readonly #folder: string
  readonly #children = new Set<ChildProcess>()
  #nodes: Node[] = []
  #port = 0

  constructor(programs: Programs, folder: string) {
    this.#programs = programs
    this.#folder = folder
  }

  get url(): string {
    return `postgres://postgres:drill@127.0.0.1:${this.#port}/postgres`
  }

  async start(): Promise<void> {
    const { etcd, haproxy, postgresql } = this.#programs
    const etcdPort = await freePort()
    const peer = `http://127.0.0.1:${await freePort()}`
    const client = `http://127.0.0.1:${etcdPort}`
    const addresses = {
      'listen-client': client,
      'advertise-client': client,
      'listen-peer': peer,
      'initial-advertise-peer': peer,
    }
    const urls = Object.entries(addresses).flatMap(([name, url]) => [`--${name}-urls`, url])
    this.#run(etcd, ['--data-dir', join(this.#folder, 'etcd'), '--initial-cluster', `default=${peer}`, ...urls])
    for (const name of ['one', 'two']) {
      const folder = join(this.#folder, name)
      mkdirSync(folder)
      own(folder)
      const member = { name, folder, port: await freePort(), apiPort: await freePort() }
      writeFileSync(join(folder, 'patroni.yml'), patroniSettings(member, etcdPort, postgresql))
      this.#nodes.push({ ...member, patroni: undefined })
    }
    this.#port = await freePort()
    writeFileSync(join(this.#folder, 'haproxy.cfg'), haproxySettings(this.#port, this.#nodes))
    const [first, second] = this.#nodes
    this.#startPatroni(first!)
    while ((await this.primary()) === undefined) await this.#alive(first!)
    this.#startPatroni(second!)
    this.#run(haproxy, ['-f', join(this.#folder, 'haproxy.cfg'), '-db'])
    await this.whole()
  }

  async primary(): Promise<string | undefined> {
    for (const { name, apiPort } of this.#nodes) if (await answers(`http://127.0.0.1:${apiPort}/primary`)) return name
    return undefined
  }

  async whole(): Promise<void> {
    const roles = async () => Promise.all(this.#nodes.map(({ apiPort }) => rolesOf(`http://127.0.0.1:${apiPort}`)))
    for (;;) {
      const now = (await roles()).flat()
      if (now.includes('primary') && now.includes('synchronous')) return
      await delay(200)
    }
  }

  async kill(victim: Victim): Promise<() => Promise<void>> {
    const name = await this.primary()
    const node = this.#nodes.find((one) => one.name === name)
    if (!node) throw new Error('Cannot kill the primary: there is none')
    const pid = Number(readFileSync(join(node.folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
    if (victim !== 'postgres') await this.#end(node.patroni)
    if (victim !== 'patroni') process.kill(pid, 'SIGKILL')
    return async () => {
      for (;;) {
        const next = await this.primary()
        if (next !== undefined && next !== name) break
        await delay(100)
      }
      if (victim !== 'postgres') this.#startPatroni(node)
    }
  }

  /** Last output of the programs. */
  logs(): string {
    const file = join(this.#folder, 'log')
    return existsSync(file) ? readFileSync(file, 'utf8').slice(-6_000) : ''
  }

  async close(): Promise<void> {
    await Promise.all(this.#nodes.map(({ patroni }) => this.#end(patroni)))
    for (const { folder } of this.#nodes) {
      const file = join(folder, 'data', 'postmaster.pid')
      if (existsSync(file)) kill(Number(readFileSync(file, 'utf8').split('\n')[0]))
    }
    await Promise.all(Array.from(this.#children, (child) => this.#end(child)))
    if (process.env.KEEP === undefined)
      rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }

  #startPatroni(node: Node): void {
    node.patroni = this.#run(this.#programs.patroni, [join(node.folder, 'patroni.yml')])
  }

  async #alive({ patroni, name }: Node): Promise<void> {
    await delay(100)
    if (patroni?.exitCode !== null) throw new Error(`Patroni of member ${name} ended with code ${patroni?.exitCode}`)
  }

  #run(program: string, args: readonly string[]): ChildProcess {
    const child = spawn(program, args, {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(IS_ROOT && { uid: NOBODY, gid: NOBODY }),
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => existsSync(this.#folder) && appendFileSync(join(this.#folder, 'log'), piece))
    this.#children.add(child)
    return child
  }

  async #end(child: ChildProcess | undefined): Promise<void> {
    if (!child) return
    this.#children.delete(child)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

function own(path: string): void {
  if (IS_ROOT) chownSync(path, NOBODY, NOBODY)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The program has already ended.
  }
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  await response?.body?.cancel()
  return response?.status === 200
}

async function rolesOf(origin: string): Promise<string[]> {
  const roles = ['primary', 'synchronous']
  const is = await Promise.all(roles.map((role) => answers(`${origin}/${role}`)))
  return roles.filter((_role, index) => is[index])
}
