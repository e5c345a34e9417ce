/** An operation under rules, as a model reads it: with limits in its schema and description. */
import { defined, isObject } from '../../../runtime/base/json.ts'
import type { Json, JsonSchema } from '../../../runtime/index.ts'
import type { OperationInfo } from '../../base/engine.ts'
import { requiredNames } from '../../base/schemas.ts'
import { rulesOf } from './broken-rules.ts'
import { sayLimit, type ParamLimit, type ParamRule } from './param-rules.ts'

/** An operation whose params and description carry the limits of rules. Without a rule, the same operation. */
export function boundOperation<T extends OperationInfo>(
  rules: readonly ParamRule[] | undefined,
  kind: string,
  operation: T,
): T {
  const { entity, action, description = '' } = operation
  const own = rulesOf(rules, { kind, entity, action })
  if (own.length === 0) return operation
  const limits = own.flatMap(({ params }) => Object.entries(params))
  const params = limits.reduce((schema, [path, limit]) => bounded(schema, path.split('.'), limit), operation.params)
  const reasons = own.flatMap(({ reason }) => (reason === undefined ? [] : [reason]))
  const texts = [`Allowed: ${limits.map(([path, limit]) => `${path} ${sayLimit(limit)}`).join('; ')}.`, ...reasons]
  return { ...operation, params, description: [description, ...texts].filter((text) => text !== '').join(' ') }
}

/** The schema with the limit at a path, if it has the path. Items of lists have the limits of their list. */
function bounded(schema: JsonSchema, names: readonly string[], limit: ParamLimit): JsonSchema {
  const { items, properties } = schema
  if (isObject(items)) return { ...schema, items: bounded(items, names, limit) }
  if (names.length === 0) return limited(schema, limit)
  const at = names.findIndex((_, index) => isObject(properties) && names.slice(0, index + 1).join('.') in properties)
  if (at < 0 || !isObject(properties)) return schema
  const name = names.slice(0, at + 1).join('.')
  const inner = properties[name]
  const rest = names.slice(at + 1)
  if (limit.absent && rest.length === 0) {
    const { [name]: _, ...others } = properties
    return { ...schema, properties: others }
  }
  if (!isObject(inner)) return schema
  const needed = new Set([...requiredNames(schema), ...(limit.optional ? [] : [name])])
  return defined({
    ...schema,
    properties: { ...properties, [name]: bounded(inner, rest, limit) },
    required: needed.size > 0 ? [...needed] : undefined,
  })
}

function limited(schema: JsonSchema, { in: values, min, max }: ParamLimit): JsonSchema {
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  // A default that is not allowed would be sent automatically.
  const { default: value, ...others } = schema
  const isAllowed = value === undefined || values === undefined || values.some((one) => one === value)
  const limits = {
    enum: values ? ([...values] as Json[]) : schema.enum,
    minimum: isNumber && min !== undefined ? min : schema.minimum,
    maximum: isNumber && max !== undefined ? max : schema.maximum,
  }
  const rest = isAllowed ? schema : others
  return defined({ ...rest, ...limits })
}
