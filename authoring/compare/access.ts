/** Compares hosts, credentials and OAuth endpoints with a description. */
import {
  type ResolvedAuth,
  type ResolvedManifest,
  type ResolvedOperation,
  sendParts,
  type Value,
} from 'plugboard/author'
import type { ApiDescription, ApiOperation, ApiScheme, ApiServer } from '../description/model.ts'
import type { ReportFinding } from './base/finding.ts'

/** Compares the host of the base URL with the description's servers; those without a host say nothing. */
export function compareHost(baseUrl: string, servers: readonly ApiServer[], report: ReportFinding): void {
  const hosts = servers.map(({ url }) => hostOf(url)).filter((host) => host !== '')
  const ours = hostOf(baseUrl)
  if (hosts.length === 0 || hosts.some((host) => areSameHosts(ours, host))) return
  report('wrong', '/base_url', `requests go to ${ours}, the description's servers are ${hosts.join(', ')}`)
}

/** Compares where each auth variant puts credentials, and where it gets its tokens, with the description's security schemes. */
export function compareAuth(manifest: ResolvedManifest, description: ApiDescription, report: ReportFinding): void {
  const schemes = schemesOf(description)
  const ways = waysOf(description)
  const always = headersOfAll(manifest)
  for (const [name, variant] of Object.entries(manifest.auth)) {
    const taken = schemes.flatMap(takenBy)
    const sent = sentBy(variant)
    const reportSend = (message: string) => report('wrong', `#/auth/${name}/send`, `auth ${name} ${message}`)
    if (taken.length > 0 && !sent.every((one) => taken.some((other) => isTaken(one, other))))
      reportSend(`sends ${listed(sent)}, the description takes ${listed(taken)}`)
    else {
      const there = [...sent, ...always, ...constantsOf(variant)]
      const isIn = (way: readonly Placement[]) => way.every((one) => there.some((other) => isTaken(other, one)))
      const together = ways.map((way) => listed(way, ' and ')).join(', or ')
      if (sent.length > 0 && ways.length > 0 && !ways.some(isIn))
        reportSend(`sends ${listed(sent)} alone, the description takes ${together}`)
    }
    compareEndpoints(name, variant, schemes, report)
  }
}

/** Compares the scopes that the vendor demands of an operation with the scopes that the kind requests. */
export function compareScopes(
  { scopes }: ResolvedOperation,
  { auth }: ResolvedManifest,
  { access = [] }: ApiOperation,
  report: ReportFinding,
): void {
  const requested = new Set(scopes?.flat() ?? Object.values(auth).flatMap(({ token }) => token?.scopes ?? []))
  const ways = access.map((way) => way.flatMap((one) => one.scopes)).filter((way) => way.length > 0)
  const lacking = ways.map((way) => way.filter((scope) => !requested.has(scope)))
  const [fewest] = lacking.toSorted((a, b) => a.length - b.length)
  if (requested.size > 0 && fewest && fewest.length > 0)
    report('undocumented', '/request', 'demands scopes that the kind does not request: {}', { names: fewest })
}

/** A part of a request with credentials: `header x-api-key`, `query key`, or an Authorization header by its first word. */
interface Placement {
  readonly in: 'header' | 'query'
  readonly name: string
  /** In lower case; absent where the description leaves it open. */
  readonly word?: string
}

/** Returns the schemes of a description's operations; all of them if no operation names any. */
function schemesOf({ operations, schemes }: ApiDescription): ApiScheme[] {
  const used = new Set(
    operations.flatMap(({ access = [] }) => access.flatMap((way) => way.map(({ scheme }) => scheme))),
  )
  return Object.entries(schemes).flatMap(([name, scheme]) => (used.size === 0 || used.has(name) ? [scheme] : []))
}

/** Returns the sets of placements that grant access, each as a whole: several schemes may be needed together. */
function waysOf({ operations, schemes }: ApiDescription): Placement[][] {
  const ways = operations.flatMap(({ access = [] }) => access.filter((way) => way.length > 0))
  const placements = ways.map((way) =>
    way.flatMap(({ scheme }) => takenBy(schemes[scheme] ?? { kind: 'other', what: scheme })),
  )
  return [...new Map(placements.map((way) => [JSON.stringify(way), way])).values()]
}

/** Returns the headers that every operation sends, such as a version that the description calls a credential. */
function headersOfAll({ operations }: ResolvedManifest): Placement[] {
  const [first, ...others] = Object.values(operations).map(({ headers }) =>
    headers.map((one) => one.name.toLowerCase()),
  )
  return (first ?? [])
    .filter((name) => others.every((names) => names.includes(name)))
    .map((name) => ({ in: 'header', name }))
}

function takenBy(scheme: ApiScheme): Placement[] {
  switch (scheme.kind) {
    case 'bearer':
    case 'basic':
      return [{ in: 'header', name: 'authorization', word: scheme.kind }]
    case 'oauth2':
      return [{ in: 'header', name: 'authorization', word: 'bearer' }]
    case 'key':
      return scheme.in === 'header' || scheme.in === 'query'
        ? [{ in: scheme.in, name: scheme.in === 'header' ? scheme.name.toLowerCase() : scheme.name }]
        : []
    default:
      return [{ in: 'header', name: 'authorization' }]
  }
}

