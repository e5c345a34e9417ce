import { sourceLocation, type ValidManifest } from 'plugboard/author'
import { type Finding, messageOf, type OfOperation } from './base/finding.ts'

/** Returns a function that finds the pointer of a difference in the manifest. */
export function originFinder({ origins, resolved }: ValidManifest): (difference: OfOperation) => string {
  return ({ operation, part }) => {
    if (part.startsWith('#')) return part.slice(1)
    for (let at = operation + part; at.length > operation.length; at = at.slice(0, at.lastIndexOf('/'))) {
      const origin = origins.get(at)
      if (origin !== undefined) return origin + (operation + part).slice(at.length)
    }
    const { entity, action } = resolved.operations[operation] ?? {}
    return entity === undefined ? part : `/entities/${entity}/${action}`
  }
}

/** Differences of operations as findings in the order of the manifest; what several operations inherit is one. */
export function placed(valid: ValidManifest, differences: readonly OfOperation[]): Finding[] {
  const originOf = originFinder(valid)
  const groups = new Map<string, { finding: Omit<Finding, 'operations'>; operations: Set<string> }>()
  for (const difference of differences) {
    const { severity, operation } = difference
    const message = messageOf(difference)
    const location = sourceLocation(valid.document, originOf(difference), 'key')
    const key = JSON.stringify([severity, location, message])
    const finding = { severity, message, ...location }
    const group = groups.get(key) ?? { finding, operations: new Set() }
    if (operation !== '') group.operations.add(operation)
    groups.set(key, group)
  }
  return [...groups.values()]
    .map(({ finding, operations }) => ({ ...finding, operations: [...operations] }))
    .toSorted((a, b) => a.line - b.line)
}
