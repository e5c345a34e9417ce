import { pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import { listedHosts } from '../request/host-template.ts'
import { levelsOf, type ManifestRule } from '../rule.ts'

/**
 * Credentials of a host need requests to it: of an entity or an operation with a `base_url` there. The kind's own host has `send`
 * itself. If a setting lists several such hosts, each has credentials of its own.
 */
export const sendHosts: ManifestRule = {
  name: 'send-hosts',
  check({ manifest, resolved, report }) {
    const hostsOf = (url?: string) => (url === undefined ? [] : listedHosts(url, resolved.config))
    const choices = levelsOf(manifest)
      .slice(1)
      .map(({ source: { base_url: url } }) => hostsOf(url))
    const all = new Set(choices.flat())
    for (const [name, { send, base_url: url = manifest.base_url }] of Object.entries(manifest.auth)) {
      const hosts = Object.keys(send?.hosts ?? {})
      const usual = hostsOf(url)
      const at = pointer('/auth', name, 'send', 'hosts')
      for (const host of hosts) {
        const message = faultOf(host, usual, all)
        if (message) report({ rule: 'send-hosts', pointer: at + pointer('', host), message, on: 'key' })
      }
      for (const host of forgotten(choices, hosts)) {
        const message = `Credentials of ${host} are missing: a setting chooses between it and a host that is listed here`
        report({ rule: 'send-hosts', pointer: at, message, on: 'key' })
      }
    }
  },
}

function faultOf(host: string, usual: string[], all: Set<string>): string | undefined {
  if (usual.includes(host)) return `${host} is the host of base_url: write its credentials directly under send`
  return all.has(host)
    ? undefined
    : `No entity and no operation has a base_url at ${host}.${didYouMean(host, [...all])}`
}

/** Returns the hosts without credentials of their own that a setting may choose instead of one with them. */
function forgotten(choices: string[][], hosts: string[]): Set<string> {
  const mixed = choices.filter((choice) => choice.some((host) => hosts.includes(host)))
  return new Set(mixed.flat().filter((host) => !hosts.includes(host)))
}
