import { isObject, type Json } from '../base/json.ts'
import { compileTemplate, type ValueLookup } from '../language/template-value.ts'
import type { Encoding, NamedValue, Value } from '../manifest/index.ts'

/** Renders a value; undefined when a template in it has nothing to stand on. */
export type Render = (scope: ValueLookup) => Json | undefined

/**
 * A function that renders a value of a manifest. Keys of absent values are dropped; a map that loses all its keys is absent, but for
 * one that `empty` keeps, outside of lists.
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

/** An entry with its value compiled. */
export interface CompiledEntry {
  readonly name: string
  readonly render: Render
}

/** Entries with their values compiled. */
export function compileEntries(entries: readonly NamedValue[], empty?: Encoding['empty']): CompiledEntry[] {
  return entries.map(({ name, value }) => ({ name, render: compileValue(value, empty) }))
}

/** How the value of each name is written: as its entry says, else as the operation. */
export function encodingsOf(entries: readonly NamedValue[], encode: Encoding): (name: string) => Encoding {
  const own = new Map(entries.flatMap(({ name, arrays }) => (arrays ? [[name, { ...encode, arrays }] as const] : [])))
  return (name) => own.get(name) ?? encode
}

/** The entries' values by name, absent ones left out. */
export function renderMap(entries: readonly CompiledEntry[], scope: ValueLookup): { [key: string]: Json } {
  const map: { [key: string]: Json } = {}
  for (const { name, render } of entries) {
    const value = render(scope)
    if (value !== undefined) map[name] = isObject(value) && isObject(map[name]) ? { ...map[name], ...value } : value
  }
  return map
}
