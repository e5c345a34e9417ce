/** The script of the reference, compressed once: read from the built server, or made from the sources of a clone. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'

/** A file with its compressed form, and the content hash in its URL. */
export interface Script {
  readonly zipped: Uint8Array
  plain(): Promise<Uint8Array>
  readonly digest: string
}

/** Where the build of the server writes it. */
export const BUILT = new URL('scalar.js.gz', import.meta.url)

/** Cache of the compressed script. */
let script: Promise<Script> | undefined

/** The script; of a clone it is compressed when it is first asked for. */
export function scalarScript(): Promise<Script> {
  script ??= read().catch((error: unknown) => {
    script = undefined
    throw error
  })
  return script
}

/** The script from its package, compressed as far as gzip goes. */
export async function zipScalar(level: number = constants.Z_BEST_COMPRESSION): Promise<Uint8Array> {
  const { buildScalar } = await import('./build.ts')
  return promisify(gzip)(await buildScalar(), { level })
}

async function read(): Promise<Script> {
  const zipped = import.meta.url.endsWith('.ts') ? await zipScalar(constants.Z_BEST_SPEED) : await readFile(BUILT)
  const digest = createHash('sha256').update(zipped).digest('hex').slice(0, 12)
  return { zipped, plain: () => promisify(gunzip)(zipped), digest }
}
