/** Where the secrets of an own kind go: a digest of it, which stored secrets are bound to, and hosts that are never allowed. */
import { createHash } from 'node:crypto'
import { checkHost } from 'plugboard/internal'
import type { JsonSchema, ResolvedManifest, ResolvedOperation } from 'plugboard/runtime'

/** A host and what goes there: calls, consent, token requests or lookups. */
interface Endpoint {
  readonly leads: string
  /** As the manifest writes it, templates included. */
  readonly host: string
}

/** The hosts of every URL that gets credentials, an OAuth client or a person's consent. */
export function endpointsOf(manifest: ResolvedManifest): Endpoint[] {
  const ofVariants = Object.values(manifest.auth).flatMap(({ baseUrl, authorize, token, afterConsent = [] }) => [
    ...at('calls', baseUrl),
    ...at('consent', authorize?.url),
    ...at('token requests', token?.url),
    ...afterConsent.flatMap((step) => ('url' in step ? at('lookups', step.url) : [])),
  ])
  return [...at('calls', manifest.baseUrl), ...ofVariants, ...operationsOf(manifest).flatMap(ofOperation)]
}

/** Digests the hosts and their settings. Defaults and values of a setting change the host too. */
export function hostsDigest(manifest: ResolvedManifest): string {
  const endpoints = endpointsOf(manifest)
  const settings = endpoints.flatMap(({ host }) =>
    [...host.matchAll(/\{\{\s*config\.(\w+)\s*\}\}/g)].map(([, name]) => name),
  )
  const fields = (manifest.config.properties ?? {}) as Readonly<Record<string, JsonSchema>>
  const parts = [
    ...endpoints.map(({ leads, host }) => `${leads} ${host.toLowerCase()}`),
    ...settings.map((name = '') => {
      const { default: usual = null, enum: values = null, pattern = null, format = null } = fields[name] ?? {}
      return JSON.stringify([name, usual, values, pattern, format])
    }),
    ...Object.values(manifest.auth).flatMap(({ token }) =>
      token?.registration ? [`registered ${JSON.stringify(token.registration)}`] : [],
    ),
  ]
  return createHash('sha256')
    .update(JSON.stringify([...new Set(parts)].sort()))
    .digest('hex')
    .slice(0, 32)
}

/**
 * Returns the first host that calls would never reach: a name in a private network, or an address outside the public internet.
 * Each call checks the addresses of other names.
 */
export function privateHost(manifest: ResolvedManifest): string | undefined {
  const ofFiles = operationsOf(manifest).flatMap(({ file }) => file?.hosts ?? [])
  const hosts = [...endpointsOf(manifest).map(({ host }) => host), ...ofFiles]
  return hosts.find(
    (host) =>
      !isPublicHost(
        host
          .replace(/:\d+$/, '')
          .replaceAll(/\{\{[^{}]*\}\}/g, 'x')
          .replace('*', 'x'),
      ),
  )
}

function isPublicHost(host: string): boolean {
  try {
    checkHost(host)
    return true
  } catch {
    return false
  }
}

function operationsOf({ operations, changes = {} }: ResolvedManifest): ResolvedOperation[] {
  return [...Object.values(operations), ...Object.values(changes)]
}

/** The hosts of an operation and of its steps besides the kind's own. */
function ofOperation({ baseUrl, steps = [] }: ResolvedOperation): Endpoint[] {
  return [
    ...at('calls', baseUrl),
    ...steps.flatMap(({ request, hosts }) => [
      ...at('calls', request.baseUrl),
      ...hosts.map((host) => ({ leads: 'calls', host })),
    ]),
  ]
}

function at(leads: string, template: { readonly text: string } | undefined): Endpoint[] {
  return template ? [{ leads, host: template.text.split('/')[2] ?? '' }] : []
}
