/** The host of `jsonpath-plus`: for paths beyond a locator's own steps, with evaluation switched off. */
import module from 'node:module'
import type { JSONPath } from 'jsonpath-plus'
import { ConnectorError } from '../base/errors.ts'
import type { Json } from '../base/json.ts'
import { missingPackage } from '../base/packages.ts'

/** Names, indexes, slices, `*` and `..`. No filter, script, parent, type operator, escape, or union (which has a syntax of its own). */
const HARMLESS = /^\$(?:\.\.?(?:[A-Za-z_][\w-]*|\*)|\[(?:\*|-?\d{0,6}(?::-?\d{0,6}){0,2}|'[\w -]+')\])+$/

/** Whether a path is safe for jsonpath-plus: it names places and computes nothing. */
export function isHarmlessPath(path: string): boolean {
  return path.length <= 200 && HARMLESS.test(path) && !/__proto__|constructor|prototype/.test(path)
}

/**
 * Compiles a reader of every value at a path, in document order. Loads the library for the first path: few manifests have one.
 * @throws ConnectorError `definition_not_found` when the library is not installed
 */
export function compilePath(path: string): (body: Json) => Json[] {
  const library = loadLibrary(path)
  return (body): Json[] => library({ path, json: body as object, eval: false, wrap: true })
}

/** Cache of the library. */
let loaded: typeof JSONPath | undefined

function loadLibrary(path: string): typeof JSONPath {
  try {
    // webpack follows a `createRequire` imported by its name, and warns of an optional package.
    const require = module.createRequire(import.meta.url)
    loaded ??= (require('jsonpath-plus') as typeof import('jsonpath-plus')).JSONPath
    return loaded
  } catch (error) {
    if (missingPackage(error) === undefined) throw error
    throw new ConnectorError(
      'definition_not_found',
      `Cannot read path "${path}": package jsonpath-plus is not installed`,
      {
        hint: 'Install it: npm install jsonpath-plus@10',
      },
    )
  }
}
