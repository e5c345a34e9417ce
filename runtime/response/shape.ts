/** Records made of what a response has in their place: maps by key, and children below parents. */
import { isObject, type Json, own } from '../base/json.ts'
import type { RecordShape } from '../manifest/index.ts'

/** A function that makes records of a value; what it cannot read stays as it is, for the reader to refuse. */
export function compileShape({ keyedBy, flatten }: RecordShape): (value: Json | undefined) => Json | undefined {
  return (value) => {
    const list = keyedBy === undefined ? value : listOfMap(value, keyedBy)
    return flatten ? flattened(list, flatten) : list
  }
}

/** The entries of a map as a list, each with its name as a field. An empty list is an empty map in some languages. */
function listOfMap(value: Json | undefined, field: string): Json | undefined {
  if (!isObject(value)) return value
  return Object.entries(value).map(([name, entry]) => (isObject(entry) ? { ...entry, [field]: name } : entry))
}

/** The children of all parents; a parent without any has none. */
function flattened(parents: Json | undefined, { path, copy }: NonNullable<RecordShape['flatten']>): Json | undefined {
  if (!Array.isArray(parents)) return parents
  return parents.flatMap((parent) => {
    const children = path.reduce<Json | undefined>(
      (node, name) => (isObject(node) ? own(node, name) : undefined),
      parent,
    )
    if (children === undefined || children === null) return []
    if (!isObject(parent) || !Array.isArray(children)) return [children]
    const copied = Object.entries(copy).flatMap(([field, of]) =>
      Object.hasOwn(parent, of) ? [[field, parent[of]!]] : [],
    )
    return children.map((child) => (isObject(child) ? { ...child, ...Object.fromEntries(copied) } : child))
  })
}
