/** Stand-ins for what an owner would give: credentials and settings that fit the manifest and mean nothing. */
import { ConnectorError } from '../runtime/base/errors.ts'
import { type Json, type JsonSchema, propertiesOf } from '../runtime/base/json.ts'
import type { Plan } from '../runtime/plan/index.ts'
import { compileFieldCheck } from '../runtime/language/field-check.ts'

/** Stand-in values for a variant's credentials, long and unlike anything else so that a leak is found. */
export function exampleCredentials(plan: Plan, variant: string): Record<string, string> {
  const { credentials, token } = plan.manifest.auth[variant]!
  const { registration } = token ?? {}
  const fields = propertiesOf(credentials)
  const needed = new Set([
    ...((credentials.required ?? []) as string[]),
    ...['access_token', 'client_id', 'client_secret'].filter((name) => name in fields),
  ])
  const values = Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => needed.has(name))
      .map(([name, field]) => [
        name,
        String(
          exampleOf(`auth.${variant}.credentials.${name}`, field, [`example-${name.replaceAll('_', '-')}`, ...TEXTS]),
        ),
      ]),
  )
  const isAnywhere = registration !== undefined && registration.host === undefined
  return isAnywhere ? { ...values, client_host: String(exampleConfig(plan)[registration.setting]) } : values
}

/**
 * Stand-in config: each setting's example or default, or a generated value. Leaves out optional settings without one.
 * @throws ConnectorError `invalid_fixture` for a required setting that needs an example in its manifest
 */
export function exampleConfig({ manifest: { config } }: Plan): Record<string, Json> {
  const fields = propertiesOf(config)
  const required = (config.required ?? []) as string[]
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, Json][] => {
      const value = exampleOf(`config.${name}`, field, TEXTS, required.includes(name))
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Texts that suit the usual patterns and formats: names, hosts, addresses, numbers, codes, dates. */
const TEXTS = [
  'example',
  'EXAMPLE',
  'example.com',
  'https://example.com',
  'user@example.com',
  '1',
  '1000000001',
  'v1',
  'us',
  'US',
  'en-US',
  'example-1',
  'act_1',
  '2026-01-01',
  '2026-01-01T00:00:00Z',
  '00000000-0000-4000-8000-000000000001',
  '0123456789abcdef0123456789abcdef',
]
const NUMBERS = [1, 0, 10, 100, 1000, 0.5]

/**
 * A field's example or default, else the first candidate that fits. @param place in the manifest, for messages:
 * `config.region`
 */
function exampleOf(place: string, field: JsonSchema, texts: readonly string[], isRequired = true): Json | undefined {
  const { examples, default: fallback, enum: values, minimum } = field
  const said = [examples, fallback, values].flat().find((value) => value !== undefined && value !== null)
  if (said !== undefined) return said
  if (isPlainText(field)) return texts[0]
  const fits = compileFieldCheck(field, { useDefaults: false })
  const candidates: Json[] = [...texts, ...NUMBERS, ...(minimum === undefined ? [] : [minimum]), true, [], {}]
  const found = candidates.find((value) => fits(value).length === 0)
  if (found !== undefined || !isRequired) return found
  const message = `${place} needs examples: no common value fits its pattern or limits`
  throw new ConnectorError('invalid_fixture', `Cannot make a sample call: ${message}`, {
    hint: `Add "examples" with one valid value to ${place} in the manifest.`,
    errors: [{ field: place, message, error_code: 'no_example' }],
  })
}

/** Says whether any text will do: the usual case, which needs no check. */
function isPlainText(field: JsonSchema): boolean {
  return (
    Object.keys(field).every((key) => ['type', 'title', 'description', 'secret'].includes(key)) &&
    field.type === 'string'
  )
}
