import type { PathParts } from '../../model/resolved.ts'
import { eachOperation, type ManifestRule } from '../rule.ts'

/** Below so many words of paths, nothing is usual. */
const FEW = 10

/** Vendors write a word of their paths in one case: another one is a slip, and is not found. */
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

/** Words that others have in another case at least as often, and the only one with a capital letter -> how they would be written. */
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
