/** Packs the running package `plugboard`, so that an application needs no registry. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ConnectorError } from 'plugboard/internal'

/**
 * Packs the package into a folder and returns the path of the tarball.
 * @throws ConnectorError `invalid_configuration` for a clone without a build, and if npm fails
 */
export async function packPlugboard(folder: string, signal: AbortSignal): Promise<string> {
  const root = dirname(fileURLToPath(import.meta.resolve('plugboard/package.json')))
  if (!existsSync(join(root, 'dist')))
    throw new ConnectorError('invalid_configuration', `Cannot pack plugboard: ${root} holds no build of it`, {
      hint: 'Run there: npm ci && npm run build',
    })
  await mkdir(folder, { recursive: true })
  const argv = ['pack', root, '--ignore-scripts', '--silent', '--pack-destination', folder]
  try {
    // npm is a script on Windows, which only a shell starts.
    const { stdout } = await promisify(execFile)('npm', argv, { signal, shell: process.platform === 'win32' })
    return join(folder, stdout.trim().split('\n').at(-1) ?? '')
  } catch (cause) {
    if (signal.aborted) throw cause
    throw new ConnectorError('invalid_configuration', `Cannot pack plugboard: npm pack ${root} failed`, {
      hint: 'Run it yourself, and name the tarball: plugboard init my-app --from plugboard-0.1.0.tgz',
      cause,
    })
  }
}
