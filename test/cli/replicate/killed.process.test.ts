/** Replicas whose processes are killed at any instant while records change: nothing is lost, nothing is there twice. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compiledProgram } from '../../support/compiled.ts'
import { temporaryFolder } from '../run-cli.ts'
import { Served } from './served.ts'

const PROGRAM = join(import.meta.dirname, 'replicate-process.ts')
const KILLS = 12
const LONGEST_MS = 300

/** Numbers from 0 to below 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

describe('a replica whose process is killed', () => {
  let served: Served
  const random = numbers(35)
  const keys: string[] = []

  beforeAll(async () => {
    served = await Served.start(['user_1'])
  })
  afterAll(() => served?.close())

  async function change(): Promise<void> {
    const key = keys[Math.floor(random() * keys.length)]
    const which = random()
    const name = `name ${which}`
    const call =
      key === undefined || which < 0.4
        ? { action: 'create', params: { name } }
        : which < 0.8
          ? { action: 'update', params: { id: key, name } }
          : { action: 'delete', params: { id: key } }
    const [connector = ''] = served.connectors
    const record = await served.change(connector, 'user_1', call.action, call.params)
    if (call.action === 'create') keys.push(record.id)
    if (call.action === 'delete') keys.splice(keys.indexOf(key ?? ''), 1)
  }

  /** Runs a process, changes records meanwhile, and kills it. */
  async function killed(target: string): Promise<NodeJS.Signals | null> {
    const child = spawn(process.execPath, [compiledProgram(PROGRAM), target], {
      env: { ...process.env, ...served.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
    await once(child.stdout, 'data')
    const killing = delay(random() * LONGEST_MS).then(() => child.kill('SIGKILL'))
    for (let count = 0; count < 5; count++) await change()
    await killing
    const [, signal] = await ended
    return signal
  }

  async function finish(target: string): Promise<void> {
    const child = spawn(process.execPath, [compiledProgram(PROGRAM), target, 'once'], {
      env: { ...process.env, ...served.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    expect(await once(child, 'exit')).toEqual([0, null])
  }

  it('equals the copy row by row in PostgreSQL', async () => {
    const { url, connectors } = served
    for (let count = 0; count < KILLS; count++) expect(await killed(url)).toBe('SIGKILL')
    await finish(url)
    for (const connector of connectors)
      expect(await served.replicated(connector)).toEqual(await served.copied(connector))
  })

  it('has each change once in a folder', async () => {
    const folder = await temporaryFolder()
    for (let count = 0; count < KILLS; count++) expect(await killed(`${folder}/`)).toBe('SIGKILL')
    await finish(`${folder}/`)
    const text = await readFile(join(folder, 'stripe/customers.jsonl'), 'utf8')
    const lines = text.trimEnd().split('\n')
    expect(new Set(lines).size).toBe(lines.length)
    const last = new Map<string, unknown>()
    for (const line of lines) {
      const { _operation, _key, _record } = JSON.parse(line) as Record<'_operation' | '_key', string> & {
        _record: unknown
      }
      if (_operation === 'delete') last.delete(_key)
      else last.set(_key, _record)
    }
    const [connector = ''] = served.connectors
    expect(Object.fromEntries(last)).toEqual(await served.copied(connector))
  })
})
