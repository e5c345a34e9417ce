/** Load: connections that each ask again after every response. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Pool } from 'undici'
import { firstMessage } from '../child.ts'

/** A process under load. */
export interface LoadTarget {
  readonly child: ChildProcess
  readonly origin: string
  /** Where calls are executed. */
  readonly path: string
  readonly token: string
  /** A token of the customer, where the process issues tokens. */
  readonly scopedToken?: string
}

/** The repeated request. */
export interface Load {
  readonly body: unknown
  /** Where, if not where calls are executed. */
  readonly path?: string
  /** Headers besides token and content type, made for each request. */
  readonly headers?: () => Readonly<Record<string, string>>
  readonly isScoped?: boolean
}

/** Result of a round of load. */
export interface Round {
  readonly requestsPerSecond: number
  /** CPU of the target's process for one request, in microseconds. */
  readonly cpu: number
  readonly p50: number
  /** Milliseconds. */
  readonly p99: number
}

/** The process that a child says it is. */
export async function targetOf(child: ChildProcess): Promise<LoadTarget> {
  return { child, ...(await firstMessage<Omit<LoadTarget, 'child'>>(child, 'the process under load ended')) }
}

/** Loads a target for so long. @throws Error for an answer that is none */
export async function runLoad(target: LoadTarget, load: Load, connections: number, seconds: number): Promise<Round> {
  const pool = new Pool(target.origin, { connections, pipelining: 1 })
  const body = JSON.stringify(load.body)
  const path = load.path ?? target.path
  const token = load.isScoped ? target.scopedToken : target.token
  const fixed = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const times: number[] = []
  const before = await cpuOf(target)
  const began = performance.now()
  const end = began + seconds * 1000
  async function ask(): Promise<void> {
    while (performance.now() < end) {
      const start = performance.now()
      const headers = load.headers ? { ...fixed, ...load.headers() } : fixed
      const answer = await pool.request({ method: 'POST', path, headers, body })
      const bytes = await answer.body.arrayBuffer()
      if (answer.statusCode !== 200)
        throw new Error(`${answer.statusCode} ${Buffer.from(bytes).toString().slice(0, 500)}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  const wall = performance.now() - began
  const after = await cpuOf(target)
  await pool.close()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return {
    requestsPerSecond: times.length / (wall / 1000),
    cpu: (after - before) / times.length,
    p50: at(0.5),
    p99: at(0.99),
  }
}

async function cpuOf({ child }: LoadTarget): Promise<number> {
  const answer = once(child, 'message')
  child.send('cpu')
  const [{ user, system }] = (await answer) as [NodeJS.CpuUsage]
  return user + system
}
