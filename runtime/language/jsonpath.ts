/** The host of `jsonpath-plus`: for paths beyond a locator's own steps, with evaluation switched off. */
import module from 'node:module'
import type { JSONPath } from 'jsonpath-plus'
import { ConnectorError } from '../base/errors.ts'
import type { Json } from '../base/json.ts'
import { missingPackage } from '../base/packages.ts'

/** Names, indexes, slices, `*` and `..` only: no filter, script, parent, type operator, escape, or union, which the library writes in its own way. */
const HARMLESS = /^\$(?:\.\.?(?:[A-Za-z_][\w-]*|\*)|\[(?:\*|-?\d{0,6}(?::-?\d{0,6}){0,2}|'[\w -]+')\])+$/

/** Says whether a path can be handed to jsonpath-plus: it names places and computes nothing. */
export function isHarmlessPath(path: string): boolean {
  return path.length <= 200 && HARMLESS.test(path) && !/__proto__|constructor|prototype/.test(path)
}

/**
 * A function that reads every value a path names, in document order. The library is loaded by the first path: few manifests have one.
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
    // webpack follows a `createRequire` imported by its name, and warns of a package that need not be installed.
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
