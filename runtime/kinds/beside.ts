/** Modules of the package that no bundle carries: they are looked up where this file is, if it is still in its own folder. */

/** This file in its folder, or the file of the build that holds it. A bundle of an application has another name, or none. */
const SELF = /\/runtime\/(?:kinds\/beside\.(ts)|chunks\/[\w-]+\.(js))$/

/** Where a path of the package is, from the package's code, or undefined when this program is a bundle. */
export function besideUrl(path: string): URL | undefined {
  const self: string | undefined = import.meta.url
  return self !== undefined && SELF.test(self) ? new URL(`../../${path}`, self) : undefined
}

/** A module of the package by its path without extension, or undefined when it is not there, as in a bundle. */
export async function importBeside(path: string): Promise<unknown> {
  const [, written, built] = SELF.exec(import.meta.url ?? '') ?? []
  const url = besideUrl(`${path}.${written ?? built}`)
  if (url === undefined) return undefined
  try {
    return (await import(/* webpackIgnore: true */ /* @vite-ignore */ url.href)) as unknown
  } catch (error) {
    // Some bundlers write the address that the file had when they read it.
    const isMissing = error instanceof Error && 'url' in error && error.url === url.href
    if (isMissing) return undefined
    throw error
  }
}
