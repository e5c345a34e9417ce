import { isObject, own, pointer, pointerKeys } from '../../../base/json.ts'
import { didYouMean, quoted } from '../../../base/names.ts'
import { endingsIn, type WrittenEnding } from '../../resolve/endings.ts'
import { type ManifestRule, paramsOf, type RuleContext } from '../rule.ts'

/** The successor of an ending part exists, and does not end itself. */
export const sunsetSuccessor: ManifestRule = {
  name: 'sunset-successor',
  check(context) {
    for (const written of endingsIn(context.manifest)) {
      const message = successorProblem(written, context)
      if (message === undefined) continue
      context.report({ rule: 'sunset-successor', pointer: pointer(written.at, 'sunset', 'use'), message })
    }
  },
}

function successorProblem({ at, beside, ending }: WrittenEnding, { resolved }: RuleContext): string | undefined {
  const { use, part } = ending
  if (use === undefined) return undefined
  const keys = pointerKeys(at)
  const operation = own(resolved.operations, keys.slice(1, 3).join('.'))
  const params = keys.length === 5 && operation ? paramsOf(operation) : {}
  const { [keys.at(-1) ?? '']: _, ...others } = { ...params, ...beside }
  const parts = keys[0] === 'auth' ? others : { ...resolved.operations, ...others }
  const found = own(parts, use)
  if (found === undefined)
    return `Cannot find ${quoted(use)}, which ${part} names as its successor.${didYouMean(use, Object.keys(parts))}`
  return ends(found) ? `${quoted(use)} ends as well` : undefined
}

function ends(part: unknown): boolean {
  return isObject(part) && (part.sunset !== undefined || part.deprecated === true)
}
