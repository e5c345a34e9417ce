import type { ChangeClass } from './model/change.ts'

/** Advice on the version for the changes. */
export interface VersionAdvice {
  readonly before: string
  readonly after: string
  /** The least version that shows callers what changed. */
  readonly suggested: string
  /** Whether the new manifest's version is at least that. */
  readonly isRaised: boolean
}

/** Advises a version for changes, by semantic versioning. Before 1.0.0, breaking changes raise the second number. */
export function adviseVersion(before: string, after: string, classes: ReadonlySet<ChangeClass>): VersionAdvice {
  const [major, minor, patch] = numbersOf(before)
  const suggested = classes.has('breaking')
    ? major === 0
      ? [0, minor + 1, 0]
      : [major + 1, 0, 0]
    : classes.has('additive')
      ? [major, minor + 1, 0]
      : [major, minor, patch + (classes.has('wire') || classes.has('internal') ? 1 : 0)]
  return {
    before,
    after,
    suggested: suggested.join('.'),
    isRaised: compare(numbersOf(after), suggested) >= 0,
  }
}

/** Returns the part before any `-` or `+`. */
function numbersOf(version: string): [major: number, minor: number, patch: number] {
  const [numbers = ''] = version.split(/[-+]/)
  const [major = 0, minor = 0, patch = 0] = numbers.split('.').map(Number)
  return [major, minor, patch]
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((number, index) => number - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}
