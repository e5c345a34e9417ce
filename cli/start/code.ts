/** TypeScript for `plugboard demo` and `plugboard init`. */
import type { Json, JsonObject } from 'plugboard/internal'

/** Maximum length of a line with members. */
const WIDEST = 76
/** The beginning of a program's line with a list. */
const RECORDS = 'const records = '

/** Returns the variable of a kind: `zendeskSupport`. */
export function kindVariable(kind: string): string {
  return kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns the lines that import a kind. */
export function importsOf(kind: string): string {
  return `import { connect } from 'plugboard'\nimport ${kindVariable(kind)}Kind from 'plugboard/kinds/${kind}'`
}

/** Returns the line that connects to the sandbox. */
export function connectText(kind: string): string {
  const variable = kindVariable(kind)
  return called(`const ${variable} = await connect(${variable}Kind, `, { sandbox: true })
}

/** Returns a call: `await stripe.customers.list({ limit: 3 })`, after `before`. */
export function callText(variable: string, { entity, action, params }: CallOfCode, before = ''): string {
  const start = `${before}await ${variable}.${entity}.${action}(`
  return Object.keys(params).length === 0 ? `${start})` : called(start, params)
}

/** A call in code. */
export interface CallOfCode {
  readonly entity: string
  readonly action: string
  readonly params: JsonObject
}

function called(start: string, argument: JsonObject): string {
  return `${start}${expressionOf(argument, '', WIDEST - start.length - 1)})`
}

/** Returns a value as an expression, on one line if it fits. */
export function expressionOf(value: Json, indent = '', room = WIDEST - indent.length): string {
  const line = lineOf(value)
  if (line.length <= room || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const roomAfter = (name: string) => WIDEST - inner.length - name.length - 1
  const members = Array.isArray(value)
    ? value.map((one) => expressionOf(one, inner, roomAfter('')))
    : Object.entries(value).map(([key, one]) => {
        const name = `${nameText(key)}: `
        return `${name}${expressionOf(one, inner, roomAfter(name))}`
      })
  return `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close}`
}

function lineOf(value: Json): string {
  if (typeof value === 'string') return textOf(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`
  const members = Object.entries(value).map(([name, one]) => `${nameText(name)}: ${lineOf(one)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

function textOf(text: string): string {
  const quoted = JSON.stringify(text)
  if (text.includes("'")) return quoted
  return `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`
}

function nameText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : textOf(name)
}

/** Returns a program that reads a list. */
export function programText(kind: string, list: Omit<CallOfCode, 'action'>): string {
  const variable = kindVariable(kind)
  return [
    importsOf(kind),
    '',
    connectText(kind),
    '',
    RECORDS + allText(variable, list, '{ limit: 10 }'),
    'for await (const record of records) console.log(record)',
    '',
    `await ${variable}.$close()`,
  ].join('\n')
}

/** Returns the call for all records of a list: `stripe.customers.list.all({}, { limit: 10 })`. */
export function allText(variable: string, { entity, params }: Omit<CallOfCode, 'action'>, options: string): string {
  const start = `${variable}.${entity}.list.all(`
  const line = `${start}${expressionOf(params)}, ${options})`
  if (RECORDS.length + line.length <= WIDEST) return line
  return `${start}\n  ${expressionOf(params, '  ')},\n  ${options},\n)`
}
