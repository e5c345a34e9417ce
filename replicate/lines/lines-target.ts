/** A replica as JSON Lines in a folder: a file for each entity, to which pages append changes. */
import { existsSync } from 'node:fs'
import { mkdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type {
  ReplicaCopy,
  CopyName,
  PageWrite,
  ReplicaChange,
  ReplicaTarget,
  WholeStream,
  WriteOutcome,
} from '../model/change.ts'
import { TargetError } from '../model/target-error.ts'
import { Appended, type UnseenLines, unseenKeys } from './appended.ts'
import { eraseLines } from './erase-lines.ts'
import { filePathOf } from './paths.ts'
import { copyKey, type FolderState, readFolderState, writeState } from './folder-state.ts'

/** Options of `LinesTarget`. */
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

  async plan(copies: readonly ReplicaCopy[]): Promise<readonly string[]> {
    const { files } = await readFolderState(this.#folder)
    const paths = new Set(copies.map((copy) => this.#filePathOf(copy)))
    return [...paths].filter((path) => !Object.hasOwn(files, path)).map((path) => `new file ${path}`)
  }

  async cursor(stream: string): Promise<string | undefined> {
    const { streams } = await this.#opened()
    return Object.hasOwn(streams, stream) ? streams[stream] : undefined
  }

  async write({ stream, after, page }: PageWrite): Promise<WriteOutcome> {
    if ((await this.cursor(stream)) !== after)
      throw new TargetError('replica_moved', 'Cannot continue the replica: another process writes to it')
    let state = await this.#opened()
    // Lines of this page are valid only after the next state.
    this.#state = undefined
    const resets = page.changes.flatMap((change) => (change.operation === 'reset' ? [change.name] : []))
    let erased = 0
    if (resets.length > 0) ({ state, count: erased } = await eraseLines(this.#folder, state, resets))
    const writing = new PageWriting(this.#folder, state, stream)
    for (const change of sinceResets(page.changes)) await writing.add(change, (copy) => this.#filePathOf(copy))
    state = await writing.end(page.cursor)
    if (state.erasing.length > 0) {
      const ended = await eraseLines(this.#folder, state, state.erasing)
      state = ended.state
      erased += ended.count
    }
    this.#state = state
    return { ...writing.outcome, erased, misfits: {}, notices: [] }
  }

  async close(): Promise<void> {}

  #filePathOf({ kind, entity, customer }: ReplicaCopy): string {
    return filePathOf(this.#hasFolders ? [customer, kind, entity] : [kind, entity])
  }

  /** Returns the state, and removes the rest of a killed process first. */
  async #opened(): Promise<FolderState> {
    if (this.#state) return this.#state
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    let state = await readFolderState(this.#folder)
    if (state.erasing.length > 0) ({ state } = await eraseLines(this.#folder, state, state.erasing))
    for (const [path, { bytes }] of Object.entries(state.files)) {
      const file = join(this.#folder, path)
      if (existsSync(file)) await truncate(file, bytes)
      else if (bytes > 0)
        throw new TargetError('target_conflict', `Cannot continue: the file ${path} was removed`, {
          hint: 'To begin anew, empty the folder.',
        })
    }
    return (this.#state = state)
  }
}

/** Returns changes without the ones of a copy that the page removes later. */
function sinceResets(changes: readonly ReplicaChange[]): Exclude<ReplicaChange, { operation: 'reset' }>[] {
  const lastReset = new Map<string, number>()
  for (const [index, change] of changes.entries())
    if (change.operation === 'reset') lastReset.set(copyKey(change.name), index)
  return changes.flatMap((change, index) => {
    if (change.operation === 'reset') return []
    const reset = 'copy' in change ? (lastReset.get(copyKey(change.copy)) ?? 0) : 0
    return index < reset ? [] : [change]
  })
}

/** Writes a page into files. */
class PageWriting {
  readonly #folder: string
  readonly #stream: string
  readonly #files = new Map<string, Appended>()
  #state: FolderState
  #upserts = 0
  #deletes = 0

  constructor(folder: string, state: FolderState, stream: string) {
    this.#folder = folder
    this.#state = state
    this.#stream = stream
  }

  get outcome() {
    return { upserts: this.#upserts, deletes: this.#deletes }
  }

  async add(
    change: Exclude<ReplicaChange, { operation: 'reset' }>,
    pathFor: (copy: ReplicaCopy) => string,
  ): Promise<void> {
    if (change.operation === 'complete_all') {
      await this.#completeAll(change)
      return
    }
    const { copy } = change
    const path = pathFor(copy)
    await this.#claim(copy, path)
    const file = await this.#file(path)
    if (change.operation === 'complete') {
      await this.#removeUnseen(file, copy, change)
      return
    }
    file.add(change)
    if (change.operation === 'upsert') this.#upserts++
    else this.#deletes++
  }

  /** Stores the cursor with the lengths of the files. */
  async end(cursor: string): Promise<FolderState> {
    for (const [path, file] of this.#files) this.#setFile(path, await file.flush())
    this.#state = { ...this.#state, streams: { ...this.#state.streams, [this.#stream]: cursor } }
    await writeState(this.#folder, this.#state)
    return this.#state
  }

  async #completeAll({ pass, unready }: WholeStream): Promise<void> {
    const skipped = new Set(unready.map(copyKey))
    for (const [key, { connector, entity, path, stream }] of Object.entries(this.#state.copies)) {
      if (stream !== this.#stream || skipped.has(key)) continue
      const name = { connector, entity }
      const file = await this.#file(path)
      const live = [...(await file.live(name)).values()]
      const seen = live.find((line) => line.pass === pass)
      if (seen)
        await this.#removeUnseen(
          file,
          { ...name, customer: seen.customer, kind: '', columns: [] },
          { pass, below: null, except: [] },
        )
      else this.#state = { ...this.#state, erasing: [...this.#state.erasing, name] }
    }
  }

  async #removeUnseen(file: Appended, copy: ReplicaCopy, reading: UnseenLines): Promise<void> {
    const changedAt = new Date().toISOString()
    for (const key of unseenKeys(await file.live(copy), reading)) {
      file.add({ operation: 'delete', copy, key, changedAt })
      this.#deletes++
    }
  }

  /** Assigns a copy to the stream. Its previous stream starts again at its next reading. */
  async #claim({ connector, entity }: CopyName, path: string): Promise<void> {
    const key = copyKey({ connector, entity })
    const known = Object.hasOwn(this.#state.copies, key) ? this.#state.copies[key] : undefined
    if (known?.stream === this.#stream) return
    const { streams, copies } = this.#state
    const others = Object.entries(streams).filter(([stream]) => stream !== known?.stream)
    this.#state = {
      ...this.#state,
      streams: Object.fromEntries(others),
      copies: { ...copies, [key]: { connector, entity, path: known?.path ?? path, stream: this.#stream } },
    }
  }

  /** Opens a file, and notes a new one in the state first. @throws TargetError `target_conflict` for a foreign file */
  async #file(path: string): Promise<Appended> {
    const known = this.#files.get(path)
    if (known) return known
    const full = join(this.#folder, path)
    if (!Object.hasOwn(this.#state.files, path)) {
      if (existsSync(full))
        throw new TargetError('target_conflict', `Cannot write to the file ${path}: this replica did not create it`, {
          hint: 'Move it, or replicate into another folder.',
        })
      this.#setFile(path, 0)
      await writeState(this.#folder, this.#state)
    }
    const file = new Appended(full, this.#state.files[path]?.bytes ?? 0)
    this.#files.set(path, file)
    return file
  }

  #setFile(path: string, bytes: number): void {
    this.#state = { ...this.#state, files: { ...this.#state.files, [path]: { bytes } } }
  }
}
