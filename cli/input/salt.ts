/** The salt of stand-ins: private to whoever captures, outside any repository, so that nobody can try values against fixtures. */
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { UsageError } from '../base/usage.ts'

/** The salt in `PLUGBOARD_CAPTURE_SALT`, else the one in the user's own folder, made at first use. */
export async function readSalt(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const given = env.PLUGBOARD_CAPTURE_SALT
  if (given !== undefined && given !== '') return given
  const file = join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'plugboard', 'capture-salt')
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    // Of two runs that start together one makes the file, and both read it.
    await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(unlessThere)
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new UsageError(
      `Cannot store the salt for replaced values in ${file}: ${(error as NodeJS.ErrnoException).code}`,
      'Set PLUGBOARD_CAPTURE_SALT to a long random text instead, and keep it.',
    )
  }
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
