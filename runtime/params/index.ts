/** The door of the room that says what a caller may ask: params in, checked params out. */
import { ConnectorError } from '../base/errors.ts'
import type { JsonSchema, Params } from '../base/json.ts'
import { isObject } from '../base/json.ts'
import type { SchemaCheck } from '../language/schema.ts'
import { compileSchema } from '../language/schema.ts'
import { paramsError } from './faults.ts'
import { copyGuarded } from './guard.ts'

/** Checks the params of one operation. */
export interface ParamsCheck {
  /** @throws ConnectorError `invalid_params`, `unknown_param` with every fault */
  check(given: unknown): Params
}

/** A check for an operation's params. The schema is compiled when the first call comes. */
export function compileParams(
  operation: string,
  schema: JsonSchema,
  require: readonly (readonly string[])[] = [],
): ParamsCheck {
  let validate: SchemaCheck | undefined
  return {
    check(given) {
      if (!isObject(given))
        throw new ConnectorError('invalid_params', `Cannot use params of ${operation}: params must be an object`)
      const params = copyGuarded(given)
      validate ??= compileSchema(schema, { useDefaults: true })
      const faults = validate(params)
      if (faults.length > 0) throw paramsError(operation, faults, params)
      if (require.length > 0) checkSets(operation, require, params)
      return params as Params
    },
  }
}

function checkSets(
  operation: string,
  sets: readonly (readonly string[])[],
  params: Readonly<Record<string, unknown>>,
): void {
  if (sets.some((set) => set.every((name) => params[name] !== undefined && params[name] !== null))) return
  const ways = sets.map((set) => set.join(' with ')).join(', or ')
  const message = `needs ${ways}`
  throw new ConnectorError('invalid_params', `Cannot use params of ${operation}: it ${message}`, {
    errors: [{ field: 'params', message, error_code: 'require' }],
  })
}
