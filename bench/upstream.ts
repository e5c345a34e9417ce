import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The upstream of the benchmarks, in a process of its own so that its work is not counted. */
export interface BenchUpstream {
  readonly origin: string
  close(): void
}

/** Starts the upstream. @param pages how many pages a list has */
export async function startBenchUpstream(pages = 1000): Promise<BenchUpstream> {
  const child = fork(join(import.meta.dirname, 'upstream.mjs'), [String(pages)])
  const [port] = (await once(child, 'message')) as [number]
  return { origin: `http://127.0.0.1:${port}`, close: () => child.disconnect() }
}
