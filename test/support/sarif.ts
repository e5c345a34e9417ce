/**
 * The members of a SARIF 2.1.0 log that our logs have, with what the specification requires of each (sections 3.13 to 3.52). The
 * whole schema is published at https://docs.oasis-open.org/sarif/sarif/v2.1.0/; no package of npm that we use carries it.
 */
import { compileSchema } from '../../runtime/doors/author.ts'
import type { JsonSchema } from '../../runtime/index.ts'

const TEXT: JsonSchema = { type: 'string', minLength: 1 }

/** An object with these members and no others. */
function members(required: Record<string, JsonSchema>, optional: Record<string, JsonSchema> = {}): JsonSchema {
  const properties = { ...required, ...optional }
  return { type: 'object', properties, required: Object.keys(required), additionalProperties: false }
}

const MESSAGE = members({ text: TEXT })
const REGION = members(
  { startLine: { type: 'integer', minimum: 1 } },
  { startColumn: { type: 'integer', minimum: 1 }, endColumn: { type: 'integer', minimum: 1 } },
)
const URI: JsonSchema = { type: 'string', pattern: "^(file:///)?[A-Za-z0-9._~!$&'()*+,;=@/%-]+$" }
const PHYSICAL = members({ artifactLocation: members({ uri: URI }), region: REGION })
const LOCATION = members({ physicalLocation: PHYSICAL }, { id: { type: 'integer', minimum: 0 } })
const RULE = members({ id: TEXT, name: TEXT, shortDescription: MESSAGE })
const RESULT = members(
  {
    ruleId: TEXT,
    ruleIndex: { type: 'integer', minimum: 0 },
    level: { enum: ['none', 'note', 'warning', 'error'] },
    message: MESSAGE,
    locations: { type: 'array', items: LOCATION, minItems: 1 },
  },
  { relatedLocations: { type: 'array', items: LOCATION, uniqueItems: true } },
)
const RUN = members({
  tool: members({ driver: members({ name: TEXT, rules: { type: 'array', items: RULE, uniqueItems: true } }) }),
  columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
  results: { type: 'array', items: RESULT },
})
const LOG = members(
  { version: { const: '2.1.0' }, runs: { type: 'array', items: RUN } },
  { $schema: { type: 'string', pattern: '^https://' } },
)

const check = compileSchema(LOG)

/** One finding of a log. */
export interface SarifResult {
  readonly ruleId: string
  readonly ruleIndex: number
  readonly level: string
  readonly message: { readonly text: string }
  readonly locations: readonly SarifLocation[]
  readonly relatedLocations?: readonly SarifLocation[]
}

/** Where a finding is. */
export interface SarifLocation {
  readonly physicalLocation: {
    readonly artifactLocation: { readonly uri: string }
    readonly region: { readonly startLine: number }
  }
}

/** The findings of a log. @throws Error for a log that the specification does not allow */
export function sarifResults(text: string): readonly SarifResult[] {
  const log = JSON.parse(text) as {
    runs: { tool: { driver: { rules: { id: string }[] } }; results: SarifResult[] }[]
  }
  const faults = check(log as never).map(({ pointer, keyword }) => `${pointer} ${keyword}`)
  const { tool, results } = log.runs[0] ?? { tool: { driver: { rules: [] } }, results: [] }
  const misnumbered = results.filter(({ ruleId, ruleIndex }) => tool.driver.rules[ruleIndex]?.id !== ruleId)
  if (faults.length + misnumbered.length > 0)
    throw new Error(
      `No SARIF log: ${[...faults, ...misnumbered.map(({ ruleId }) => `${ruleId} is misnumbered`)].join(', ')}`,
    )
  return results
}

/** `definitions/acme.yaml:4` of a location. */
export function sarifLocationText({ physicalLocation: { artifactLocation, region } }: SarifLocation): string {
  return `${artifactLocation.uri}:${region.startLine}`
}
