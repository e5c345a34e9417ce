/** Transcripts: what a kind does besides calls, written down: what is given to it, and what it shows then. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  compileSchema,
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  ManifestError,
  parseYaml,
  pointer,
  problemsAt,
  type SourceDocument,
} from 'plugboard/author'
import { sortedJson } from '../compare.ts'
import type { BrokenFixture } from '../fixture.ts'

/** A transcript as it was read from its file, or as it would be written. */
export interface Transcript {
  readonly file: string
  /** `auth.oauth`, `copy.customers`, `calls.customers`, `pace`: the name of the file without its ending. */
  readonly name: string
  readonly source: JsonObject
  /** What it begins with: settings, records, the vendor's responses. */
  readonly given: JsonObject
  /** What the kind makes of that: the requests it sends, and what comes out. */
  readonly shows: JsonObject
}

/** The folder of transcripts, within that of a kind's fixtures. */
export const TRANSCRIPTS = 'transcripts'

const SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['source', 'given', 'shows'],
  properties: {
    source: {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'date'],
      properties: {
        kind: { enum: ['recorded', 'documented', 'composed'] },
        url: { type: 'string', pattern: '^https://' },
        date: { type: 'string', format: 'date' },
      },
    },
    given: { type: 'object' },
    shows: { type: 'object' },
  },
}

let check: ReturnType<typeof compileSchema> | undefined

const documents = new WeakMap<Transcript, SourceDocument>()

/** The text that a transcript was read from. */
export function transcriptText(transcript: Transcript): SourceDocument | undefined {
  return documents.get(transcript)
}

/** Reads one transcript. @throws ManifestError `invalid_fixture` with every problem */
export function parseTranscript(text: string, file: string, name: string): Transcript {
  const document = parseYaml(text, file, 'invalid_fixture')
  check ??= compileSchema(SCHEMA)
  const faults = check(document.value).map((fault) => ({
    rule: 'transcript-shape',
    message: `A transcript has source, given and shows: ${fault.pointer.slice(1) || 'the file'} ${fault.message}`,
    pointer: fault.pointer,
    ...document.locate(fault.pointer),
  }))
  if (faults.length > 0) throw new ManifestError(problemsAt(text, file, faults), 'invalid_fixture')
  const transcript = { file, name, ...(document.value as unknown as Omit<Transcript, 'file' | 'name'>) }
  documents.set(transcript, document)
  return transcript
}

/** The transcripts of a kind, and what is wrong with those that cannot be used. @param folder that of the kind's fixtures */
export async function readTranscripts(
  folder: string,
  shownFolder: string = folder,
): Promise<{ readonly transcripts: readonly Transcript[]; readonly broken: readonly BrokenFixture[] }> {
  const names = await readdir(join(folder, TRANSCRIPTS)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const transcripts: Transcript[] = []
  const broken: BrokenFixture[] = []
  for (const file of names.filter((name) => name.endsWith('.yaml')).sort()) {
    const text = await readFile(join(folder, TRANSCRIPTS, file), 'utf8')
    const path = join(shownFolder, TRANSCRIPTS, file)
    try {
      transcripts.push(parseTranscript(text, path, file.slice(0, -'.yaml'.length)))
    } catch (error) {
      if (!(error instanceof ManifestError)) throw error
      broken.push({ file: path, problems: error.problems })
    }
  }
  return { transcripts, broken }
}

/** A place in which what a kind shows is not what its transcript says. */
export interface Deviation {
  readonly pointer: string
  readonly said: Json | undefined
  readonly shown: Json | undefined
}

/** Where two values differ, as deep as they are both maps, or lists of the same length. */
export function deviations(said: Json | undefined, shown: Json | undefined, at: string): Deviation[] {
  if (sortedJson(said) === sortedJson(shown)) return []
  if (isObject(said) && isObject(shown)) {
    const names = [...new Set([...Object.keys(said), ...Object.keys(shown)])]
    return names.flatMap((name) => deviations(own(said, name), own(shown, name), pointer(at, name)))
  }
  if (Array.isArray(said) && Array.isArray(shown) && said.length === shown.length)
    return said.flatMap((one, index) => deviations(one, shown[index] as Json, pointer(at, String(index))))
  return [{ pointer: at, said, shown }]
}

function own(map: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(map, name) ? map[name] : undefined
}
