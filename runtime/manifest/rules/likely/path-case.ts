import type { PathParts } from '../../model/resolved.ts'
import { eachOperation, type ManifestRule } from '../rule.ts'

/** Minimum number of words in paths for a usual case. */
const FEW = 10

/** Vendors write a word of their paths in one case. Another case is a slip, and returns 404. */
export const pathCase: ManifestRule = {
  name: 'path-case',
  severity: 'warning',
  check(context) {
    const slips = slipsIn(Object.values(context.resolved.operations).map(({ path }) => path))
    eachOperation(context, 'path-case', ({ path }, reportAt) => {
      for (const word of wordsOf(path)) {
        const usual = slips.get(word)
        const message = `The path has "${word}", and by the others it would be "${usual}": which is the vendor's?`
        if (usual !== undefined) reportAt('/request', message)
      }
    })
  },
}

/** Returns words with another case, mapped to the usual one: others are at least as frequent, or it is the only capitalized word. */
function slipsIn(paths: readonly PathParts[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>()
  for (const word of paths.flatMap((path) => [...new Set(wordsOf(path))])) uses.set(word, (uses.get(word) ?? 0) + 1)
  const words = [...uses]
  const capitals = words.filter(([word]) => isCapital(word))
  const isOnly = capitals.length === 1 && words.length > FEW
  const usualOf = ([word, count]: readonly [string, number]) => {
    const other = words.find(([one, n]) => one !== word && n >= count && one.toLowerCase() === word.toLowerCase())
    return other?.[0] ?? (isOnly && isCapital(word) ? word.toLowerCase() : undefined)
  }
  const slips = new Map<string, string>()
  for (const each of words) {
    const usual = usualOf(each)
    if (usual !== undefined) slips.set(each[0], usual)
  }
  return slips
}

function wordsOf(path: PathParts): string[] {
  return path.flatMap((part) =>
    typeof part === 'string' ? part.split(/[/.:]/).filter((word) => /^[A-Za-z]{2}/.test(word)) : [],
  )
}

function isCapital(word: string): boolean {
  return /^[A-Z]/.test(word)
}
