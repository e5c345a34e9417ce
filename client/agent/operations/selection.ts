/** Selects the operations that become tools: by name, by entity, by glob. */
import { ConnectorError } from '../../../runtime/base/errors.ts'
import { didYouMean, matchesGlob, quoted } from '../../../runtime/base/names.ts'
import type { OperationInfo } from '../../base/engine.ts'

/** Selects operations. */
export interface ToolSelection<N extends string = string> {
  /** Operations such as `customers.list`, entities such as `customers`, or globs such as `*.list`. All by default. */
  readonly only?: readonly N[]
  /** Operations, entities or globs to leave out. */
  readonly except?: readonly N[]
  /** Whether to select only operations that change nothing. */
  readonly readOnly?: boolean
}

/**
 * The selected operations, in the kind's order.
 * @throws ConnectorError `unsupported_action` for a name or glob without a match, with the nearest name, and for a writing operation
 * named beside `readOnly`
 */
export function chosen(
  operations: readonly OperationInfo[],
  { only = ['*'], except = [], readOnly = false }: ToolSelection,
  kind: string,
): readonly OperationInfo[] {
  const wanted = matching(operations, only, kind)
  const refused = matching(operations, except, kind)
  return operations.filter((operation) => {
    if (!wanted.has(operation) || refused.has(operation)) return false
    if (!readOnly || operation.effect === 'read') return true
    if (only.includes(idOf(operation)))
      throw new ConnectorError(
        'unsupported_action',
        `Cannot create a tool for ${quoted(idOf(operation))} of ${kind}: it writes, and readOnly is set`,
      )
    return false
  })
}

function matching(
  operations: readonly OperationInfo[],
  patterns: readonly string[],
  kind: string,
): ReadonlySet<OperationInfo> {
  return new Set(
    patterns.flatMap((pattern) => {
      const found = operations.filter(matcher(pattern))
      if (found.length === 0 && pattern !== '*') throw nothing(pattern, operations, kind)
      return found
    }),
  )
}

function matcher(pattern: string): (operation: OperationInfo) => boolean {
  return (operation) => operation.entity === pattern || matchesGlob(idOf(operation), pattern)
}

function nothing(pattern: string, operations: readonly OperationInfo[], kind: string): ConnectorError {
  const names = new Set(operations.flatMap((operation) => [idOf(operation), operation.entity]))
  return new ConnectorError(
    'unsupported_action',
    `Cannot create a tool for ${quoted(pattern)} of ${kind}: no such operation.${didYouMean(pattern, names)}`,
  )
}

function idOf({ entity, action }: OperationInfo): string {
  return `${entity}.${action}`
}
