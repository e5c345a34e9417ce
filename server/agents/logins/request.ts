/** Authorization requests: OAuth 2.1 with PKCE S256, for one resource. */
import type { AgentClient, LoginRequest } from '../../accounts/access/index.ts'
import { ClientFault } from './client-documents.ts'
import type { Clients } from './clients.ts'
import { isRegistered } from './redirects.ts'
import { levelIn } from './scopes.ts'

const LONGEST_STATE = 2000
/** SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/
/** Requests that arrive by other ways than the query. */
const ELSEWHERE = ['request', 'request_uri']

/** A refusal in the words of OAuth. One with a redirect URL goes to the client, any other to the person. */
export class OauthRefusal extends Error {
  readonly error: string
  /** Redirect URLs and state of the client to notify. */
  readonly client: Pick<LoginRequest, 'redirectUri' | 'state'> | undefined

  constructor(error: string, description: string, client?: OauthRefusal['client']) {
    super(description)
    this.error = error
    this.client = client
  }
}

/**
 * The request of a query.
 * @param resource the only audience of tokens
 * @throws OauthRefusal
 */
export async function loginRequestIn(rawQuery: string, clients: Clients, resource: string): Promise<LoginRequest> {
  const query = new URLSearchParams(rawQuery)
  const one = (name: string) => single(query, name)
  const client = await clientOf(one('client_id'), clients)
  const redirectUri = redirectOf(client, one('redirect_uri'))
  const state = one('state') ?? null
  if (state !== null && state.length > LONGEST_STATE) throw new OauthRefusal('invalid_request', 'state is too long')
  const refuse = (error: string, description: string) => {
    throw new OauthRefusal(error, description, { redirectUri, state })
  }
  if (one('response_type') !== 'code') refuse('unsupported_response_type', 'response_type must be code')
  if (ELSEWHERE.some((name) => query.has(name))) refuse('request_not_supported', 'send parameters in the query')
  const responseMode = one('response_mode')
  if (responseMode !== undefined && responseMode !== 'query') refuse('invalid_request', 'response_mode must be query')
  const codeChallenge = one('code_challenge') ?? ''
  if (one('code_challenge_method') !== 'S256' || !CHALLENGE.test(codeChallenge))
    refuse('invalid_request', 'PKCE with code_challenge_method S256 is required')
  const asked = one('resource')
  if (asked !== undefined && asked !== resource) refuse('invalid_target', `resource must be ${resource}`)
  return {
    clientId: client.id,
    clientName: client.name,
    clientHost: client.host ?? null,
    redirectUri,
    state,
    codeChallenge,
    level: levelIn(one('scope')),
  }
}

async function clientOf(id: string | undefined, clients: Clients): Promise<AgentClient> {
  if (id === undefined || id === '') throw new OauthRefusal('invalid_client', 'client_id is missing')
  try {
    return await clients.find(id)
  } catch (error) {
    if (error instanceof ClientFault)
      throw new OauthRefusal('invalid_client', `the client is not known: ${error.message}`)
    throw error
  }
}

/** Returns the redirect URL of a request. Only registered URLs are accepted. */
function redirectOf({ redirectUris }: AgentClient, asked: string | undefined): string {
  if (asked === undefined) throw new OauthRefusal('invalid_request', 'redirect_uri is missing')
  if (!isRegistered(redirectUris, asked))
    throw new OauthRefusal('invalid_request', 'redirect_uri is not one of the client')
  return asked
}

/** The value of a parameter. @throws OauthRefusal when it comes twice */
export function single(params: URLSearchParams, name: string): string | undefined {
  const [value, other] = params.getAll(name)
  if (other !== undefined) throw new OauthRefusal('invalid_request', `${name} is present twice`)
  return value
}
