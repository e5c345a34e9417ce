/** Types and helpers of a comparison of two manifests. */
import type { ValidManifest } from 'plugboard/author'
import { sortedJson } from '../../../mock/index.ts'
import type { ResolvedOperation } from 'plugboard/runtime'

/**
 * Classes of changes, the gravest first. `breaking` can break callers. `wire` changes requests or the reading of responses, which
 * callers notice if it is wrong. `additive` adds something. `internal` has no visible effect.
 */
export const CHANGE_CLASSES = ['breaking', 'wire', 'additive', 'internal'] as const
/** Class of a change. */
export type ChangeClass = (typeof CHANGE_CLASSES)[number]

/** A finding of a rule. */
export interface DiffFinding {
  /** The rest of a sentence after the operation's or kind's name, without its period; names and values in backticks. */
  readonly message: string
  /** JSON pointer into the operation, or into the manifest. */
  readonly at: string
  /** The target of the pointer. Defaults to the operation for rules of operations. */
  readonly in?: 'operation' | 'manifest'
  /** The manifest that shows it. Defaults to the new one. */
  readonly side?: 'old' | 'new'
}

/** The two sides of a comparison. */
export interface ManifestPair<T> {
  readonly before: T
  readonly after: T
}

/** A rule for a part of both manifests. */
export interface DiffRule<T> {
  readonly name: string
  readonly class: ChangeClass
  readonly find: (pair: ManifestPair<T>) => readonly DiffFinding[]
}

/** An operation with its manifest. */
export interface OperationSide {
  readonly id: string
  readonly operation: ResolvedOperation
  readonly manifest: ValidManifest['resolved']
}

/** Whether two values are equal, ignoring the order of keys. */
export function isSame(before: unknown, after: unknown): boolean {
  return sortedJson(before) === sortedJson(after)
}

/** Returns text as code in Markdown. */
export function codeText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return `\`${text.replaceAll(/\s+/g, ' ').replaceAll('`', "'")}\``
}

/** Names as code, separated by commas. */
export function codes(values: readonly unknown[]): string {
  return values.map(codeText).join(', ')
}

/** Values of the first list that the second lacks, whatever their type. */
export function missingFrom<T>(values: readonly T[], others: readonly T[]): T[] {
  const known = new Set(others.map(sortedJson))
  return values.filter((value) => !known.has(sortedJson(value)))
}
