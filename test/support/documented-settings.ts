/** Settings as the documentation shows them, for a server that a test starts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { ROOT } from './root.ts'

/**
 * The settings of the one example of a page that has a text, as `name=value` pairs.
 * @param values replace values of the example, by name
 */
export function documentedSettings(page: string, has: string, values: Readonly<Record<string, string>>): string[] {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8')
  const [example, other] = [...text.matchAll(/^```yaml\n([^`]*?)^```/gm)].flatMap(([, body = '']) =>
    body.includes(has) ? [body] : [],
  )
  if (example === undefined || other !== undefined) throw new Error(`docs/${page} has not one example with ${has}`)
  const shown = new Map(leavesOf('', parse(example)))
  const unknown = Object.keys(values).filter((name) => !shown.has(name))
  if (unknown.length > 0) throw new Error(`the example in docs/${page} does not have ${unknown.join(', ')}`)
  return [...new Map([...shown, ...Object.entries(values)])].map(([name, value]) => `${name}=${value}`)
}

function leavesOf(prefix: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[prefix, String(value)]]
  return Object.entries(value).flatMap(([key, item]) => leavesOf(prefix === '' ? key : `${prefix}.${key}`, item))
}
