/** A replica as JSON Lines in a folder: a file for each entity, to which changes are appended. */
import { existsSync } from 'node:fs'
import { mkdir, open, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Copy, PageWrite, ReplicaChange, ReplicaTarget, WholeReading, WriteOutcome } from '../model/change.ts'
import { TargetError } from '../model/errors.ts'
import { pathOf } from './paths.ts'
import { linesOf, readLines, type Line } from './read.ts'
import { type Erasing, type FolderState, readState, replaceFile, writeState } from './state.ts'

/** How a folder is written. */
export interface LinesOptions {
  readonly folder: string
  readonly perCustomer: 'column' | 'schema'
}

/** A replica in a folder. */
export class LinesTarget implements ReplicaTarget {
  readonly name: string
  readonly #folder: string
  readonly #hasFolders: boolean
  #state: FolderState | undefined

  constructor({ folder, perCustomer }: LinesOptions) {
    this.name = folder
    this.#folder = folder
    this.#hasFolders = perCustomer === 'schema'
  }

  async plan(copies: readonly Copy[]): Promise<readonly string[]> {
    const { files } = await readState(this.#folder)
    const paths = new Set(copies.map((copy) => this.#pathOf(copy)))
    return [...paths].filter((path) => !Object.hasOwn(files, path)).map((path) => `new file ${path}`)
  }

  async cursor(stream: string): Promise<string | undefined> {
    const { streams } = await this.#opened()
    return Object.hasOwn(streams, stream) ? streams[stream]?.position : undefined
  }

  async connectors(source: string): Promise<readonly string[]> {
    const { streams } = await this.#opened()
    const ofSource = Object.values(streams).filter((one) => one.source === source)
    return [...new Set(ofSource.map(({ connector }) => connector))]
  }

  async write({ source, stream, after, page }: PageWrite): Promise<WriteOutcome> {
    let state = await this.#opened()
    if ((await this.cursor(stream.id)) !== after)
      throw new TargetError('replica_moved', 'Cannot continue the replica: another process writes to it')
    // Until the state says otherwise, what this page appends does not count.
    this.#state = undefined
    let upserts = 0
    let deletes = 0
    for (const copy of new Set(page.changes.map((change) => change.copy))) {
      const path = this.#pathOf(copy)
      state = await this.#withFile(state, path, copy.entity)
      const file = new Appended(join(this.#folder, path), state.files[path]?.bytes ?? 0)
      for (const change of page.changes) {
        if (change.copy !== copy) continue
        if (change.operation === 'complete') deletes += await sweep(file, change)
        else file.add(lineOf(change))
        if (change.operation === 'upsert') upserts++
        if (change.operation === 'delete') deletes++
      }
      const bytes = await file.flush()
      state = { ...state, files: { ...state.files, [path]: { entity: copy.entity, bytes } } }
    }
    const { id, connector, copies } = stream
    const entity = copies.length === 1 ? (copies[0]?.entity ?? '') : ''
    const position = page.cursor
    state = { ...state, streams: { ...state.streams, [id]: { source, connector, entity, position } } }
    await writeState(this.#folder, state)
    this.#state = state
    return { upserts, deletes, misfits: {}, notices: [] }
  }

  async erase(connector: string, entity?: string): Promise<number> {
    const before = await this.#opened()
    this.#state = undefined
    const state = { ...before, erasing: { connector, entity } }
    await writeState(this.#folder, state)
    const erased = await eraseLines(this.#folder, state, state.erasing)
    this.#state = erased.state
    return erased.count
  }

  async close(): Promise<void> {}

  #pathOf({ kind, entity, customer }: Copy): string {
    return pathOf(this.#hasFolders ? [customer, kind, entity] : [kind, entity])
  }

  /** The state, after what a killed process left behind is gone. */
  async #opened(): Promise<FolderState> {
    if (this.#state) return this.#state
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    let state = await readState(this.#folder)
    if (state.erasing) state = (await eraseLines(this.#folder, state, state.erasing)).state
    for (const [path, { bytes }] of Object.entries(state.files)) {
      const file = join(this.#folder, path)
      if (existsSync(file)) await truncate(file, bytes)
      else if (bytes > 0)
        throw new TargetError('target_conflict', `Cannot continue: somebody removed the file ${path}`, {
          hint: 'To begin anew, empty the folder.',
        })
    }
    return (this.#state = state)
  }

  /** Notes a file before it is made. @throws TargetError `target_conflict` for a file of somebody else */
  async #withFile(state: FolderState, path: string, entity: string): Promise<FolderState> {
    if (Object.hasOwn(state.files, path)) return state
    if (existsSync(join(this.#folder, path)))
      throw new TargetError('target_conflict', `Cannot write to the file ${path}: this replica did not make it`, {
        hint: 'Move it, or replicate into another folder.',
      })
    const noted = { ...state, files: { ...state.files, [path]: { entity, bytes: 0 } } }
    await writeState(this.#folder, noted)
    return noted
  }
}

/** A file that lines are added to. */
class Appended {
  readonly path: string
  #bytes: number
  #lines: string[] = []

  constructor(path: string, bytes: number) {
    this.path = path
    this.#bytes = bytes
  }

  add(line: string): void {
    this.#lines.push(line)
  }

  /** Writes the lines. @returns the bytes of the file */
  async flush(): Promise<number> {
    if (this.#lines.length === 0) return this.#bytes
    const chunk = Buffer.from(`${this.#lines.join('\n')}\n`)
    this.#lines = []
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 })
    const handle = await open(this.path, 'a', 0o600)
    try {
      // A page that failed may have left lines behind.
      await handle.truncate(this.#bytes)
      await handle.writeFile(chunk)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return (this.#bytes += chunk.length)
  }
}

function lineOf(change: Exclude<ReplicaChange, WholeReading>): string {
  const { copy, operation, key, changedAt } = change
  const about = {
    _operation: operation,
    _connector: copy.connector,
    _customer: copy.customer,
    _key: key,
    _changed_at: changedAt,
  }
  if (change.operation === 'delete') return JSON.stringify(about)
  const { pass, below, record } = change
  const head = JSON.stringify({ ...about, _pass: pass, _below: below })
  return `${head.slice(0, -1)},"_record":${record.text.replaceAll('\n', ' ')}}`
}

/** Adds a deletion for each record that a whole reading did not find. @returns how many */
async function sweep(file: Appended, { copy, pass, below, except }: WholeReading): Promise<number> {
  const live = new Map<string, Pick<Line, 'pass' | 'below'>>()
  const bytes = await file.flush()
  for await (const line of readLines(file.path, bytes)) {
    if (line.connector !== copy.connector) continue
    if (line.operation === 'delete') live.delete(line.key)
    else live.set(line.key, { pass: line.pass, below: line.below })
  }
  const changedAt = new Date().toISOString()
  let count = 0
  for (const [key, found] of live) {
    const isHeld = found.below !== null && except.includes(found.below)
    if (found.pass === pass || isHeld || (below !== null && found.below !== below)) continue
    file.add(lineOf({ operation: 'delete', copy, key, changedAt }))
    count++
  }
  return count
}

/** Writes files again without the lines of a connector; once more it changes nothing. */
async function eraseLines(
  folder: string,
  { version, streams, files }: FolderState,
  { connector, entity }: Erasing,
): Promise<{ readonly state: FolderState; readonly count: number }> {
  let count = 0
  let left = { ...files }
  for (const [path, file] of Object.entries(files)) {
    const full = join(folder, path)
    if ((entity !== undefined && file.entity !== entity) || !existsSync(full)) continue
    const bytes = await replaceFile(full, async (write) => {
      for await (const text of linesOf(full, file.bytes)) {
        if ((JSON.parse(text) as { _connector: string })._connector === connector) count++
        else await write(`${text}\n`)
      }
    })
    left = { ...left, [path]: { ...file, bytes } }
  }
  const others = Object.entries(streams).filter(
    ([, stream]) => stream.connector !== connector || (entity !== undefined && stream.entity !== entity),
  )
  const state: FolderState = { version, streams: Object.fromEntries(others), files: left }
  await writeState(folder, state)
  return { state, count }
}
