import { isObject, type Json, type JsonSchema, pointer } from '../../../base/json.ts'
import type { ResolvedOperation } from '../../model/resolved.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf, type RuleContext, visitValues } from '../rule.ts'
import { openingProblem, operationProblem, repeatsName } from './substance.ts'

/** Maximum number of undescribed params with a problem each. More are one problem, so that others stay in sight. */
const FEW = 3

/** Keys that clarify a param beyond its name. */
const QUALIFIERS = ['format', 'enum', 'examples', 'pattern', 'minimum', 'maximum', 'maxLength', 'maxItems'] as const

/**
 * Operations and params have descriptions with the vendor's nouns. Agents choose tools by them, and editors and the reference
 * show them.
 */
export const descriptions: ManifestRule = {
  name: 'descriptions',
  severity: 'warning',
  check(context) {
    const { operations } = context.resolved
    checkOpenings(context)
    eachOperation(context, 'descriptions', (operation, reportAt) => {
      // An operation that only sync calls has no reader.
      if (operations[idOf(operation)] !== operation) return
      const { description } = operation
      const problem = description === undefined ? missing : operationFault(operation, description)
      const own = description === undefined ? '' : '/description'
      if (problem) reportAt(own, `Operation ${idOf(operation)} ${problem}`, own === '' ? { on: 'key' } : {})
      const params = Object.entries(paramsOf(operation))
      const without = params.flatMap(([name, schema]) => (typeof schema.description === 'string' ? [] : [name]))
      const isMany = without.length > FEW
      if (isMany) reportAt(pointer('/params', without[0]!), manyWithout(without, idOf(operation)), { on: 'key' })
      for (const [name, schema] of params) {
        const wrong = isMany && schema.description === undefined ? undefined : paramFault(name, schema)
        if (wrong) reportAt(pointer('/params', name), `Param "${name}" of ${idOf(operation)} ${wrong}`, { on: 'key' })
      }
    })
  },
}

const missing = 'has no description: say what it does or means'
const repeating = 'has a description that only repeats its name: say what it does or means'

function manyWithout(names: readonly string[], operation: string): string {
  return `${names.length} params of ${operation} have no description: say what ${names.join(', ')} do or mean`
}

function operationFault({ entity, action, path, record }: ResolvedOperation, text: string): string | undefined {
  if (repeatsName(text, `${entity} ${action}`)) return repeating
  const segments = path.filter((part) => typeof part === 'string')
  const schema = typeof record?.$ref === 'string' ? [record.$ref.split('/').at(-1)!] : []
  return operationProblem(text, [entity, ...schema, ...segments])
}

function paramFault(name: string, schema: JsonSchema): string | undefined {
  if (typeof schema.description !== 'string') return missing
  // A name is enough if a format, limits or values add the rest.
  const isQualified = QUALIFIERS.some((key) => schema[key] !== undefined)
  return !isQualified && repeatsName(schema.description, name) ? repeating : undefined
}

/** Reports each description without a noun for a subject. */
function checkOpenings({ manifest, report }: RuleContext): void {
  visitValues(manifest as unknown as Json, (value, at) => {
    if (!isObject(value) || typeof value.description !== 'string') return
    const problem = openingProblem(value.description)
    if (problem)
      report({
        rule: 'descriptions',
        pointer: pointer(at, 'description'),
        message: `${at.split('/').at(-1)} ${problem}`,
      })
  })
}
