/** Loaded before a process: the subjects of the folder that `PLUGBOARD_TEST_MIGRATIONS` names stand in for the package's. */
import files from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

const SUBJECTS = join(import.meta.dirname, '..', '..', '..', 'server')
const other = process.env.PLUGBOARD_TEST_MIGRATIONS

if (other !== undefined) {
  const isReplaced = (path: string) => path === SUBJECTS || /\/migrations(?:\/[^/]+\.sql)?$/.test(path)
  const instead = (path: unknown) =>
    typeof path === 'string' && isReplaced(path) ? path.replace(SUBJECTS, other) : path
  const redirected = (read: (...given: never[]) => unknown) =>
    ((path: unknown, ...more: unknown[]) => read(...([instead(path), ...more] as never[]))) as never
  files.existsSync = redirected(files.existsSync)
  files.promises.readdir = redirected(files.promises.readdir)
  files.promises.readFile = redirected(files.promises.readFile)
  syncBuiltinESMExports()
}
