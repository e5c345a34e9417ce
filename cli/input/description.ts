import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DescriptionFault, joinDescriptions, readOpenapi } from '../../authoring/index.ts'
import { oneLine } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** Runs `read`, and turns an unusable description into a usage error. @throws UsageError */
export async function asUsage<T>(file: string, read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof DescriptionFault)) throw error
    throw new UsageError(`Cannot use ${oneLine(file)}: ${oneLine(error.message)}`, error.hint)
  }
}

/** Reads files and folders as one description. @throws UsageError with the file */
export async function readDescriptions(names: readonly string[]): Promise<Awaited<ReturnType<typeof readOpenapi>>> {
  const files = (await Promise.all(names.map(filesOf))).flat()
  const [first, ...others] = await Promise.all(files.map((file) => asUsage(file, () => readOpenapi(file))))
  if (!first) throw new UsageError(`Cannot use ${names.map(oneLine).join(', ')}: it contains no description`)
  return joinDescriptions([first, ...others])
}

/** Returns a file itself; for a folder, its JSON and YAML files. */
async function filesOf(name: string): Promise<string[]> {
  const isFolder = await stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  )
  if (!isFolder) return [name]
  const files = (await readdir(name)).filter((file) => /\.(?:json|ya?ml)$/.test(file)).toSorted()
  if (files.length > 0) return files.map((file) => join(name, file))
  throw new UsageError(`Cannot use ${oneLine(name)}: the folder has no .json, .yaml or .yml file`)
}

/** Returns the SHA-256 of a description: of the bytes of its files, in order. */
export async function descriptionHash(names: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(names.map(filesOf))).flat()) hash.update(await readFile(file))
  return hash.digest('hex')
}

/** Reads the file of an option. @throws UsageError */
export function readNamedFile(file: string, hint?: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'ENOENT' ? 'no such file' : `reading failed with ${error.code}`
    throw new UsageError(`Cannot use ${oneLine(file)}: ${why}`, hint)
  })
}
