/** Files of this machine, for programs that upload them. */
import { defined } from '../json.ts'
import { ConnectorError } from '../errors.ts'
import { checkOptions } from '../options/check.ts'
import { needed, optionsOf, STRING } from '../options/kinds.ts'
import { FileSource } from './file-source.ts'

/** A file of this machine. */
export interface LocalFileOptions {
  /** The path, from the current folder. */
  readonly path: string
  /** The name that the third party is given; that of the path by default. */
  readonly name?: string
  /** The media type; plain bytes by default. */
  readonly type?: string
}

const OPTIONS = optionsOf<LocalFileOptions>({ path: needed(STRING), name: STRING, type: STRING })

/** A file as a param of a call takes it. */
export interface LocalFile {
  readonly name: string
  readonly type?: string
  /** Read from the disk while it is sent, and again for another attempt. */
  readonly bytes: AsyncIterable<Uint8Array>
}

/**
 * A file of this machine as a param of type file. Params themselves cannot name a path, since they may come from elsewhere:
 * an agent, a request. Needs Node.
 * @returns name, media type and a source of the bytes, whose size is that of now; the file is opened when it is sent
 * @throws ConnectorError `invalid_params` for a path at which there is no file
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
    // An error is seen where the stream is read.
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
