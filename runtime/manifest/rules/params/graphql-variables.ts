import { at as valueAt, pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import { GraphqlFault, parseGraphql, type Variable } from '../../../language/graphql.ts'
import type { ResolvedOperation } from '../../model/resolved.ts'
import { namesInValue } from '../../resolve/values.ts'
import { eachOperation, idOf, type ManifestRule, neededParams, paramsOf } from '../rule.ts'

/** A document's variables are exactly the params sent there. The caller or a default supplies each required one. */
export const graphqlVariables: ManifestRule = {
  name: 'graphql-variables',
  check(context) {
    eachOperation(context, 'graphql-variables', (operation, reportAt, originOf) => {
      const variables = variablesOf(operation)
      if (!variables || operation.body?.from !== 'graphql') return
      const text = String(valueAt(context.manifest, originOf('/graphql') ?? ''))
      const sent = new Map(operation.body.variables.map(({ name, value }) => [name, namesInValue(value)[0]!]))
      const given = new Set([...neededParams(operation), ...defaulted(operation)])
      for (const { name, type, isRequired } of variables) {
        const offset = Math.max(0, text.search(new RegExp(`\\$${name}\\b`)))
        const param = sent.get(name)
        if (param === undefined) {
          const message = `Variable "$${name}" is not a param of ${idOf(operation)}.${didYouMean(name, sent.keys())}`
          reportAt('/graphql', message, { offset })
        } else if (isRequired && !given.has(param)) {
          const message = `Variable "$${name}" is ${type}, but param "${param}" is not required and has no default`
          reportAt('/graphql', message, { offset })
        }
      }
      for (const [wireName, param] of sent) {
        if (variables.some(({ name }) => name === wireName)) continue
        const message = `Param "${param}" is not a variable of the document of ${idOf(operation)}`
        reportAt(pointer('/params', param), message, { on: 'key' })
      }
    })
  },
}

/** Returns the variables of a document; none for an invalid one, which resolving reports. */
function variablesOf({ body }: ResolvedOperation): readonly Variable[] | undefined {
  if (body?.from !== 'graphql') return undefined
  try {
    return parseGraphql(body.document, {}).variables
  } catch (error) {
    if (error instanceof GraphqlFault) return undefined
    throw error
  }
}

function defaulted(operation: ResolvedOperation): string[] {
  return Object.entries(paramsOf(operation)).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [name],
  )
}
