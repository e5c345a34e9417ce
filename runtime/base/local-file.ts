import { defined } from './json.ts'
import { ConnectorError } from './errors.ts'
import { checkOptions, needed, optionsOf, STRING } from './options.ts'
import { FileSource } from './file-source.ts'

/** Options of `localFile`. */
export interface LocalFileOptions {
  /** The path, relative to the current folder. */
  readonly path: string
  /** The name that the third party gets. Defaults to that of the path. */
  readonly name?: string
  /** The media type. Defaults to plain bytes. */
  readonly type?: string
}

const OPTIONS = optionsOf<LocalFileOptions>({ path: needed(STRING), name: STRING, type: STRING })

/** A file for a param of a call. */
export interface LocalFile {
  readonly name: string
  readonly type?: string
  /** Read from the disk while it is sent, and again for each attempt. */
  readonly bytes: AsyncIterable<Uint8Array>
}

/**
 * A file of this machine for a param of type file. Params cannot contain a path, since they may come from an agent or a request. Needs
 * Node.
 * @returns name, media type and a source of the bytes, with the current size; the file opens when it is sent
 * @throws ConnectorError `invalid_params` for a path without a file
 * @example await drive.files.create({ content: await localFile({ path: 'report.pdf', type: 'application/pdf' }) })
 */
export async function localFile(options: LocalFileOptions): Promise<LocalFile> {
  checkOptions(options, OPTIONS, 'use the file')
  const { path, name, type } = options
  const [{ createReadStream }, { stat }, { basename }] = await Promise.all([
    import('node:fs'),
    import('node:fs/promises'),
    import('node:path'),
  ])
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw unusable(path, error.code === 'ENOENT' ? 'it does not exist' : `the system reports ${error.code}`)
  })
  if (!found.isFile()) throw unusable(path, found.isDirectory() ? 'it is a folder' : 'it is not a regular file')
  const open = () => {
    const stream = createReadStream(path)
    // The reader of the stream gets the error.
    stream.on('error', () => {})
    const iterator = stream[Symbol.asyncIterator]()
    return { next: () => iterator.next(), cancel: (reason: Error) => stream.destroy(reason) }
  }
  return defined({
    name: name ?? basename(path),
    type,
    bytes: new FileSource({ open, isRepeatable: true, size: found.size }),
  })
}

function unusable(path: string, state: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot use the file ${path}: ${state}`, { sent: false })
}
