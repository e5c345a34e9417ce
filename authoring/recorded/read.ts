/** Reads a folder of recordings: every file of a known form. */
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Json } from 'plugboard/runtime'
import { isObject, parseForeignYaml, tryParseJson } from 'plugboard/author'
import { readCassette } from './forms/cassette.ts'
import { readHar } from './forms/har.ts'
import { readNock } from './forms/nock.ts'
import { readAnswer, readApiMap, readPair } from './forms/plain.ts'
import type { RawRecording } from './forms/raw.ts'
import { type RecordedRecord, type Recording, recordingOf } from './recording.ts'

/** Content of a folder. */
export interface ReadFolder {
  readonly recordings: readonly Recording[]
  readonly records: readonly RecordedRecord[]
  /** Number of read files. */
  readonly files: number
  /** Files with a known extension of an unknown form. */
  readonly unknown: readonly string[]
}

const ENDINGS = /\.(?:json|jsonl|ndjson|ya?ml|har)$/i
const MAX_BYTES = 2 ** 25

/** Reads a folder, or one file. @throws Error of the file system for a missing folder */
export async function readRecordings(folder: string): Promise<ReadFolder> {
  const recordings: Recording[] = []
  const records: RecordedRecord[] = []
  const unknown: string[] = []
  let files = 0
  for (const path of await filesIn(folder)) {
    const file = relative(folder, path) || path
    const read = await readFileOf(path, file)
    if (read) files++
    else unknown.push(file)
    recordings.push(...(read?.recordings ?? []))
    records.push(...(read?.records ?? []))
  }
  return { recordings, records, files, unknown }
}

async function filesIn(folder: string): Promise<string[]> {
  if ((await stat(folder)).isFile()) return [folder]
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && ENDINGS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/[\\/](?:node_modules|\.git)[\\/]/.test(path))
    .toSorted()
}

type ReadFile = Pick<ReadFolder, 'recordings' | 'records'>

async function readFileOf(path: string, file: string): Promise<ReadFile | undefined> {
  if ((await stat(path)).size > MAX_BYTES) return undefined
  const text = await readFile(path, 'utf8')
  if (/\.(?:jsonl|ndjson)$/i.test(path)) return readLines(text, file)
  const document = /\.ya?ml$/i.test(path) ? parseForeignYaml(text) : tryParseJson(text)
  const raw = rawRecordings(document)
  if (!raw) return undefined
  return { recordings: raw.flatMap((one) => recordingOf(one, file) ?? []), records: [] }
}

const FORMS = [readHar, readNock, readCassette, readPair, readAnswer, readApiMap]

function rawRecordings(document: unknown): RawRecording[] | undefined {
  for (const read of FORMS) {
    const found = read(document)
    if (found) return found
  }
  return undefined
}

/** Lines of `{stream, data}`, or of recordings. */
function readLines(text: string, file: string): ReadFile | undefined {
  const lines = text.split('\n').flatMap((line) => tryParseJson(line) ?? [])
  const records = lines.flatMap((line) =>
    isObject(line) && typeof line.stream === 'string' && isObject(line.data)
      ? [{ file, stream: line.stream, record: line.data as Json }]
      : [],
  )
  const raw = lines.flatMap((line) => (isObject(line) && 'stream' in line ? [] : (rawRecordings(line) ?? [])))
  if (records.length + raw.length === 0) return undefined
  return { records, recordings: raw.flatMap((one) => recordingOf(one, file) ?? []) }
}
