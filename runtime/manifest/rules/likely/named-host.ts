import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'

/** The last two labels of a URL's host; no match if a setting selects them. */
const SITE = /^https:\/\/(?:[^/]*\.)?([^/{}.]+\.[^/{}.:]+)(?=[/:]|$)/

/** Credentials, client secrets and codes go only to the vendor: to a site that another part of the manifest names, too. */
export const namedHost: ManifestRule = {
  name: 'named-host',
  severity: 'warning',
  check({ manifest, report }) {
    const ofVariants = Object.entries(manifest.auth).flatMap(([name, auth]) =>
      (['authorize', 'token'] as const).map((key) => ({ at: pointer('/auth', name, key), url: auth[key] })),
    )
    const text = JSON.stringify(manifest)
    for (const { at, url } of [{ at: '/base_url', url: manifest.base_url }, ...ofVariants]) {
      const site = SITE.exec(url ?? '')?.[1]
      if (site === undefined || text.split(site).length > 2) continue
      report({
        rule: 'named-host',
        pointer: at,
        message: `Nothing else of the manifest names "${site}": is it the vendor's? Secrets go there`,
      })
    }
  },
}
