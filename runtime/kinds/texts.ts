/**
 * The texts of the repository that packages carry: manifests and fixtures. A clone has them as files. A build has a file packed at the
 * same path with `.br`, and a folder of files packed into one file. Callers name the path of the clone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { own } from '../base/json.ts'

const PACKED = '.br'

/** A file's text, or the texts of a folder by their names. */
export type Packable = string | Readonly<Record<string, string>>

/** What a build of a package has in place of a file or folder: JSON, compressed by brotli; see `packedPath`. */
export function packTexts(content: Packable): Buffer {
  return brotliCompressSync(JSON.stringify(content))
}

/** Where a build has what is at a path in a clone. */
export function packedPath(path: string): string {
  return path + PACKED
}

/** Whether there is a file or folder at a path, as it is or packed. */
export function hasTexts(path: string): boolean {
  return existsSync(path) || packedAt(path) !== undefined
}

/**
 * The names in a folder, sorted. Packed files have the names that they have in a clone.
 * @throws an error of Node.js with the code `ENOENT` for a folder that does not exist
 */
export function textNames(folder: string): string[] {
  const packed = unpacked(folder)
  const names = typeof packed === 'object' ? Object.keys(packed) : readdirSync(folder)
  return names.map((name) => (name.endsWith(PACKED) ? name.slice(0, -PACKED.length) : name)).sort()
}

/**
 * The text of a file. A file comes before a packed one.
 * @throws an error of Node.js, with the code `ENOENT` for a file that does not exist
 */
export function readText(path: string): string {
  if (existsSync(path)) return readFileSync(path, 'utf8')
  const packed = packedAt(path)
  return typeof packed === 'string' ? packed : readFileSync(path, 'utf8')
}

/** What is packed at a path: a file or folder of its own, or a file of a packed folder. */
function packedAt(path: string): Packable | undefined {
  const alone = unpacked(path)
  if (alone !== undefined) return alone
  const folder = unpacked(dirname(path))
  return typeof folder === 'object' ? own(folder, basename(path)) : undefined
}

/** Cache of a package's texts, which do not change while a process runs. */
const read = new Map<string, Packable>()

function unpacked(path: string): Packable | undefined {
  const file = packedPath(path)
  if (!existsSync(file)) return undefined
  const known = read.get(file)
  if (known !== undefined) return known
  const content = JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as Packable
  read.set(file, content)
  return content
}
