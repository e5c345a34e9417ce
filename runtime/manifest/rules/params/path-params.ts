import { at as valueAt, pointer } from '../../../base/json.ts'
import { nearest } from '../../../base/suggest.ts'
import type { Rule } from '../rule.ts'
import { eachOperation, idOf, namesInPath, neededParams, paramsOf } from '../rule.ts'

/**
 * Paths and params must mean each other. A path name that nobody declares is a required string, unless the operation needs a
 * param that stands nowhere in the path and has nearly its name (`customer_id` and `id`, `customerId`): then one of the two is
 * a slip. A param with `in: path` must be named by the path; the names of `routes` must be known to the path or the params.
 */
export const pathParams: Rule = {
  name: 'path-params',
  check(context) {
    eachOperation(context, 'path-params', (operation, tell, originOf) => {
      const declared = Object.keys(paramsOf(operation)).filter(
        (name) => originOf(pointer('/params', name)) !== undefined,
      )
      const inPath = namesInPath(operation.path)
      const loose = neededParams(operation).filter((name) => declared.includes(name) && !inPath.includes(name))
      for (const name of inPath.filter((known) => !declared.includes(known))) {
        const meant = loose.find((param) => isNear(name, param))
        if (meant === undefined) continue
        const message = `Path uses "{${name}}", which is not a param of ${idOf(operation)}. Did you mean "${meant}"?`
        const request = String(valueAt(context.manifest, originOf('/request') ?? ''))
        tell('/request', message, { offset: Math.max(0, request.indexOf(`{${name}}`)) })
      }
      const inRoutes = operation.routes.map(({ path }) => namesInPath(path)).flat()
      for (const name of declared) {
        const place = valueAt(context.manifest, originOf(pointer('/params', name, 'in')) ?? '/none')
        if (place !== 'path' || inPath.includes(name) || inRoutes.includes(name)) continue
        tell(
          pointer('/params', name),
          `Param "${name}" has in: path, but the path of ${idOf(operation)} does not use it`,
          { on: 'key' },
        )
      }
      for (const { when, path } of operation.routes) {
        const unknown = [when, ...namesInPath(path)].find((name) => !Object.hasOwn(paramsOf(operation), name))
        if (unknown === undefined) continue
        const route = String(valueAt(context.manifest, originOf(pointer('/routes', when)) ?? ''))
        const place = unknown === when ? { on: 'key' as const } : { offset: route.indexOf(`{${unknown}}`) }
        tell(pointer('/routes', when), `Route uses "${unknown}", which is not a param of ${idOf(operation)}`, place)
      }
    })
  },
}

/** Says whether two names differ by a slip, by case and underscores, or by a word in front: `customer_id` and `id`. */
function isNear(name: string, other: string): boolean {
  const [long, short] = [plain(name), plain(other)].toSorted((a, b) => b.length - a.length) as [string, string]
  return nearest(name, [other]) !== undefined || long.endsWith(short)
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[_-]/g, '')
}
