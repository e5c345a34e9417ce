/** The base URL of a connection: the manifest's, with the owner's config. */
import type { Credentials } from '../auth/index.ts'
import { ConnectorError } from '../base/errors.ts'
import { type Json, own } from '../base/json.ts'
import { faultPath, HIDDEN, sayFault } from '../language/faults.ts'
import type { SchemaCheck, SchemaFault } from '../language/schema.ts'
import { type Template, type ValueLookup, valueLookup } from '../language/template-value.ts'
import { declaredUrl } from '../language/url-template.ts'
import type { ResolvedAuth, ResolvedManifest } from '../manifest/index.ts'
import type { RequestBase } from '../request/index.ts'

/** A kind with the check of its settings. */
export interface ConfiguredKind {
  readonly kind: string
  readonly manifest: ResolvedManifest
  /** Checks a connection's config and fills in defaults; compiled on first use. */
  readonly checkConfig: SchemaCheck
}

/**
 * The base URL of an auth variant with its config. Its host must be one that the manifest's template and patterns allow.
 * @throws ConnectorError `credentials_mismatch` for config that is missing, malformed, or leads to another host
 */
export function resolveBase(
  plan: ConfiguredKind,
  variant: string,
  credentials: Credentials,
  given: Readonly<Record<string, Json>>,
): RequestBase {
  const { kind, manifest } = plan
  const config = configFrom(plan, given, variant)
  const template = manifest.auth[variant]?.baseUrl ?? manifest.baseUrl
  const url = declaredUrl(template, valueLookup(credentials, config))
  if (!url)
    throw new ConnectorError('credentials_mismatch', `Cannot connect to ${kind}: config does not make a valid base URL`)
  return { origin: url.origin, prefix: url.pathname.replace(/\/$/, ''), config }
}

/**
 * The origins that may receive the credentials of an account. The API comes first, then the endpoints of its auth variant, then
 * operations whose host is a setting.
 * @throws ConnectorError `credentials_mismatch` for config that is missing, malformed, or leads to another host
 */
export function originsOf(
  plan: ConfiguredKind,
  variant: string,
  credentials: Credentials,
  given: Readonly<Record<string, Json>>,
): string[] {
  const { origin, config } = resolveBase(plan, variant, credentials, given)
  const { authorize, token, afterConsent = [] }: Partial<ResolvedAuth> = own(plan.manifest.auth, variant) ?? {}
  const lookups = afterConsent.flatMap((step) => ('url' in step && step.url ? [step.url] : []))
  const endpoints = [authorize?.url, token?.url, ...lookups, ...declaredBases(plan.manifest).filter(hasOpenHost)]
  const scope = valueLookup(credentials, config)
  return [origin, ...endpoints.flatMap((template) => (template ? [endpointOrigin(plan.kind, template, scope)] : []))]
}

/** The base URLs of operations and their steps, each once. */
export function declaredBases({ operations }: ResolvedManifest): Template[] {
  const requests = Object.values(operations).flatMap(({ steps = [], ...own }) => [
    own,
    ...steps.map(({ request }) => request),
  ])
  const byText = new Map(requests.flatMap(({ baseUrl }) => (baseUrl ? [[baseUrl.text, baseUrl] as const] : [])))
  return [...byText.values()]
}

function hasOpenHost({ text }: Template): boolean {
  return /^https:\/\/[^/]*\{\{/.test(text)
}

function endpointOrigin(kind: string, template: Template, scope: ValueLookup): string {
  const url = declaredUrl(template, scope)
  if (url) return url.origin
  throw new ConnectorError(
    'credentials_mismatch',
    `Cannot connect to ${kind}: config does not make a valid endpoint URL`,
  )
}

/**
 * The settings of a kind, with defaults.
 * @param variant the auth variant whose own settings are also required
 * @param later settings of the variant that a consent finds: they may be missing, and have no default
 * @throws ConnectorError `credentials_mismatch` with the missing, unknown and malformed settings
 */
export function configFrom(
  { kind, manifest, checkConfig }: ConfiguredKind,
  given: Readonly<Record<string, Json>>,
  variant: string,
  later: readonly string[] = [],
): Record<string, Json> {
  const config = { ...given }
  const names = Object.keys(manifest.config.properties ?? {})
  if (names.length === 0 && Object.keys(config).length === 0) return config
  const isLater = ({ keyword, pointer, params }: SchemaFault) =>
    keyword === 'required' && pointer === '' && later.includes(String(params.missingProperty))
  const faults = checkConfig(config).filter((fault) => !isLater(fault))
  for (const name of later) if (given[name] === undefined) delete config[name]
  const needed = manifest.auth[variant]?.config ?? []
  const missing = needed.filter((name) => config[name] === undefined && !later.includes(name))
  if (faults.length === 0 && missing.length === 0) return config
  const problems = [
    ...faults.map((fault) => `${faultPath(fault).join('.')} ${sayFault(fault, HIDDEN, 'settings')}`),
    ...missing.map((name) => `${name} is missing; ${variant} needs it`),
  ]
  throw new ConnectorError('credentials_mismatch', `Cannot connect to ${kind}: config ${problems.join('; ')}`, {
    hint: `Config of ${kind}: ${names.join(', ') || 'none'}.`,
  })
}
