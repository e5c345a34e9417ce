/**
 * The texts of packages: manifests and fixtures. A clone has them as files. A build has each file packed at the same path with `.br`, and a
 * folder packed into one file. Callers use the path of the clone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { own } from '../base/json.ts'
import type { ReadBase } from '../manifest/index.ts'

const PACKED = '.br'

/** A file's text, or the texts of a folder by their names. */
export type Packable = string | Readonly<Record<string, string>>

/** Packs a file or folder: JSON, compressed by brotli. Its path is `packedPath`. */
export function packTexts(content: Packable): Buffer {
  return brotliCompressSync(JSON.stringify(content))
}

/** The path in a build of a path in a clone. */
export function packedPath(path: string): string {
  return path + PACKED
}

/** Whether there is a file or folder at a path, packed or not. */
export function hasTexts(path: string): boolean {
  return existsSync(path) || packedAt(path) !== undefined
}

/**
 * The sorted names in a folder, as in a clone.
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

/** The packed file or folder at a path, or the file of a packed folder. */
function packedAt(path: string): Packable | undefined {
  const whole = unpacked(path)
  if (whole !== undefined) return whole
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

/**
 * Reads the kinds that manifests extend from a folder.
 * @param folder contains `<kind>.yaml`, packed in a build
 * @example validateManifest(text, 'hubspot-extra.yaml', basesIn('definitions'))
 */
export function basesIn(folder: string): ReadBase {
  return (kind) => {
    const kinds = textNames(folder).flatMap((name) => /^(.+)\.yaml$/.exec(name)?.[1] ?? [])
    if (!kinds.includes(kind)) return { kinds }
    return { file: `definitions/${kind}.yaml`, text: readText(join(folder, `${kind}.yaml`)) }
  }
}
