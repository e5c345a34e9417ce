/** Checks of the credentials and scopes of a consent. */
import { ConnectorError, type FieldError } from '../base/errors.ts'
import { type Json, type JsonSchema, own, propertiesOf } from '../base/json.ts'
import type { Authorization } from './authorization.ts'

/** RFC 6749 section 3.3. */
const SCOPE = /^[\u0021\u0023-\u005b\u005d-\u007e]{1,200}$/

/**
 * Checks the credentials that consent does not provide, such as an account's ID.
 * @throws ConnectorError `credentials_mismatch` with the missing, unknown and malformed ones
 */
export function checkGiven(
  kind: string,
  { given, required }: Authorization,
  values: Readonly<Record<string, Json>>,
): Record<string, string> {
  const missing = required.filter((name) => !Object.hasOwn(values, name))
  const wrong = Object.entries(values).flatMap(([name, value]) => (fits(value, own(given, name)) ? [] : [name]))
  if (missing.length === 0 && wrong.length === 0) return values as Record<string, string>
  const problem =
    missing.length > 0 ? `${missing.join(', ')} is missing` : `${wrong.join(', ')} does not have the expected format`
  throw new ConnectorError('credentials_mismatch', `Cannot connect to ${kind}: ${problem}`, {
    hint: hintOf(Object.keys(given)),
  })
}

function hintOf(names: readonly string[]): string {
  if (names.length === 0) return 'Consent provides all credentials of this kind. Leave credentials out.'
  return `Consent does not provide ${names.join(', ')}. Set it in credentials (hosted: environment).`
}

function fits(value: Json, schema: JsonSchema | undefined): boolean {
  if (schema === undefined) return false
  const { pattern } = schema
  if (typeof value !== 'string' || value === '' || value.length > 10_000) return false
  return typeof pattern !== 'string' || new RegExp(pattern).test(value)
}

/**
 * The scopes to ask for, each once. Defaults to those of the manifest.
 * @throws ConnectorError `validation_error` for a text that is not a scope
 */
export function checkScopes(
  authorization: Authorization,
  scopes: readonly string[] = authorization.scopes,
): readonly string[] {
  if (scopes.every((scope) => isScope(authorization, scope))) return [...new Set(scopes)]
  throw new ConnectorError('validation_error', 'Cannot ask for consent: scopes contains a value that is not a scope', {
    errors: [{ field: 'scopes', message: 'must contain names of scopes only', error_code: 'pattern' }],
  })
}

/** Whether a text can be a scope: it contains no blank and no separator. */
export function isScope({ scopeSeparator: separator }: Pick<Authorization, 'scopeSeparator'>, scope: string): boolean {
  return SCOPE.test(scope) && (separator.trim() === '' || !scope.includes(separator))
}

/**
 * The faults of an application's secrets, by name. No fault repeats a value.
 * @returns none for complete secrets that fit the manifest
 */
export function secretFaults(
  { applicationSecrets: schema = { type: 'object', additionalProperties: false } }: Authorization,
  secrets: Readonly<Record<string, Json>> = {},
): FieldError[] {
  const { required = [] } = schema as { readonly required?: readonly string[] }
  const fields = propertiesOf(schema)
  const missing = required.filter((name) => !Object.hasOwn(secrets, name))
  const wrong = Object.entries(secrets).filter(([name, value]) => !fits(value, own(fields, name)))
  return [
    ...missing.map((field) => ({ field, message: 'is missing', error_code: 'required' })),
    ...wrong.map(([field]) =>
      own(fields, field)
        ? { field, message: 'does not have the expected format', error_code: 'format' }
        : { field, message: 'is no secret of this kind', error_code: 'unknown' },
    ),
  ]
}
