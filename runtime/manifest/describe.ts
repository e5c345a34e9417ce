/** Describes faults of the language's schema in an author's words: one problem a mistake, without those of branches not meant. */
import {
  at as valueAt,
  isObject,
  type Json,
  type JsonSchema,
  pathsTo,
  pointer as join,
  RESERVED_NAMES,
} from '../base/json.ts'
import { didYouMean, nearest, quoted } from '../base/names.ts'
import type { SchemaFault } from '../language/schema.ts'
import { MAX_PROBLEMS, type RuleProblem } from './source/problems.ts'
import { enumerate, patternWords, mapName, shown, typeWords, valueName } from './words.ts'

/** Returns the problems of a manifest for faults of the schema, each mistake once. */
export function* describeProblems(faults: readonly SchemaFault[], value: Json): Generator<RuleProblem> {
  const choices = new Map<string, SchemaFault[]>()
  for (const { keyword, pointer } of faults) if (keyword === 'anyOf') choices.set(pointer, [])
  const context = {
    value,
    choices,
    meant: misspelt(faults),
    incomplete: new Set(faults.filter(({ keyword }) => keyword === 'required').map(({ pointer }) => pointer)),
  }
  const decided = new Set<string>()
  for (const fault of faults) {
    const tried = rulesOutBranch(fault) ? choices.get(fault.pointer) : undefined
    if (tried) tried.push(fault)
    else if (!isEcho(fault, context)) {
      for (const path of pathsTo(fault.pointer)) decided.add(path)
      yield describe(fault, valueAt(value, fault.pointer) as Json)
    }
  }
  for (const [pointer, tried] of choices)
    if (!decided.has(pointer))
      yield mismatch(pointer, [...new Set(tried.flatMap(expectation))], valueAt(value, pointer) as Json)
}

/** Whether the value's type or constant excludes a branch, so that its faults reveal nothing about the others. */
function rulesOutBranch({ keyword }: SchemaFault): boolean {
  return keyword === 'type' || keyword === 'const'
}

/** Returns the pointers of required keys that were misspelled: one for each unknown key. */
function misspelt(faults: readonly SchemaFault[]): Set<string> {
  const unknown = faults.filter(({ keyword }) => keyword === 'additionalProperties')
  return new Set(
    unknown.slice(0, MAX_PROBLEMS).flatMap(({ pointer, params, schema }) => {
      const near = nearest(String(params.additionalProperty), keysOf(schema as JsonSchema))
      return near === undefined ? [] : [join(pointer, near)]
    }),
  )
}

/** Facts about all faults of a document. */
interface FaultContext {
  readonly value: Json
  /** Pointers of values with a choice of schemas. */
  readonly choices: ReadonlyMap<string, unknown>
  /** Pointers of maps that lack a key. */
  readonly incomplete: ReadonlySet<string>
  readonly meant: ReadonlySet<string>
}

/** Whether a fault repeats another one, or a problem of the rule `reserved-name`. */
function isEcho(
  { keyword, pointer, params }: SchemaFault,
  { value, choices, incomplete, meant }: FaultContext,
): boolean {
  switch (keyword) {
    case 'anyOf':
      return true
    case 'required':
      return meant.has(join(pointer, String(params.missingProperty)))
    case 'additionalProperties':
      return RESERVED_NAMES.has(String(params.additionalProperty))
    case 'discriminator':
      return incomplete.has(pointer)
    case 'enum':
      // Of a choice between a word and a map, the faults of the map are more precise.
      return isObject(valueAt(value, pointer)) && choices.has(pointer)
    case 'pattern':
    case 'minLength':
    case 'maxLength':
      // The fault of a key, which `propertyNames` reports.
      return isObject(valueAt(value, pointer))
    default:
      return false
  }
}

