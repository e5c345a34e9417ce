import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'

/** Each source is named once, and its address has no credentials. */
export const basisSources: ManifestRule = {
  name: 'basis-sources',
  check({ manifest, report }) {
    const seen = new Set<string>()
    for (const [index, { url }] of (manifest.basis?.sources ?? []).entries()) {
      const reportUrl = (message: string) =>
        report({ rule: 'basis-sources', pointer: pointer('/basis/sources', index, 'url'), message })
      const { href, searchParams } = new URL(url)
      if (seen.has(href)) reportUrl('This source is named twice: remove it')
      seen.add(href)
      const name = [...searchParams.keys()].find((one) => CREDENTIAL.test(one))
      if (name !== undefined)
        reportUrl(`Param "${name}" of this source holds credentials: name a source that needs none`)
    }
  },
}

const CREDENTIAL = /^(?:api[-_]?key|key|(?:(?:access|auth|private)[-_]?)?token|secret|sig(?:nature)?|password)$/i
