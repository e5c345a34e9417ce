/**
 * A second try without a model: it reads the error of a wrong call as text, and knows nothing of the systems. It takes a call that the hint
 * writes out, else the corrections that the sentences of the fields name.
 */
import { isObject, type Json, type JsonObject, tryParseJson } from '../../runtime/base/json.ts'
import type { ToolOutput } from '../../client/agent/operations/index.ts'

/** A call of a tool: its name and its arguments. */
export type ToolCall = JsonObject

interface ReadError {
  readonly message: string
  readonly hint?: string
  readonly errors?: readonly { readonly field: string; readonly message: string; readonly error_code: string }[]
}

/**
 * The call that an error leads to. Undefined where it names nothing to change.
 * @param known what the request of the person says, by the names of params
 */
export function secondTry(
  first: ToolCall,
  { error, notice }: ToolOutput,
  known: JsonObject = {},
): ToolCall | undefined {
  const said = (error ?? { message: notice ?? '' }) as unknown as ReadError
  const written = callIn(said.hint) ?? callIn(said.message)
  if (written) return written
  const call = structuredClone(first)
  const moved = /^Send the same arguments to (\w+)\./.exec(said.hint ?? '')?.[1]
  if (moved !== undefined) return { ...call, tool: moved }
  if (said.errors) for (const one of said.errors) correct(call, one, known)
  else renamed(call, said.message)
  return JSON.stringify(call) === JSON.stringify(first) ? undefined : call
}

/** A call that a sentence writes out: "Call execute_read with {…}." */
function callIn(text = ''): ToolCall | undefined {
  const [, tool, json] = /\bCall (\w+) with (\{.*\})\./.exec(text) ?? []
  const input = json === undefined ? undefined : tryParseJson(json)
  return isObject(input) ? ({ tool, ...input } as ToolCall) : undefined
}

/** "Cannot find entity "issue" in linear. Did you mean "issues"?": the wrong word, wherever the arguments have it, and the right one. */
function renamed(call: ToolCall, message: string): void {
  for (const [, wrong, right] of message.matchAll(/"([^"]+)"[^"]*\bDid you mean "([^"]+)"\?/g)) {
    for (const [name, value] of Object.entries(call)) {
      if (value === wrong) call[name] = right as string
      if (Array.isArray(value)) call[name] = value.map((one) => (one === wrong ? (right as string) : one))
    }
  }
}

/** Changes a call by the sentence of one field. */
function correct(
  call: ToolCall,
  { field, message, error_code }: NonNullable<ReadError['errors']>[number],
  known: JsonObject,
): void {
  const path = field.split('.')
  const name = path.at(-1) ?? ''
  const inside = path.slice(0, -1)
  const value = valueIn(call, path)
  const near = /\bDid you mean "([^"]+)"\?/.exec(message)?.[1]
  const holder = /\bis a field of (\w+)/.exec(message)?.[1] ?? /\bbelongs in (\w+)/.exec(message)?.[1]
  const example = exampleIn(message)
  if (
    near !== undefined &&
    (error_code === 'unknown_param' || error_code === 'additionalProperties' || error_code === 'own')
  ) {
    remove(call, path)
    set(call, [...inside, near], value)
  } else if (near !== undefined) set(call, path, near)
  else if (holder !== undefined) {
    remove(call, path)
    const within = isObject(example) && holder in example ? (example[holder] as Json) : undefined
    set(call, [...inside, holder, ...(within === undefined ? [name] : [])], within ?? value)
  } else if (example !== undefined) set(call, path, example)
  else if (error_code === 'needs' || error_code === 'require' || error_code === 'required')
    addKnown(call, message, name, known)
  else if (message.startsWith('must be array') && value !== undefined) set(call, path, [value])
  else if (message.startsWith('must be string')) set(call, path, [value].flat().join(','))
}

function addKnown(call: ToolCall, message: string, name: string, known: JsonObject): void {
  for (const [param, value] of Object.entries(known))
    if (param === name || message.split(/[^\w]+/).includes(param)) set(call, ['params', param], value)
}

/** The first JSON value, date or time that follows "such as". */
function exampleIn(message: string): Json | undefined {
  const text = /\bsuch as (.+)$/.exec(message)?.[1]
  if (text === undefined) return undefined
  const [date] = /^\d{4}-\d\d-\d\d(?:T[\d:]+Z)?/.exec(text) ?? []
  if (date !== undefined) return date
  for (let end = text.length; end > 0; end--) {
    const value = tryParseJson(text.slice(0, end))
    if (value !== undefined) return value as Json
  }
  return undefined
}

function valueIn(call: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (inner, name) => (Array.isArray(inner) ? inner[Number(name)] : isObject(inner) ? inner[name] : undefined),
    call,
  )
}

function set(call: ToolCall, path: readonly string[], value: Json | undefined): void {
  if (value === undefined) return
  let inner: JsonObject | Json[] = call
  for (const name of path.slice(0, -1)) {
    const next: Json | undefined = (inner as JsonObject)[name]
    if (typeof next === 'object' && next !== null) inner = next
    else inner = (inner as JsonObject)[name] = {}
  }
  ;(inner as JsonObject)[path.at(-1) ?? ''] = value
}

function remove(call: ToolCall, path: readonly string[]): void {
  const holder = valueIn(call, path.slice(0, -1))
  if (isObject(holder)) delete (holder as Record<string, unknown>)[path.at(-1) ?? '']
}
