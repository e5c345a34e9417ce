/** The lines of a backup's file, checked as they come. */
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { ConnectorError } from 'plugboard/runtime'
import { ServerError } from '../../../ground/errors/index.ts'
import {
  type BackupSummary,
  createChecksum,
  type EndLine,
  FORMAT,
  FORMAT_VERSION,
  ORGANIZATION_FORMAT,
  type Header,
  summaryOf,
  type TableLine,
} from './format.ts'

/** Entries of a backup, in order. Rows are JSON texts of arrays. */
export type Entry =
  | { readonly header: Header }
  | { readonly table: TableLine }
  | { readonly row: string }
  | { readonly end: BackupSummary; readonly mac: string | undefined }

/**
 * Reads a backup. Yields its end only if the checksum is right and nothing is missing.
 * @throws ConnectorError `invalid_request` when the file is no backup, damaged, or cut off
 */
export async function* readBackup(file: string): AsyncGenerator<Entry> {
  const checksum = createChecksum()
  let header: Header | undefined
  let rows = 0
  for await (const line of linesOf(file)) {
    const isRow = header !== undefined && line[0] === BRACKET
    const value = isRow ? undefined : (parsed(file, line) as Header | TableLine | EndLine)
    if (value && 'end' in value) {
      const isWhole = value.end.sha256 === checksum.digest('hex') && value.end.rows === rows
      if (!header || !isWhole) throw unusable(file, 'it is damaged')
      return yield { end: summaryOf(header, value), mac: value.end.mac }
    }
    checksum.update(line).update('\n')
    if (isRow) {
      rows++
      yield { row: line.toString() }
    } else if (header === undefined) {
      header = checkedHeader(file, value as Header)
      yield { header }
    } else yield { table: value as TableLine }
  }
  throw unusable(file, 'it is cut off')
}

/** Reads only the header. @throws ConnectorError `invalid_request` when the file is no backup */
export async function readHeader(file: string): Promise<Header> {
  for await (const entry of readBackup(file)) if ('header' in entry) return entry.header
  throw unusable(file, 'it is cut off')
}

const BRACKET = '['.charCodeAt(0)
const LINE_END = 0x0a

async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  const unzipped = createGunzip()
  source.on('error', (error) => unzipped.destroy(error))
  let rest: Buffer[] = []
  try {
    for await (const chunk of source.pipe(unzipped) as AsyncIterable<Buffer>) {
      let from = 0
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, from)) {
        yield Buffer.concat([...rest, chunk.subarray(from, at)])
        rest = []
        from = at + 1
      }
      rest.push(chunk.subarray(from))
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw unusable(file, 'it is cut off')
    if (code.startsWith('Z_')) throw unusable(file, 'it is not a backup, or is damaged')
    if (code === 'ENOENT') throw unusable(file, 'the file does not exist')
    if (/^E[A-Z]+$/.test(code)) throw unusable(file, `it cannot be read (${code})`)
    throw error
  } finally {
    source.destroy()
  }
}

function parsed(file: string, line: Buffer): object {
  try {
    const value = JSON.parse(line.toString()) as unknown
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // Reported below, like any other line that a backup cannot have.
  }
  throw unusable(file, 'it is not a backup, or is damaged')
}

function checkedHeader(file: string, header: Header): Header {
  const format = header.organization ? ORGANIZATION_FORMAT : FORMAT
  if (header.format !== format) throw unusable(file, 'it is not a backup')
  if (header.version === FORMAT_VERSION) return header
  const message = `Cannot restore ${JSON.stringify(file)}: its format has version ${String(header.version)}, and this program reads ${FORMAT_VERSION}`
  throw new ServerError('invalid_request', message, { hint: 'Use the version of Plugboard that wrote it.' })
}

/** The error for a file that cannot be restored. */
export function unusable(file: string, state: string): ConnectorError {
  return new ServerError('invalid_request', `Cannot restore ${JSON.stringify(file)}: ${state}`, {
    hint: 'Nothing was changed. Name a whole file that plugboard backup wrote.',
  })
}
