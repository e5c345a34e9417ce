/** The form of an operation's params, made from their schema, and what a form gives. */
import { isObject, type Json, paramsContract, tryParseJson } from 'plugboard/internal'
import { ConnectorError, type JsonObject, type Operation } from 'plugboard/runtime'
import { type Html, html } from '../../../ground/base/index.ts'

/** How a param is entered. */
type Entry = 'text' | 'number' | 'yes or no' | 'choice' | 'json'

/** A param of a form. */
export interface ParamField {
  readonly name: string
  readonly entry: Entry
  readonly choices: readonly string[]
  readonly isRequired: boolean
  readonly description: string
}

/** Names of params in a form, so that no param has the name of another field. */
const PREFIX = 'param.'

/** The params of an operation, required ones first. */
export function paramFields({ resolved }: Operation): ParamField[] {
  const { properties = {}, required = [] } = paramsContract(resolved) as {
    readonly properties?: Readonly<Record<string, Json>>
    readonly required?: readonly string[]
  }
  const fields = Object.entries(properties).map(([name, schema]): ParamField => {
    const choices = choicesOf(schema)
    return {
      name,
      entry: choices.length > 0 ? 'choice' : entryOf(schema),
      choices,
      isRequired: required.includes(name),
      description: isObject(schema) && typeof schema.description === 'string' ? schema.description : '',
    }
  })
  return fields.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
}

function choicesOf(schema: Json): string[] {
  const all = isObject(schema) && Array.isArray(schema.enum) ? schema.enum : []
  return all.flatMap((one: unknown) => (typeof one === 'string' ? [one] : []))
}

function entryOf(schema: Json): Entry {
  const type = isObject(schema) ? schema.type : undefined
  if (type === 'string') return 'text'
  if (type === 'integer' || type === 'number') return 'number'
  return type === 'boolean' ? 'yes or no' : 'json'
}

/** The inputs of params, with what was entered before. */
export function paramInputs(fields: readonly ParamField[], given: URLSearchParams): Html {
  return html`${fields.map((field) => {
    const label = `${field.name}${field.isRequired ? ' (required)' : ''}`
    return html`<label
      >${label} ${inputOf(field, given.get(PREFIX + field.name) ?? '')}<small>${field.description}</small></label
    >`
  })}`
}

function inputOf({ name, entry, choices, isRequired }: ParamField, value: string): Html {
  const id = PREFIX + name
  const must = isRequired ? html` required` : html``
  if (entry === 'json')
    return html`<textarea name="${id}" rows="2" spellcheck="false" placeholder="JSON" ${must}>${value}</textarea>`
  if (entry === 'text' || entry === 'number')
    return html`<input name="${id}" value="${value}" autocomplete="off" spellcheck="false" ${must} />`
  return html`<select name="${id}" ${must}>
    <option value=""></option>
    ${(entry === 'choice' ? choices : ['true', 'false']).map(
      (one) => html`<option value="${one}" ${one === value ? html`selected` : html``}>${one}</option>`,
    )}
  </select>`
}

/** The params of a form: of its fields, or of `params` as JSON. @throws ConnectorError `invalid_params` for text that is no JSON */
export function paramsIn(fields: readonly ParamField[], form: URLSearchParams): JsonObject {
  const whole = form.get('params') ?? ''
  const given = whole === '' ? {} : parsed('params', whole)
  if (!isObject(given)) throw unreadable('params', 'must be a JSON object')
  const entered = fields.flatMap(({ name, entry }): [string, Json][] => {
    const value = form.get(PREFIX + name) ?? ''
    if (value === '') return []
    if (entry === 'text' || entry === 'choice') return [[name, value]]
    return [[name, parsed(name, value)]]
  })
  return { ...given, ...Object.fromEntries(entered) }
}

function parsed(name: string, text: string): Json {
  const value = tryParseJson(text)
  if (value === undefined) throw unreadable(name, 'must be JSON')
  return value as Json
}

function unreadable(field: string, message: string): ConnectorError {
  return new ConnectorError('invalid_params', `Cannot read ${field}: it ${message}`, {
    hint: 'Write numbers, lists and objects as JSON does: 10, ["a", "b"], {"name": "Ada"}.',
    errors: [{ field, message, error_code: 'json' }],
    sent: false,
  })
}
