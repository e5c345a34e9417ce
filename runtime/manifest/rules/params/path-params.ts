import { at as valueAt, own, pointer, RESERVED_NAMES } from '../../../base/json.ts'
import { areNearNames, didYouMean } from '../../../base/names.ts'
import type { Fields } from '../../model/manifest.ts'
import type { PathParam, RequestShape, ResolvedOperation } from '../../model/resolved.ts'
import { formNames } from '../../../language/form.ts'
import { isSetting } from '../../../language/template-value.ts'
import { eachOperation, idOf, type ManifestRule, namesInPath, neededParams, paramsOf, type ReportAt } from '../rule.ts'

/**
 * Params and names in the path must match. An undeclared name is a required string. It is a slip if a required param is missing in
 * the path and has nearly the same name (`customer_id` and `id`, `customerId`). Names of `routes` must be in the path or be params.
 */
export const pathParams: ManifestRule = {
  name: 'path-params',
  check(context) {
    eachOperation(context, 'path-params', (operation, reportAt, originOf) => {
      /** Returns the manifest's value at the origin of a part of the operation. */
      const written = (at: string) => valueAt(context.manifest, originOf(at) ?? '/none')
      const names = Object.keys(paramsOf(operation))
      const declared = names.filter((name) => originOf(pointer('/params', name)) !== undefined)
      checkSlips(operation, declared, written, reportAt)
      checkForms(operation, written, reportAt)
      checkTwice(operation, written, reportAt)
      checkRoutes(operation, written, reportAt)
      checkSettings(operation, context.manifest.config ?? {}, written, reportAt)
    })
  },
}

type Written = (at: string) => unknown

/** Reports undeclared path names that cannot be a param, or are slips. */
function checkSlips(
  operation: ResolvedOperation,
  declared: readonly string[],
  written: Written,
  reportAt: ReportAt,
): void {
  const inPath = namesInPath(operation.path)
  const loose = neededParams(operation).filter((name) => declared.includes(name) && !inPath.includes(name))
  for (const name of inPath.filter((known) => !declared.includes(known))) {
    const offset = Math.max(0, String(written('/request')).indexOf(`{${name}}`))
    if (RESERVED_NAMES.has(name))
      reportAt('/request', `Cannot use "${name}" as the name of a param: JavaScript reserves it`, { offset })
    const meant = loose.find((param) => areNearNames(name, param))
    if (meant === undefined) continue
    const message = `Path uses "{${name}}", which is not a param of ${idOf(operation)}. Did you mean "${meant}"?`
    reportAt('/request', message, { offset })
  }
}

/** Reports forms with a name that the path does not use, or that another param has. */
function checkForms(operation: ResolvedOperation, written: Written, reportAt: ReportAt): void {
  const params = paramsOf(operation)
  const used = pathsOfRequest(operation).flatMap((part) =>
    typeof part === 'string' ? [] : [`${part.param} ${part.name}`],
  )
  for (const [param, schema] of Object.entries(params)) {
    const at = pointer('/params', param, 'form')
    const form = written(at)
    if (typeof form !== 'string') continue
    if (schema.type !== 'string') reportAt(at, `Param "${param}" has a form, so its type must be string`, { on: 'key' })
    for (const name of formNames(form)) {
      if (Object.hasOwn(params, name))
        reportAt(at, `Form names "${name}", which is a param of its own; use another name`)
      else if (!used.includes(`${param} ${name}`))
        reportAt(at, `Form names "${name}", but the path of ${idOf(operation)} does not use {${name}}`)
    }
  }
}

/** Reports `twice` at params that are no whole segment of a path. */
function checkTwice(operation: ResolvedOperation, written: Written, reportAt: ReportAt): void {
  const paths = [operation, ...(operation.steps ?? []).map(({ request }) => request)].flatMap(pathsOfRequest)
  for (const param of Object.keys(paramsOf(operation))) {
    const at = pointer('/params', param, 'twice')
    if (
      written(at) === undefined ||
      paths.some((part) => typeof part !== 'string' && part.param === param && part.twice)
    )
      continue
    const message = `Param "${param}" of ${idOf(operation)} is not a segment of a path, so nothing encodes it twice`
    reportAt(at, message, { on: 'key' })
  }
}

function pathsOfRequest({ path, routes }: RequestShape): (string | PathParam)[] {
  return [path, ...routes.map((route) => route.path)].flat()
}

/** Reports names in `routes` that are not params. */
function checkRoutes(operation: ResolvedOperation, written: Written, reportAt: ReportAt): void {
  for (const { when, path } of operation.routes) {
    const unknown = [when, ...namesInPath(path)].find((name) => !Object.hasOwn(paramsOf(operation), name))
    if (unknown === undefined) continue
    const route = String(written(pointer('/routes', when)))
    const location = unknown === when ? { on: 'key' as const } : { offset: route.indexOf(`{${unknown}}`) }
    reportAt(pointer('/routes', when), `Route uses "${unknown}", which is not a param of ${idOf(operation)}`, location)
  }
}

/** Reports settings in a path that are undeclared or optional. */
function checkSettings(operation: ResolvedOperation, config: Fields, written: Written, reportAt: ReportAt): void {
  for (const part of operation.path) {
    if (typeof part === 'string' || !isSetting(part.param)) continue
    const name = part.param.slice('config.'.length)
    const field = own(config, name)
    const long = typeof field === 'object' ? field : { type: field ?? '' }
    const isGiven = long.required === true || long.default !== undefined || long.type?.includes('!') === true
    if (field !== undefined && isGiven) continue
    const offset = Math.max(0, String(written('/request')).indexOf(`{${part.param}}`))
    const problem =
      field === undefined
        ? `which is not declared under config.${didYouMean(name, Object.keys(config))}`
        : 'which must be required or have a default'
    reportAt('/request', `Path uses "${part.param}", ${problem}`, { offset })
  }
}
