/** Finds the lines of a manifest with a vendor's page in a comment. */
import type { ValidManifest } from 'plugboard/author'
import { type ManifestLines, namedPages, urlsOf } from '../claims/index.ts'

/**
 * Returns the lines for which the manifest names a page of the vendor. Such a page is at the host of its documentation, or below
 * the domains of its API or its consent page. An address of the API is not a page.
 */
export function statedLines(valid: ValidManifest, lines: ManifestLines): ReadonlySet<number> {
  const { api, docs, auth } = urlsOf(valid)
  const domains = new Set([api, ...auth].map((url) => domainOf(hostOf(url))))
  const stated = new Set<number>()
  for (const { url, from, to } of namedPages(lines, valid.document.text)) {
    const host = hostOf(url)
    const isVendors = host === hostOf(docs) || (domains.has(domainOf(host)) && host !== hostOf(api))
    if (!isVendors) continue
    for (let line = from; line <= to; line++) stated.add(line)
  }
  return stated
}

/** Returns the host of a URL, which may contain templates. */
function hostOf(url: string): string {
  return /^https:\/\/([^/?#]*)/.exec(url)?.[1]?.toLowerCase() ?? ''
}

/** Returns the domain of a host: `example.com` of `docs.example.com`, `example.co.uk` of `docs.example.co.uk`. */
function domainOf(host: string): string {
  return /[^.]+\.(?:[^.]{2,3}\.[a-z]{2}|[^.]+)$/.exec(host)?.[0] ?? host
}
