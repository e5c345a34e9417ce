import { pointer } from '../../../base/json.ts'
import { type ManifestRule } from '../rule.ts'

/** Headers of every vendor. */
const ALWAYS: ReadonlySet<string> = new Set(['sunset', 'deprecation', 'link', 'warning'])

/** The headers of a sunset are the vendor's own, each once. */
export const sunsetHeaders: ManifestRule = {
  name: 'sunset-headers',
  check({ manifest, report }) {
    const seen = new Set(ALWAYS)
    for (const [at, header] of (manifest.sunset?.headers ?? []).entries()) {
      const name = typeof header === 'string' ? header : header.name
      const plain = name.toLowerCase()
      const because = ALWAYS.has(plain) ? 'is always read' : 'is named twice'
      const part = pointer('/sunset/headers', String(at), ...(typeof header === 'string' ? [] : ['name']))
      if (seen.has(plain))
        report({ rule: 'sunset-headers', pointer: part, message: `Header "${name}" ${because}: remove it` })
      seen.add(plain)
    }
  },
}
