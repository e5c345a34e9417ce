/** Drawings of vendors' marks, from the optional package `simple-icons`. @see https://simpleicons.org */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Data of a path, which is all that is taken of a drawing: numbers and the letters of commands, so no markup. */
const PATH_DATA = /\sd="([MmZzLlHhVvCcSsQqTtAaEe0-9 ,.+-]{1,16384})"/

const { resolve } = createRequire(import.meta.url)

/** Reads the drawing of a name; undefined if the package, or its drawing, is missing. */
function readInstalled(name: string): string | undefined {
  try {
    return readFileSync(resolve(`simple-icons/icons/${name}.svg`), 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Returns the path of the vendor's mark, on a square of 24 by 24. The name is the kind, its title, or the vendor's name, the first word.
 * @param read gives the SVG of a name
 */
export function drawingOf(
  { kind, title }: { readonly kind: string; readonly title: string },
  read: (name: string) => string | undefined = readInstalled,
): string | undefined {
  const names = [kind, title.toLowerCase(), kind.split('-')[0] ?? ''].map((name) => name.replace(/[^a-z0-9]/g, ''))
  for (const name of new Set(names)) {
    const [, path] = PATH_DATA.exec((name && read(name)) ?? '') ?? []
    if (path !== undefined) return path
  }
  return undefined
}
