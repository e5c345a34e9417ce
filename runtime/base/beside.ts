/** Modules of the package that bundles do not contain. They are found relative to this file, if it is in its own folder. */

/** This file in its folder, or the file of the build that contains it. Bundles of applications have other names. */
const SELF = /\/runtime\/(?:base\/beside\.(ts)|chunks\/[\w-]+\.(js))$/

/** The URL of a path in the package; undefined in a bundle. */
export function besideUrl(path: string): URL | undefined {
  const self: string | undefined = import.meta.url
  return self !== undefined && SELF.test(self) ? new URL(`../../${path}`, self) : undefined
}

/** Imports a module of the package by its path without extension; undefined if it is missing, as in a bundle. */
export async function importBeside(path: string): Promise<unknown> {
  const [, written, built] = SELF.exec(import.meta.url ?? '') ?? []
  const url = besideUrl(`${path}.${written ?? built}`)
  if (url === undefined) return undefined
  try {
    return (await import(/* webpackIgnore: true */ /* @vite-ignore */ url.href)) as unknown
  } catch (error) {
    // Some bundlers keep the URL that the file had.
    const isMissing = error instanceof Error && 'url' in error && error.url === url.href
    if (isMissing) return undefined
    throw error
  }
}
