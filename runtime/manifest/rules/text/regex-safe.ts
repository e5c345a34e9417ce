import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'
import { eachField, eachForm } from './fields.ts'
import { regexHazard } from './regex-hazard.ts'

/** No text may make a pattern slow: it runs on any text that a caller sends. */
export const regexSafe: ManifestRule = {
  name: 'regex-safe',
  check({ manifest, report }) {
    const look = (pattern: unknown, at: string, key = 'pattern') => {
      const hazard = typeof pattern === 'string' ? regexHazard(pattern) : undefined
      if (hazard) report({ rule: 'regex-safe', pointer: pointer(at, key), ...hazard })
    }
    eachField(manifest, ({ pattern, twice }, at) => {
      look(pattern, at)
      look(twice, at, 'twice')
    })
    eachForm(manifest, ({ pattern, not = [] }, at) => {
      look(pattern, at)
      for (const [index, other] of not.entries()) look(other.pattern, pointer(at, 'not', index))
    })
  },
}
