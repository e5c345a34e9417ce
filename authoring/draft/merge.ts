/** Merges a newer draft into a manifest by lines, in three ways. The one host of `node-diff3`. */
import { diff3Merge } from 'node-diff3'

/** Texts of a three-way merge. */
export interface MergeSources {
  /** The manifest, with its author's work. */
  readonly own: string
  /** The draft that the manifest began as. */
  readonly base: string
  /** The draft of the newer description. */
  readonly newer: string
  /** Names of the manifest and of the newer description, for conflict markers. */
  readonly names: { readonly own: string; readonly newer: string }
}

/** A merged text. */
export interface MergedDraft {
  readonly text: string
  /** Lines at which conflicts begin, from 1. */
  readonly conflicts: readonly number[]
}

/**
 * Returns the manifest with the differences between its drafts. If its author and the vendor changed the same lines, both versions
 * are there between conflict markers, as `git merge` writes them. Comment lines never conflict: the author's stay.
 */
export function mergeDrafts({ own, base, newer, names }: MergeSources): MergedDraft {
  const lines: string[] = []
  const conflicts: number[] = []
  for (const { ok, conflict } of diff3Merge(linesOf(own), linesOf(base), linesOf(newer))) {
    if (ok) lines.push(...ok)
    else if (conflict && isSame(conflict.o, conflict.b)) lines.push(...conflict.a)
    else if (conflict) {
      conflicts.push(lines.length + 1)
      lines.push(`<<<<<<< ${names.own}`, ...conflict.a, '=======', ...conflict.b, `>>>>>>> ${names.newer}`)
    }
  }
  return { text: lines.join('\n'), conflicts }
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/)
}

/** Whether two parts of a manifest differ in comment lines only. */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  const plain = (lines: readonly string[]) => lines.filter((line) => !/^\s*(?:#|$)/.test(line)).join('\n')
  return plain(one) === plain(other)
}
