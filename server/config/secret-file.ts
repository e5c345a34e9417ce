/** Secrets come from files that only the server's user may read. */
import { closeSync, fstatSync, openSync, readFileSync, type Stats } from 'node:fs'
import { ConnectorError } from 'plugboard/runtime'

const MAX_BYTES = 65_536

/**
 * The text of a file that holds one secret, without the line ends that follow it.
 * @param setting the setting that names the file, for the error
 * @param advice how to make the file, for the error when there is none
 * @throws ConnectorError `invalid_configuration` when it cannot be read, is empty, or other users can read it
 */
export function readSecretFile(path: string, setting: string, advice?: string): string {
  const text = readGuarded(path, setting, advice).replace(/[\r\n]+$/, '')
  if (text === '') throw unusable(path, setting, 'it is empty', `Write the secret into the file that ${setting} names.`)
  return text
}

function readGuarded(path: string, setting: string, advice: string | undefined): string {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const state = code === 'ENOENT' ? 'it does not exist' : `it cannot be opened (${code})`
    const hint = `In ${setting}, name an existing file that the server may read.`
    throw unusable(path, setting, state, code === 'ENOENT' && advice !== undefined ? `${hint} ${advice}` : hint)
  }
  try {
    const stats = fstatSync(file)
    if (!stats.isFile()) throw unusable(path, setting, 'it is not a file', `Name a file in ${setting}.`)
    if (mayOthersRead(stats)) throw unusable(path, setting, 'other users can read it', `Run: chmod 600 ${path}`)
    if (stats.size > MAX_BYTES)
      throw unusable(path, setting, 'it is larger than 64 KiB', `Name the right file in ${setting}.`)
    return readFileSync(file, 'utf8')
  } finally {
    closeSync(file)
  }
}

/**
 * Mode 0600; a file that belongs to root may be readable by its group, which is how orchestrators hand secrets to a user.
 * @see https://www.postgresql.org/docs/current/libpq-ssl.html for the same rule
 */
function mayOthersRead({ mode, uid }: Stats): boolean {
  if (process.platform === 'win32') return false
  return (mode & (uid === 0 && process.getuid?.() !== 0 ? 0o027 : 0o077)) !== 0
}

function unusable(path: string, setting: string, state: string, hint: string): ConnectorError {
  const message = `Cannot use the secret file ${JSON.stringify(path)}: ${state}`
  return new ConnectorError('invalid_configuration', message, {
    hint,
    errors: [{ field: setting, message: `names the file ${JSON.stringify(path)}: ${state}`, error_code: 'file' }],
  })
}
