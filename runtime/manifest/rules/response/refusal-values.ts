import { pointer } from '../../../base/json.ts'
import { levelsOf, type ManifestRule } from '../rule.ts'

/** A rule of refusals compares one location with the values of a refusal, or with those of success. */
export const refusalValues: ManifestRule = {
  name: 'refusal-values',
  check({ manifest, report }) {
    for (const { at, source } of levelsOf(manifest))
      for (const [index, rule] of (source.errors?.rules ?? []).entries()) {
        const say = (key: 'is' | 'not', message: string) =>
          report({ rule: 'refusal-values', pointer: pointer(at, 'errors', 'rules', index, key), message, on: 'key' })
        if (rule.is !== undefined && rule.not !== undefined)
          say('not', '"is" has the values of a refusal, "not" those of success: write one of them')
        for (const key of ['is', 'not'] as const)
          if (rule[key] !== undefined && rule.at === undefined)
            say(key, `"${key}" compares the value at a location: add "at"`)
      }
  },
}
