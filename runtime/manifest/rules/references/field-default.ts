import { at, isObject, type Json, type JsonSchema, pointer } from '../../../base/json.ts'
import { faultPath, sayFault } from '../../../language/faults.ts'
import { compileFieldCheck } from '../../../language/field-check.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf, visitValues } from '../rule.ts'
import { regexHazard } from '../text/regex-hazard.ts'

/** A default fits its own schema. It is sent as written, without inserting anything. */
export const fieldDefault: ManifestRule = {
  name: 'field-default',
  check(context) {
    const { resolved, report } = context
    eachOperation(context, 'field-default', (operation, reportAt) => {
      for (const [name, schema] of Object.entries(paramsOf(operation)))
        for (const { place, problem } of faultsOf(schema, pointer('/params', name)))
          reportAt(place, `Default of "${name}" of ${idOf(operation)} ${problem}`)
    })
    const settings = (resolved.config.properties ?? {}) as Record<string, JsonSchema>
    for (const [name, schema] of Object.entries(settings))
      for (const { place, problem } of faultsOf(schema, pointer('/config', name)))
        report({ rule: 'field-default', pointer: place, message: `Default of config "${name}" ${problem}` })
  },
}

/** A default that does not fit its schema, in a field or inside it. */
interface DefaultFault {
  readonly place: string
  readonly problem: string
}

function faultsOf(schema: JsonSchema, place: string): DefaultFault[] {
  const { default: value, properties = {}, items } = schema
  const inner = Object.entries(properties as Record<string, JsonSchema>)
  const problem = value === undefined ? undefined : problemOf(value, schema)
  return [
    ...(problem === undefined ? [] : [{ place: pointer(place, 'default'), problem }]),
    ...inner.flatMap(([name, one]) => faultsOf(one, pointer(place, 'properties', name))),
    ...(isObject(items) ? faultsOf(items, pointer(place, 'items')) : []),
  ]
}

function problemOf(value: Json, schema: JsonSchema): string | undefined {
  if (typeof value === 'string' && value.includes('{{'))
    return 'is a template, which would be sent as it stands: insert settings into the path, query, headers or body of the operation'
  if (hasHazard(schema)) return undefined
  const [fault] = compileFieldCheck(schema, { useDefaults: false })(value)
  if (!fault) return undefined
  const inside = faultPath(fault).join('.')
  return `${inside && `at ${inside} `}${sayFault(fault, at(value, fault.pointer), 'fields')}`
}

/** Whether a pattern of a schema is unusable, which another rule reports. */
function hasHazard(schema: JsonSchema): boolean {
  let isFound = false
  visitValues(schema, (inner) => {
    const pattern = isObject(inner) ? inner.pattern : undefined
    isFound ||= typeof pattern === 'string' && regexHazard(pattern) !== undefined
  })
  return isFound
}
