/** Optional packages and modules of Node. */

/** The name of the missing package of a failed import; undefined for any other error. */
export function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  if (error.code !== 'ERR_MODULE_NOT_FOUND' && error.code !== 'MODULE_NOT_FOUND') return undefined
  return /^Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w-][\w.-]*)'/.exec(error.message)?.[1]
}

interface Modules {
  'node:events': typeof import('node:events')
  'node:stream': typeof import('node:stream')
}

/**
 * A module of Node; undefined in a browser, a worker, and a runtime without it, where an import would fail.
 * @example nodeModule('node:stream')?.Readable.fromWeb(stream)
 */
export function nodeModule<N extends keyof Modules>(name: N): Modules[N] | undefined {
  return typeof process === 'undefined' ? undefined : process.getBuiltinModule?.(name)
}
