/** The salt of replaced values in fixtures. It is private to a user, so that others cannot test values against fixtures. */
import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { UsageError } from '../base/usage.ts'

/**
 * Returns `PLUGBOARD_CAPTURE_SALT`, else the salt in the user's folder, created at first use.
 * @throws UsageError if the file cannot be stored, or is empty
 */
export async function readSalt(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const given = env.PLUGBOARD_CAPTURE_SALT
  if (given !== undefined && given !== '') return given
  const file = join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'plugboard', 'capture-salt')
  const salt = await storedSalt(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `Cannot store the salt for replaced values in ${file}: ${error.code}`,
      'Set PLUGBOARD_CAPTURE_SALT to a long random text instead, and keep it.',
    )
  })
  if (salt === '')
    throw new UsageError(`Cannot read the salt for replaced values: ${file} is empty`, 'Delete the file.')
  return salt
}

/** Reads the file. A new one appears whole: of two runs that start together, both read the file that is first. */
async function storedSalt(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const stored = await readFile(file, 'utf8').catch(unless('ENOENT'))
  if (stored !== undefined) return stored
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  try {
    await writeFile(draft, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' })
    await link(draft, file).catch(unless('EEXIST'))
    return await readFile(file, 'utf8')
  } finally {
    await rm(draft, { force: true })
  }
}

/** Swallows the error with a code. */
function unless(code: string): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (error.code !== code) throw error
  }
}
