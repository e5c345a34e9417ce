import { isObject } from 'plugboard/author'
import type { ApiParam, ApiScheme, OauthFlow } from './model.ts'
import type { FollowReference } from './references.ts'

/** Returns the security schemes of a document by name. */
export function readSchemes(source: unknown, follow: FollowReference): Record<string, ApiScheme> {
  if (!isObject(source)) return {}
  return Object.fromEntries(
    Object.entries(source).map(([name, scheme]) => [name, schemeOf(follow(scheme)?.node ?? {})]),
  )
}

function schemeOf(source: Readonly<Record<string, unknown>>): ApiScheme {
  const { type, scheme, flows } = source
  const way = String(scheme).toLowerCase()
  if (type === 'http' && (way === 'bearer' || way === 'basic')) return { kind: way }
  if (type === 'apiKey') {
    const description = typeof source.description === 'string' ? source.description : undefined
    return { kind: 'key', in: String(source.in), name: String(source.name), description }
  }
  if (type !== 'oauth2' || !isObject(flows))
    return { kind: 'other', what: type === 'http' ? `http ${way}` : String(type) }
  return {
    kind: 'oauth2',
    flows: Object.fromEntries(Object.entries(flows).map(([name, flow]) => [name, flowOf(flow)])),
  }
}

function flowOf(source: unknown): OauthFlow {
  const { authorizationUrl, tokenUrl, scopes } = isObject(source) ? source : {}
  return {
    authorize: typeof authorizationUrl === 'string' ? authorizationUrl : undefined,
    token: typeof tokenUrl === 'string' ? tokenUrl : undefined,
    scopes: isObject(scopes) ? Object.keys(scopes) : [],
  }
}

/** Whether a param has the name of credentials, which some descriptions list as params. An optional token is a page token. */
export function isCredentialParam({ name, in: location, isRequired }: ApiParam): boolean {
  if (/^token$/i.test(name)) return location === 'header' || isRequired
  return /^(?:authorization|access_?token|auth_?token|(?:x-)?api[-_]?key)$/i.test(name)
}
