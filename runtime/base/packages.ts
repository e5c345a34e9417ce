/** Packages and modules of Node that need not be there. */

/** The name of the package for lack of which an import failed, or undefined for any other error. */
export function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') return undefined
  return /^Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w-][\w.-]*)'/.exec(error.message)?.[1]
}

/** The modules that are used where they are there. */
interface Modules {
  'node:events': typeof import('node:events')
  'node:stream': typeof import('node:stream')
}

/**
 * A module of Node; undefined in a browser or a worker, and where a runtime does not have it. An import would keep a program from
 * starting there.
 * @example nodeModule('node:stream')?.Readable.fromWeb(stream)
 */
export function nodeModule<N extends keyof Modules>(name: N): Modules[N] | undefined {
  return typeof process === 'undefined' ? undefined : process.getBuiltinModule?.(name)
}
