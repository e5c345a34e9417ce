/** Reads the stored lines of a replica's file. */
import { createReadStream, existsSync } from 'node:fs'

/** The values of a line beside its record. */
export interface FolderLine {
  readonly operation: string
  readonly connector: string
  readonly customer: string
  readonly key: string
  readonly pass: string
  readonly below: string | null
}

const NEWLINE = 0x0a

/** Yields the lines as text. */
export async function* fileLines(path: string, bytes: number): AsyncGenerator<string, void> {
  if (bytes === 0 || !existsSync(path)) return
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { end: bytes - 1 }) as AsyncIterable<Buffer>) {
    let from = 0
    const all = Buffer.concat([rest, chunk])
    for (let at = all.indexOf(NEWLINE); at >= 0; at = all.indexOf(NEWLINE, from)) {
      yield all.toString('utf8', from, at)
      from = at + 1
    }
    rest = all.subarray(from)
  }
}

/** Yields the parsed lines. */
export async function* readLines(path: string, bytes: number): AsyncGenerator<FolderLine, void> {
  for await (const text of fileLines(path, bytes)) {
    const line = JSON.parse(text) as Readonly<Record<string, string>>
    const { _operation: operation = '', _connector: connector = '', _customer: customer = '', _key: key = '' } = line
    yield { operation, connector, customer, key, pass: line._pass ?? '', below: line._below ?? null }
  }
}
