/** Loaded before a process: the folder that `PLUGBOARD_TEST_MIGRATIONS` names stands in for the package's migrations. */
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '..', '..', '..', 'server', 'migrations')
const other = process.env.PLUGBOARD_TEST_MIGRATIONS
const { readdir, readFile } = files

if (other !== undefined) {
  const instead = (path: unknown) => (typeof path === 'string' ? path.replace(PACKAGE, other) : path)
  const redirected = (read: (...given: never[]) => unknown) =>
    ((path: unknown, ...more: unknown[]) => read(...([instead(path), ...more] as never[]))) as never
  files.readdir = redirected(readdir)
  files.readFile = redirected(readFile)
  syncBuiltinESMExports()
}
