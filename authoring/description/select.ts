import { nearest } from 'plugboard/author'
import { matchesGlob } from 'plugboard/internal'
import type { ApiOperation } from './model.ts'

/** The operations that patterns select, and the patterns without a match, each with similar names. */
export interface SelectedOperations {
  readonly operations: readonly ApiOperation[]
  readonly unmatched: readonly { readonly pattern: string; readonly near: readonly string[] }[]
}

/** Selects operations by patterns such as `GET /v1/customers*`, `/v1/customers/{id}` or `POST *`; all without patterns. */
export function selectOperations(operations: readonly ApiOperation[], patterns: readonly string[]): SelectedOperations {
  if (patterns.length === 0) return { operations, unmatched: [] }
  const tests = patterns.map((pattern) => ({ pattern, isMatch: matcher(pattern) }))
  return {
    operations: operations.filter((operation) => tests.some(({ isMatch }) => isMatch(operation))),
    unmatched: tests
      .filter(({ isMatch }) => !operations.some(isMatch))
      .map(({ pattern }) => ({ pattern, near: nearTo(pattern, operations.map(operationName)) })),
  }
}

/** Names an operation: `GET /v1/customers`. */
export function operationName({ method, path }: Pick<ApiOperation, 'method' | 'path'>): string {
  return `${method} ${path}`
}

function matcher(pattern: string): (operation: ApiOperation) => boolean {
  const [, method, glob = ''] = /^\s*(?:([A-Za-z]+)\s+)?(.*?)\s*$/.exec(pattern) ?? []
  return (operation) =>
    (method === undefined || method.toUpperCase() === operation.method) && matchesGlob(operation.path, glob)
}

const FEW = 3

/** Returns the nearest name by its letters, else the names with the most common words. */
function nearTo(pattern: string, names: readonly string[]): string[] {
  const plain = pattern.replaceAll('*', '')
  const near =
    nearest(plain, names) ??
    nearest(
      plain,
      names.map((name) => name.slice(name.indexOf(' ') + 1)),
    )
  if (near !== undefined) return names.filter((name) => name === near || name.endsWith(` ${near}`)).slice(0, FEW)
  const words = plain
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
  return names
    .map((name) => ({ name, shared: words.filter((word) => name.toLowerCase().includes(word)).length }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, FEW)
    .map(({ name }) => name)
}
