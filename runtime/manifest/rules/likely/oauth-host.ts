import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'

/** The last two labels of a URL's host; none where a setting chooses them. */
const SITE = /^https:\/\/(?:[^/]*\.)?([^/{}.]+\.[^/{}.:]+)(?=[/:]|$)/

/** Client secrets, codes and refresh tokens go to the vendor: to a site that something else of the manifest names, too. */
export const oauthHost: ManifestRule = {
  name: 'oauth-host',
  severity: 'warning',
  check({ manifest, report }) {
    const variants = Object.entries(manifest.auth)
    const urls = variants.flatMap(([name, auth]) =>
      (['authorize', 'token'] as const).map((key) => ({ at: pointer('/auth', name, key), site: siteOf(auth[key]) })),
    )
    const named = [manifest.docs, manifest.base_url, ...variants.map(([, auth]) => auth.base_url)].map(siteOf)
    const isNamed = (site: string) => named.includes(site) || urls.filter((one) => one.site === site).length > 1
    for (const { at, site } of urls) {
      if (site === undefined || isNamed(site)) continue
      report({
        rule: 'oauth-host',
        pointer: at,
        message: `Nothing else of the manifest names "${site}": is it the vendor's? Secrets go there`,
      })
    }
  },
}

function siteOf(url: string | undefined): string | undefined {
  return SITE.exec(url ?? '')?.[1]
}
