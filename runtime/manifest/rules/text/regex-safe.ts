import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'
import { eachField } from './fields.ts'
import { regexHazard } from './regex-hazard.ts'

/** A pattern must be one that no text can make slow: it is run on whatever a caller sends. */
export const regexSafe: ManifestRule = {
  name: 'regex-safe',
  check({ manifest, report }) {
    eachField(manifest, ({ pattern }, at) => {
      const hazard = typeof pattern === 'string' ? regexHazard(pattern) : undefined
      if (hazard) report({ rule: 'regex-safe', pointer: pointer(at, 'pattern'), ...hazard })
    })
  },
}
