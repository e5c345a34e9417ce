/** Credentials in a JSON file. Messages contain neither its content nor its name, which may be the credential itself. */
import { readFile, realpath, stat } from 'node:fs/promises'
import { findJsonFault, isObject, positionAt } from 'plugboard/internal'
import { UsageError } from '../base/usage.ts'
import { replaceFile } from '../output/index.ts'
import { ADVICE } from './argv.ts'

const FORM = 'The file must contain one JSON object of texts, such as {"api_key": "…"}.'

/** Reads a file. `warning` is set if other users can read it too. @throws UsageError */
export async function readCredentialFile(
  file: string,
): Promise<{ credentials: Record<string, string>; warning?: string }> {
  if (file === '-' || file.trimStart().startsWith('{'))
    throw new UsageError('Cannot take credentials from --credentials itself: it must name a file', ADVICE)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const state = error.code === 'ENOENT' ? 'it does not exist' : `reading failed with ${error.code}`
    throw new UsageError(`Cannot read the file that --credentials names: ${state}`, FORM)
  })
  const isShared = process.platform !== 'win32' && ((await stat(file)).mode & 0o077) !== 0
  const warning = 'Other users can read the credentials file. Restrict it with chmod 600.'
  return { credentials: parse(text), warning: isShared ? warning : undefined }
}

function parse(text: string): Record<string, string> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const { offset, expected } = findJsonFault(text) ?? { offset: 0, expected: 'JSON' }
    const { line, column } = positionAt(text, offset)
    throw new UsageError(
      `Cannot read the credentials file: line ${line}, column ${column} is not JSON, expected ${expected}`,
      FORM,
    )
  }
  if (!isObject(value)) throw new UsageError('Cannot read the credentials file: it does not contain an object', FORM)
  const wrong = Object.keys(value).filter((name) => typeof value[name] !== 'string')
  if (wrong.length > 0) throw new UsageError(`Cannot read the credentials file: ${wrong.join(', ')} must be text`, FORM)
  return value as Record<string, string>
}

/** Replaces a file in one step, readable only by its owner: a crash leaves the old file or the new one. */
export async function writeCredentialFile(file: string, credentials: Readonly<Record<string, string>>): Promise<void> {
  await replaceFile(await realpath(file), `${JSON.stringify(credentials, null, 2)}\n`)
}
