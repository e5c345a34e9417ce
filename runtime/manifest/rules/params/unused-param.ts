import { pointer } from '../../../base/json.ts'
import { namesInStep } from '../../resolve/steps.ts'
import { namesInValue } from '../../resolve/values.ts'
import type { ResolvedOperation } from '../../model/resolved.ts'
import { eachOperation, idOf, type ManifestRule, namesInPath, paramsOf } from '../rule.ts'

/** A declared param must reach the request, or the caller's value would be dropped. */
export const unusedParam: ManifestRule = {
  name: 'unused-param',
  check(context) {
    eachOperation(context, 'unused-param', (operation, reportAt) => {
      const used = usedParams(operation)
      for (const name of Object.keys(paramsOf(operation)).filter((param) => !used.has(param)))
        reportAt(pointer('/params', name), `Param "${name}" of ${idOf(operation)} is never used`, { on: 'key' })
    })
  },
}

/** Returns the params in the path, a value, the body or the file. */
function usedParams({
  path,
  routes,
  query,
  headers,
  body,
  file,
  keep,
  steps = [],
  successors = {},
}: ResolvedOperation): Set<string> {
  const entries = [...query, ...headers]
  if (body?.from === 'entries') entries.push(...body.entries)
  if (body?.from === 'graphql') entries.push(...body.variables)
  const used = [
    ...[path, ...routes.map((route) => route.path)].flatMap(namesInPath),
    ...routes.map(({ when }) => when),
    ...entries.flatMap(({ value }) => namesInValue(value)),
    ...(body?.from === 'value' ? namesInValue(body.value) : []),
    ...(body?.from === 'file' ? [body.param] : []),
    ...[keep, ...steps.map((step) => step.keep)].flatMap((names = {}) => Object.keys(names)),
    ...steps.flatMap(namesInStep),
    // A replaced param may exist only for its existing callers.
    ...Object.keys(successors),
    ...[file?.index, file?.range].filter((name) => name !== undefined),
  ]
  return new Set(used)
}