function sentBy({ send: whole }: ResolvedAuth): Placement[] {
  return sendParts(whole).flatMap((send) => [
    ...(send.bearer ? [{ in: 'header', name: 'authorization', word: 'bearer' } as const] : []),
    ...(send.basic ? [{ in: 'header', name: 'authorization', word: 'basic' } as const] : []),
    ...send.headers
      .filter(({ value }) => isSecret(value))
      .map(({ name, value }): Placement => {
        const header = name.toLowerCase()
        return { in: 'header', name: header, word: header === 'authorization' ? firstWord(value) : undefined }
      }),
    ...send.query.filter(({ value }) => isSecret(value)).map(({ name }): Placement => ({ in: 'query', name })),
  ])
}

/** Headers of a variant that contain no credential. */
function constantsOf({ send }: ResolvedAuth): Placement[] {
  return sendParts(send)
    .flatMap(({ headers }) => headers)
    .filter(({ value }) => !isSecret(value))
    .map(({ name }) => ({ in: 'header', name: name.toLowerCase() }))
}

/** Whether a value contains credentials. */
function isSecret(value: Value): boolean {
  return 'template' in value && value.template.parts.some((part) => typeof part !== 'string')
}

/** Returns the first literal word: `klaviyo-api-key` of `Klaviyo-API-Key {{key}}`, nothing of `{{key}}`. */
function firstWord(value: Value): string {
  const [first] = 'template' in value ? value.template.parts : []
  return typeof first === 'string' ? first.trim().toLowerCase() : ''
}

function isTaken(sent: Placement, taken: Placement): boolean {
  return sent.in === taken.in && sent.name === taken.name && (taken.word === undefined || sent.word === taken.word)
}

function listed(placements: readonly Placement[], separator = ' or '): string {
  const texts = placements.map(({ in: where, name, word }) =>
    name === 'authorization'
      ? `Authorization${word === undefined ? '' : ` (${word || 'no prefix'})`}`
      : `${where} ${name}`,
  )
  return [...new Set(texts)].join(separator)
}

/** Compares the token and consent pages of a variant with those of the description's flows. */
function compareEndpoints(
  name: string,
  { token, authorize }: ResolvedAuth,
  schemes: readonly ApiScheme[],
  report: ReportFinding,
): void {
  const flows = schemes.flatMap((scheme) => (scheme.kind === 'oauth2' ? Object.values(scheme.flows) : []))
  const compareUrl = (key: 'token' | 'authorize', ours: string | undefined) => {
    const theirs = flows.flatMap((flow) => flow[key] ?? []).filter((url) => hostOf(url) !== '')
    if (ours === undefined || theirs.length === 0 || theirs.some((url) => isSameUrl(ours, url))) return
    report(
      'wrong',
      `#/auth/${name}/${key}`,
      `auth ${name} has ${key} ${ours}, the description has ${theirs.join(', ')}`,
    )
  }
  compareUrl('token', token?.url.text)
  compareUrl('authorize', authorize?.url.text)
  const known = new Set(flows.flatMap(({ scopes }) => scopes))
  const unknown = (token?.scopes ?? []).filter((scope) => !known.has(scope))
  if (known.size > 0 && unknown.length > 0)
    report('undocumented', `#/auth/${name}/scopes`, 'scopes that the description does not list: {}', { names: unknown })
}

/** Whether two URLs are the same except for a version, since old versions stay: `/oauth/v1/token` and `/oauth/v3/token`. */
function isSameUrl(ours: string, theirs: string): boolean {
  const pathOf = (url: string) =>
    url
      .replace(/^[a-z]+:\/\/[^/?#]*/i, '')
      .replace(/[?#].*$/, '')
      .replace(/\/v\d+(?=\/|$)/g, '')
      .replace(/\/$/, '')
  return areSameHosts(hostOf(ours), hostOf(theirs)) && pathOf(ours) === pathOf(theirs)
}

/** Returns the host of a URL that may hold templates; empty for a path. */
function hostOf(url: string): string {
  return /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1]?.toLowerCase() ?? ''
}

/**
 * Compares hosts label by label. A template is any label on either side; a stand-in of the description, such as `your-domain`, is any
 * label but the last.
 */
function areSameHosts(ours: string, theirs: string): boolean {
  const [one, other] = [ours, theirs].map((host) => host.replaceAll(/\{+[^{}]*\}+/g, '{}').split('.')) as [
    string[],
    string[],
  ]
  const isStandIn = (label: string, index: number) => index < other.length - 1 && /^(?:your|my)-/.test(label)
  return (
    one.length === other.length &&
    one.every((label, index) => {
      const their = other[index] ?? ''
      return label === their || label.includes('{}') || their.includes('{}') || isStandIn(their, index)
    })
  )
}
