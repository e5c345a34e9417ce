/** A file of a replica to which pages append lines. */
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { ReplicaCopy, CopyName, KeyedChange, WholeReading } from '../model/change.ts'
import { type FolderLine, readLines } from './folder-lines.ts'

/** A file with the length that the state names. */
export class Appended {
  readonly #path: string
  #bytes: number
  #lines: string[] = []

  constructor(path: string, bytes: number) {
    this.#path = path
    this.#bytes = bytes
  }

  add(change: KeyedChange): void {
    this.#lines.push(lineOf(change))
  }

  /** Writes the lines to the disk. @returns the bytes of the file */
  async flush(): Promise<number> {
    if (this.#lines.length === 0) return this.#bytes
    const chunk = Buffer.from(`${this.#lines.join('\n')}\n`)
    this.#lines = []
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 })
    const handle = await open(this.#path, 'a', 0o600)
    try {
      // A failed page may have left lines.
      await handle.truncate(this.#bytes)
      await handle.writeFile(chunk)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return (this.#bytes += chunk.length)
  }

  /** Returns the records of a copy that are not deleted, by key. */
  async live({ connector }: CopyName): Promise<Map<string, FolderLine>> {
    const live = new Map<string, FolderLine>()
    const bytes = await this.flush()
    for await (const line of readLines(this.#path, bytes)) {
      if (line.connector !== connector) continue
      if (line.operation === 'delete') live.delete(line.key)
      else live.set(line.key, line)
    }
    return live
  }
}

/** The lines of a whole reading. */
export type UnseenLines = Pick<WholeReading, 'pass' | 'below' | 'except'>

/** Returns the keys that a whole reading did not find. */
export function unseenKeys(live: ReadonlyMap<string, FolderLine>, reading: UnseenLines): string[] {
  const { pass, below, except } = reading
  return [...live.values()]
    .filter((line) => line.pass !== pass && (below === null || line.below === below))
    .filter((line) => line.below === null || !except.includes(line.below))
    .map(({ key }) => key)
}

function lineOf(change: KeyedChange): string {
  const { copy, operation, key, changedAt } = change
  const about = { _operation: operation, ...namesOf(copy), _key: key, _changed_at: changedAt }
  if (change.operation === 'delete') return JSON.stringify(about)
  const { pass, below, record } = change
  const head = JSON.stringify({ ...about, _pass: pass, _below: below })
  const mapped = record.mapped ? `,"_mapped":${record.mapped.text}` : ''
  return `${head.slice(0, -1)}${mapped},"_record":${record.text.replaceAll('\n', ' ')}}`
}

function namesOf({ connector, customer }: Pick<ReplicaCopy, 'connector' | 'customer'>) {
  return { _connector: connector, _customer: customer }
}
