/** Saves downloads to files, or passes them to stdout. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileDownload } from 'plugboard/runtime'
import type { Output } from '../base/io.ts'
import { type ProgressLine, writeError } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

/** A saved download. */
export interface SavedFile {
  readonly path: string
  readonly bytes: number
}

/**
 * Writes a download to a file that appears when it is complete.
 * @param target a file, or a folder for a file of the download's own name
 * @throws UsageError if the folder has such a file, or the disk refuses
 */
export async function saveFile(
  { stream, name = 'file', size }: FileDownload,
  target: string,
  progress: ProgressLine,
): Promise<SavedFile> {
  const path = await targetPath(target, name)
  const partial = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`)
  let bytes = 0
  const counter = new Transform({
    transform(chunk: Uint8Array, _, done) {
      bytes += chunk.byteLength
      progress.update(`${bytesText(bytes)}${size === undefined ? '' : ` of ${bytesText(size)}`}`)
      done(null, chunk)
    },
  })
  try {
    await pipeline(Readable.fromWeb(stream as never), counter, createWriteStream(partial, { flags: 'wx' }))
    await sync(partial)
    await rename(partial, path)
    return { path, bytes }
  } catch (error) {
    await rm(partial, { force: true })
    throw writeError(error, path)
  } finally {
    await progress.done()
  }
}

/** Writes a download to an output as fast as its reader reads. @returns the number of bytes */
export async function passFile({ stream }: FileDownload, output: Output): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) {
    await output.write(chunk)
    bytes += chunk.byteLength
  }
  return bytes
}

/** Returns a size in words: `14 bytes`, `1.5 MB`. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  const power = Math.min(3, Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1000 ** power).toFixed(1)} ${['', 'kB', 'MB', 'GB'][power]}`
}

async function targetPath(target: string, name: string): Promise<string> {
  const isFolder = (await stat(target).catch(() => undefined))?.isDirectory() ?? false
  if (!isFolder) return target
  const path = join(target, name)
  if (await stat(path).catch(() => undefined))
    throw new UsageError(`Cannot write ${path}: it already exists`, 'To replace it, name the file with --out.')
  return path
}

async function sync(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
