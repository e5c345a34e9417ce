import { pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import { levelsOf, type ManifestRule } from '../rule.ts'

/** Credentials of a host need requests to it: of an entity or an operation with a `base_url` there. The kind's own host has `send` itself. */
export const sendHosts: ManifestRule = {
  name: 'send-hosts',
  check({ manifest, report }) {
    const hosts = new Set(
      levelsOf(manifest)
        .slice(1)
        .flatMap(({ source: { base_url: url } }) => hostOf(url)),
    )
    for (const [name, { send, base_url: url = manifest.base_url }] of Object.entries(manifest.auth)) {
      for (const host of Object.keys(send?.hosts ?? {})) {
        const isUsual = hostOf(url).includes(host)
        if (hosts.has(host) && !isUsual) continue
        const message = isUsual
          ? `${host} is the host of base_url: write its credentials directly under send`
          : `No entity and no operation has a base_url at ${host}.${didYouMean(host, [...hosts])}`
        report({ rule: 'send-hosts', pointer: pointer('/auth', name, 'send', 'hosts', host), message, on: 'key' })
      }
    }
  },
}

function hostOf(url: string | undefined): string[] {
  return url !== undefined && URL.canParse(url) ? [new URL(url).host] : []
}
