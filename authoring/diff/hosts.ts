/** Lists the hosts of a manifest, which receive credentials and data. */
import { pointer } from 'plugboard/author'
import type { ResolvedManifest } from 'plugboard/runtime'

/** A host and its use. */
export interface Host {
  readonly host: string
  /** `base_url`, `token of oauth`, `files of files.download` */
  readonly use: string
  /** JSON pointer into the manifest, or into the operation. */
  readonly at: string
  readonly operation?: string
}

/** Returns every host of a manifest, as written: `{{config.subdomain}}.example.com`, `*.example.com`. */
export function hostsOf({ baseUrl, auth, operations }: ResolvedManifest): Host[] {
  const base = { host: hostIn(baseUrl.text), use: 'base_url', at: '/base_url' }
  const ofAuth = Object.entries(auth).flatMap(([name, variant]) => {
    const { baseUrl: base_url, token, authorize } = variant
    const urls = { base_url, token: token?.url, refresh: token?.refreshUrl, authorize: authorize?.url }
    return Object.entries(urls).flatMap(([key, url]) =>
      url ? [{ host: hostIn(url.text), use: `${key} of ${name}`, at: pointer('/auth', name, key) }] : [],
    )
  })
  const ofFiles = Object.entries(operations).flatMap(([operation, { file }]) =>
    (file?.hosts ?? []).map((host) => ({ host, use: `files of ${operation}`, at: '/file/hosts', operation })),
  )
  const ofOperations = Object.entries(operations).flatMap(([operation, { baseUrl: own }]) =>
    own ? [{ host: hostIn(own.text), use: `base_url of ${operation}`, at: '/base_url', operation }] : [],
  )
  const ofSteps = Object.entries(operations).flatMap(([operation, { steps = [] }]) =>
    steps.flatMap(({ hosts, request: { baseUrl: own } }, index) => {
      const named = [...hosts, ...(own ? [hostIn(own.text)] : [])]
      return named.map((host) => ({ host, use: `steps of ${operation}`, at: pointer('/steps', index), operation }))
    }),
  )
  return [base, ...ofAuth, ...ofOperations, ...ofFiles, ...ofSteps]
}

function hostIn(url: string): string {
  const [host = ''] = url.replace(/^[a-z]+:\/\//i, '').split(/[/?#]/)
  return host
}

/** Returns the distinct hosts that only the first list has for a purpose, such as tokens. */
export function hostsOnlyIn(ours: readonly Host[], theirs: readonly Host[]): Host[] {
  const isSame = (a: Host, b: Host) => a.host === b.host && purposeOf(a) === purposeOf(b)
  return ours.filter(
    (host, index) =>
      !theirs.some((other) => isSame(other, host)) && ours.findIndex((other) => isSame(other, host)) === index,
  )
}

/** Returns the purpose of a host, for any variant or operation. */
function purposeOf({ use }: Host): string {
  const [purpose = ''] = use.split(' ')
  return purpose
}