/** Describes one fault, at the key or value to change. */
function describe({ keyword, pointer, params, message, schema: holder }: SchemaFault, actual: Json): RuleProblem {
  const schema = holder as JsonSchema
  const name = valueName(pointer)
  const say = (text: string, more: Partial<RuleProblem> = {}): RuleProblem => ({
    rule: keyword,
    pointer,
    message: text,
    ...more,
  })
  switch (keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty)
      const text = `Unknown key ${quoted(key)} in ${mapName(schema, pointer)}${suggestKey(key, keysOf(schema))}`
      return say(text, { pointer: join(pointer, key), on: 'key' })
    }
    case 'required':
      return say(
        `Missing key "${String(params.missingProperty)}" in ${mapName(schema, pointer)}${whyNeeded(params.missingProperty)}`,
        { on: 'key' },
      )
    case 'propertyNames': {
      const key = String(params.propertyName)
      const expected = patternWords((schema.propertyNames as JsonSchema).pattern) ?? 'a name of 1 to 100 characters'
      const text = `Cannot use ${quoted(key)} as a name in ${name}: expected ${expected}`
      return say(text, { pointer: join(pointer, key), on: 'key' })
    }
    case 'discriminator': {
      const tag = String(params.tag)
      const branches = schema.oneOf as { properties: Record<string, { const: string }> }[]
      const words = branches.flatMap(({ properties }) => properties[tag]?.const ?? [])
      const ofType = valueName(pointer) === 'verify' ? 'type of proof' : 'auth type'
      const what = tag === 'style' ? 'pagination style' : ofType
      return say(unknownWord(what, params.tagValue as Json, words), { pointer: join(pointer, tag) })
    }
    case 'enum':
      return say(unknownWord(name, actual, params.allowedValues as Json[]))
    case 'type':
    case 'const':
      return mismatch(pointer, expectation({ keyword, params }), actual)
    case 'pattern':
      return say(`Cannot use ${shown(actual)} as ${name}: expected ${patternWords(params.pattern)}`)
    case 'format':
      return say(`Cannot use ${shown(actual)} as ${name}: expected ${formatWords(String(params.format))}`)
    default:
      return say(`Cannot use ${shown(actual)} as ${name}: it ${message.replace('NOT', 'not')}`)
  }
}

function formatWords(format: string): string {
  return format === 'date' ? 'a date, such as 2026-11-20' : `a ${format.toUpperCase()}`
}

function expectation({ keyword, params }: Pick<SchemaFault, 'keyword' | 'params'>): string[] {
  return keyword === 'const' ? [shown(params.allowedValue as Json)] : typeWords(params.type)
}

function mismatch(pointer: string, expected: readonly string[], actual: Json): RuleProblem {
  const isUnquoted = expected.includes('text') && typeof actual !== 'string'
  const hint = isUnquoted ? '; quote text that YAML would read as another type' : ''
  const message = `Cannot use ${shown(actual)} as ${valueName(pointer)}: expected ${enumerate(expected)}${hint}`
  return { rule: 'type', pointer, message }
}

/** Words for keys whose names do not explain what to write. */
const NEEDED: Readonly<Record<string, string>> = {
  effect: ": an additional action must state its effect on the vendor's data",
  auth: '. Without credentials, write auth: {public: {type: none, title: Without an account}}',
  check: ': name a cheap read without required params',
}

/** Returns what to write for a missing key. */
function whyNeeded(key: unknown): string {
  return NEEDED[String(key)] ?? ''
}

function keysOf(schema: JsonSchema): string[] {
  return Object.keys((schema.properties ?? {}) as object)
}

function suggestKey(key: string, known: readonly string[]): string {
  const suggestion = didYouMean(key, known)
  if (suggestion) return `.${suggestion}`
  return known.length <= 10 ? `: expected ${enumerate(known)}` : ''
}

function unknownWord(name: string, actual: Json, allowed: readonly Json[]): string {
  const words = allowed.map(String)
  const suggestion = didYouMean(String(actual), words)
  return `Unknown ${name} ${shown(actual)}: expected ${enumerate(words)}${suggestion && `.${suggestion}`}`
}
