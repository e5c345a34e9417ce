/** The operator's images: logos of applications and of third parties, read once from a folder. No other host is ever asked for one. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { ConnectorError } from 'plugboard/runtime'

/** An image of the folder. */
export interface Image {
  /** Its name in a URL, which changes whenever its content does: `acme.3f2a1b0c.svg`. */
  readonly file: string
  readonly type: string
  readonly bytes: Buffer
}

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}
const NAME = /^[a-z0-9][a-z0-9-]{0,62}$/
const MOST_BYTES = 65_536
const MOST_IMAGES = 500

/** The images of a folder by their names. */
export class Images {
  readonly #byName: ReadonlyMap<string, Image>
  readonly #byFile: ReadonlyMap<string, Image>

  constructor(images: ReadonlyMap<string, Image> = new Map()) {
    this.#byName = images
    this.#byFile = new Map([...images.values()].map((image) => [image.file, image]))
  }

  /** An image by the name of its file, without the ending. */
  named(name: string): Image | undefined {
    return this.#byName.get(name)
  }

  /** An image by its name in a URL. */
  at(file: string): Image | undefined {
    return this.#byFile.get(file)
  }
}

/**
 * Reads the images of a folder; files of other types are passed over.
 * @throws ConnectorError `invalid_configuration` for a folder that cannot be read, and for an image that cannot be served
 */
export function readImages(folder: string | undefined): Images {
  if (folder === undefined) return new Images()
  const files = list(folder).filter((file) => extname(file) in TYPES)
  if (files.length > MOST_IMAGES) throw unusable(`has more than ${MOST_IMAGES} images`)
  const images = new Map<string, Image>()
  for (const file of files) {
    const type = extname(file)
    const name = file.slice(0, -type.length)
    if (!NAME.test(name)) throw unusable(`has the image ${file}: its name may have small letters, digits and "-"`)
    if (images.has(name)) throw unusable(`has two images called ${name}`)
    images.set(name, imageOf(join(folder, file), name, type))
  }
  return new Images(images)
}

function imageOf(path: string, name: string, ending: string): Image {
  const bytes = readBytes(path, `${name}${ending}`)
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  return { file: `${name}.${digest}${ending}`, type: TYPES[ending] ?? '', bytes }
}

function readBytes(path: string, file: string): Buffer {
  const size = sizeOf(path, file)
  if (size === 0 || size > MOST_BYTES) throw unusable(`has the image ${file} of ${size} bytes, not 1 to ${MOST_BYTES}`)
  return readFileSync(path)
}

function sizeOf(path: string, file: string): number {
  try {
    return statSync(path).size
  } catch (error) {
    throw unusable(`has the image ${file}, which cannot be read (${String((error as NodeJS.ErrnoException).code)})`)
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (error) {
    throw unusable(`names a folder that cannot be read (${String((error as NodeJS.ErrnoException).code)})`)
  }
}

function unusable(fault: string): ConnectorError {
  return new ConnectorError('invalid_configuration', `Cannot use the images: connect.images ${fault}`, {
    hint: `In connect.images, name a folder of SVG, PNG and WebP files, each at most ${MOST_BYTES} bytes.`,
    errors: [{ field: 'connect.images', message: fault, error_code: 'images' }],
  })
}
