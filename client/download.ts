/** A file on its way, as a web stream or a stream of Node. */
import { Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import type { FileDownload } from '../runtime/index.ts'

/** A file that is being downloaded. It is read once, by one of its two streams. */
export interface Download extends FileDownload {
  /** The same bytes as a stream of Node, for `pipeline` and the like. */
  node(): Readable
}

/** A file with its stream of Node beside the web stream. */
export function downloadOf(file: FileDownload): Download {
  return { ...file, node: () => Readable.fromWeb(file.stream as NodeWebStream<Uint8Array>) }
}
