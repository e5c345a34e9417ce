/** Settings in the host of a URL, from the manifests: their values, the requests that they lead elsewhere, and the OAuth clients in those. */
import type { JsonSchema, Plan } from '../../runtime/index.ts'
import { declaredBases } from '../../runtime/plan/index.ts'

/** One setting of a kind, over all of its auth variants. */
export interface HostSetting {
  readonly kind: string
  readonly name: string
  /** In words: any host, a name below a domain, or listed values. */
  readonly takes: string
  /** Requests that the setting leads elsewhere. */
  readonly leads: readonly string[]
  /** The OAuth clients of organizations and the operator that go there. */
  readonly clients: 'none' | 'any' | 'registered'
}

interface Endpoint {
  readonly variant: string
  readonly leads: string
  readonly host: string
}

/** The hosts of every URL that gets credentials, as the manifest writes them. */
export function endpointsOf({ manifest }: Plan): Endpoint[] {
  return Object.entries(manifest.auth).flatMap(([variant, { baseUrl, authorize, token, afterConsent: steps = [] }]) => {
    const at = (leads: string, text: string): Endpoint => ({ variant, leads, host: text.split('/')[2]! })
    return [
      at('calls', (baseUrl ?? manifest.baseUrl).text),
      ...declaredBases(manifest).map(({ text }) => at('calls', text)),
      ...(authorize ? [at('consent', authorize.url.text)] : []),
      ...(token ? [at('token requests', token.url.text)] : []),
      ...(token?.refreshUrl ? [at('token requests', token.refreshUrl.text)] : []),
      ...steps.flatMap((step) => ('url' in step && step.url ? [at('lookups', step.url.text)] : [])),
    ]
  })
}

/** Returns the hosts with a template, from every URL and host of a manifest. */
export function templatedHostsOf({ manifest }: Plan): string[] {
  const found = new Set<string>()
  JSON.stringify(manifest, (_, value: unknown) => {
    const text = typeof value === 'string' ? value : ''
    for (const [, host] of text.matchAll(/https:\/\/((?:\{\{[^{}]*\}\}|[^/?#{\s])+)/g)) found.add(host!)
    if (/^[\w*.-]*\{\{[^{}]*\}\}(?:\.[\w-]+)+$/.test(text)) found.add(text)
    return value
  })
  return [...found].filter((host) => host.includes('{{')).sort()
}

/** Every setting of a kind that is part of a host. */
export function hostSettingsOf(plan: Plan): HostSetting[] {
  const { kind, manifest } = plan
  const endpoints = endpointsOf(plan)
  const names = new Set(
    endpoints.flatMap(({ host }) => [...host.matchAll(/\{\{config\.(\w+)\}\}/g)].map(([, name]) => name!)),
  )
  return [...names].sort().map((name) => {
    const moved = endpoints.filter(({ host }) => host.includes(`{{config.${name}}}`))
    const field = (manifest.config.properties as Record<string, JsonSchema>)[name]!
    const [{ host }] = moved as [Endpoint]
    const clients = moved.flatMap(({ variant, leads }) => {
      const { type, token, send } = manifest.auth[variant]!
      // Calls carry the client where the vendor wants its ID in a header.
      const carries = leads === 'token requests' || (leads === 'calls' && JSON.stringify(send).includes('client_'))
      if (type !== 'oauth2' || !carries) return []
      return [token!.registration ? ('registered' as const) : ('any' as const)]
    })
    return {
      kind,
      name,
      takes: takesOf(field, host.slice(host.indexOf('}}') + 2)),
      leads: [...new Set(moved.map(({ leads }) => leads))],
      clients: clients.includes('any') ? 'any' : (clients[0] ?? 'none'),
    }
  })
}

function takesOf({ enum: values, format }: JsonSchema, domain: string): string {
  if (Array.isArray(values)) return values.map((value) => `\`${String(value)}\``).join(', ')
  return format === 'hostname' ? 'any host' : `a name below \`${domain}\``
}

/** Whether a host is one of the kind's with any settings. The fixed parts of a template match, and an owner's host is the usual one. */
export function isHostOf(plan: Plan, host: string): boolean {
  const fields = (plan.manifest.config.properties ?? {}) as Record<string, JsonSchema>
  return endpointsOf(plan).some(({ host: template }) => {
    const pattern = template.split(/(\{\{config\.\w+\}\})/).map((part) => {
      const [, name] = /^\{\{config\.(\w+)\}\}$/.exec(part) ?? []
      if (name === undefined) return escaped(part)
      const { enum: values, format, default: fallback, examples = [] } = fields[name]!
      const usual = fallback ?? (examples as string[])[0]
      if (Array.isArray(values)) return `(?:${values.map((value) => escaped(String(value))).join('|')})`
      return format === 'hostname' ? escaped(String(usual ?? '')) : '[a-z0-9-]+(?:\\.[a-z0-9-]+)*'
    })
    return new RegExp(`^${pattern.join('')}$`).test(host)
  })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

const CLIENTS: Readonly<Record<HostSetting['clients'], string>> = {
  none: 'none',
  any: "any: the hosts are the vendor's",
  registered: 'the one that is registered there',
}

/** A row of the table in docs/threats.md. */
export function rowOf({ kind, name, takes, leads, clients }: HostSetting): string {
  return `| ${kind} | \`${name}\` | ${takes} | ${leads.join(', ')} | ${CLIENTS[clients]} |`
}
