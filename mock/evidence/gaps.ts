/** What only evidence can show, and no fixture does. */
import { compileErrorRule } from 'plugboard/author'
import type { Plan, ResolvedOperation } from 'plugboard/runtime'
import type { Fixture } from '../fixture.ts'

/** Everything that has to be there and is not, as sentences. */
export function gapsOf({ manifest: { operations } }: Plan, fixtures: readonly Fixture[]): string[] {
  const all = Object.entries(operations).map(([id, operation]) => ({
    id,
    operation,
    fixtures: fixturesOf(id, fixtures),
  }))
  return errorRuleGaps(all)
}

/** An operation with its own fixtures. */
interface ShownOperation {
  readonly id: string
  readonly operation: ResolvedOperation
  readonly fixtures: readonly Fixture[]
}

/** The fixtures that call an operation. */
export function fixturesOf(id: string, fixtures: readonly Fixture[]): readonly Fixture[] {
  return fixtures.filter(({ call }) => `${call.entity}.${call.action}` === id)
}

type ErrorRule = ResolvedOperation['errors']['rules'][number]

/** The error rules that decide no answer of any fixture. */
function errorRuleGaps(all: readonly ShownOperation[]): string[] {
  const rules = new Map<string, ErrorRule>()
  const shown = new Set<string>()
  for (const { operation, fixtures } of all) {
    for (const rule of operation.errors.rules) rules.set(JSON.stringify(rule), rule)
    for (const { response } of fixtures.flatMap(({ exchanges }) => exchanges)) {
      const rule = operation.errors.rules.find((candidate) => isDecisive(candidate, response))
      if (rule) shown.add(JSON.stringify(rule))
    }
  }
  return [...rules].filter(([key]) => !shown.has(key)).map(([, rule]) => `error rule ${ruleText(rule)} has no fixture`)
}

function isDecisive(rule: ErrorRule, { status, headers, body }: Fixture['exchanges'][number]['response']): boolean {
  const values = new Map(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]))
  return compileErrorRule(rule).matches(status, { body, header: (name) => values.get(name) ?? null })
}

/** `404 with NOT_THERE as not_found` */
function ruleText({ status, is, as }: ErrorRule): string {
  const marks = [...(status ? [status.join(', ')] : []), ...(is ? [`with ${is.map(String).join(', ')}`] : [])]
  return [...marks, `as ${as}`].join(' ')
}
