import { isObject, type Json } from '../base/json.ts'
import { compileTemplate, type ValueLookup } from '../language/template-value.ts'
import type { Encoding, NamedValue, Value } from '../manifest/index.ts'

/** Renders a value; undefined when one of its templates lacks a value. */
export type Render = (scope: ValueLookup) => Json | undefined

/**
 * Compiles a manifest's value. Keys of absent values are dropped. A map without keys is absent, unless `empty` keeps
 * it outside of lists.
 */
export function compileValue(value: Value, empty?: Encoding['empty']): Render {
  if ('constant' in value) return () => value.constant
  if ('template' in value) return compileTemplate(value.template)
  if ('list' in value) {
    const items = value.list.map((item) => compileValue(item))
    return (scope) => items.map((item) => item(scope)).filter((item) => item !== undefined)
  }
  const entries = Object.entries(value.map).map(([name, child]) => [name, compileValue(child, empty)] as const)
  return (scope) => {
    const map: { [key: string]: Json } = {}
    for (const [name, child] of entries) {
      const rendered = child(scope)
      if (rendered !== undefined) map[name] = rendered
    }
    return entries.length > 0 && Object.keys(map).length === 0 && empty !== 'keep' ? undefined : map
  }
}

/** An entry with a compiled value. */
export interface CompiledEntry {
  readonly name: string
  readonly render: Render
}

/** Compiles entries. */
export function compileEntries(entries: readonly NamedValue[], empty?: Encoding['empty']): CompiledEntry[] {
  return entries.map(({ name, value }) => ({ name, render: compileValue(value, empty) }))
}

/** The encoding of an entry's value: its own, or the operation's. */
export function encodingsOf(entries: readonly NamedValue[], encode: Encoding): (name: string) => Encoding {
  const own = new Map(entries.flatMap(({ name, arrays }) => (arrays ? [[name, { ...encode, arrays }] as const] : [])))
  return (name) => own.get(name) ?? encode
}

/** Renders entries by name, without absent values. */
export function renderMap(entries: readonly CompiledEntry[], scope: ValueLookup): { [key: string]: Json } {
  const map: { [key: string]: Json } = {}
  for (const { name, render } of entries) {
    const value = render(scope)
    if (value !== undefined) map[name] = isObject(value) && isObject(map[name]) ? { ...map[name], ...value } : value
  }
  return map
}
