/** The files of `--file name=path`, read while they are sent. */
import type { Readable } from 'node:stream'
import { localFile, type Operation } from 'plugboard/runtime'
import { UsageError } from '../base/usage.ts'

/** Options of `readFiles`. */
export interface FileWords {
  /** `name=path`, or `name=-` for standard input; a media type may follow as `;type=text/plain`. */
  readonly words: readonly string[] | undefined
  /** Whether another option reads standard input. */
  readonly isStdinTaken: boolean
  readonly stdin: () => Readable
}

/**
 * Returns the params of `--file` by name.
 * @throws UsageError for an unknown param, or standard input twice
 * @throws ConnectorError `invalid_params` for a path without a file
 */
export async function readFiles(
  { id, resolved }: Operation,
  { words = [], isStdinTaken, stdin }: FileWords,
): Promise<Record<string, unknown>> {
  const known = Object.keys(resolved.files ?? {})
  const found: Record<string, unknown> = {}
  let isTaken = isStdinTaken
  for (const word of words) {
    const { name, path, type } = readWord(word)
    if (!known.includes(name)) throw unknownFile(id, name, known)
    if (Object.hasOwn(found, name)) throw new UsageError(`Cannot use --file ${name} twice: a param takes one file`)
    if (path !== '-') {
      found[name] = await localFile({ path, type })
      continue
    }
    if (isTaken) throw new UsageError('Cannot read standard input twice', 'Set the other option or file with a path.')
    isTaken = true
    found[name] = { name: 'stdin', type, bytes: stdin() }
  }
  return found
}

function readWord(word: string): { readonly name: string; readonly path: string; readonly type?: string } {
  const [, name, path, type] = /^([^=]+)=(.+?)(?:;type=([^;]+(?:;.*)?))?$/s.exec(word) ?? []
  if (name === undefined || path === undefined)
    throw new UsageError(`Cannot use --file ${word}: expected a param and a path, as in content=report.pdf`)
  return { name, path, type }
}

function unknownFile(id: string, name: string, known: readonly string[]): UsageError {
  const message = `Cannot use --file ${name} with ${id}: it has no param of type file with that name`
  return new UsageError(message, known.length > 0 ? `It has ${known.join(', ')}.` : 'Set other params with --params.')
}
