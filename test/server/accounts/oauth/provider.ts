/** A real OAuth server on loopback: PKCE required, refresh tokens that work once. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { Provider } from 'oidc-provider'
import type { Plan } from '../../../../runtime/index.ts'
import { planOf } from '../../../support/plan.ts'

const HOST = 'auth.example.com'

/** The client that the provider knows. */
export const CLIENT = { client_id: 'plugboard', client_secret: 'client-secret-canary-7f31' }

/** A running provider. */
export interface RunningProvider {
  readonly origin: string
  /** The method, path and status of requests so far. */
  readonly seen: readonly string[]
  close(): Promise<void>
}

/** A kind whose OAuth leads to the provider. */
export function providerPlan(more: Readonly<Record<string, unknown>> = {}): Plan {
  return planOf({
    auth: {
      oauth: {
        type: 'oauth2',
        title: 'OAuth',
        authorize: `https://${HOST}/auth`,
        authorize_params: { prompt: 'consent' },
        token: `https://${HOST}/token`,
        client_auth: 'basic',
        scopes: ['openid', 'offline_access'],
        pkce: true,
        rotates: true,
        issuer: `https://${HOST}`,
        ...more,
      },
    },
  })
}

/** How the owner consents. */
export interface ProviderOptions {
  /** By a page with the buttons Allow and Refuse; without it, the owner allows everything at once. */
  readonly asks?: boolean
  /** Headers of that page. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Starts a provider whose one owner is signed in at once. */
export async function startProvider(redirectUri: string, options: ProviderOptions = {}): Promise<RunningProvider> {
  const provider = new Provider(`https://${HOST}`, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    cookies: { keys: ['a key for tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_: unknown, accountId: string) => ({ accountId, claims: () => ({ sub: accountId }) }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    issueRefreshToken: () => true,
    pkce: { required: () => true },
    rotateRefreshToken: true,
    scopes: ['openid', 'offline_access'],
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 60,
      RefreshToken: 86_400,
      Grant: 86_400,
      Interaction: 600,
      Session: 600,
    },
  })
  provider.proxy = true
  const serve = provider.callback()
  const seen: string[] = []
  const server = createServer((request, response) => {
    const [path = ''] = request.url!.split('?')
    response.on('finish', () =>
      seen.push(`${request.method} ${path.replace(/\/[\w-]{21,}/g, '/*')} ${response.statusCode}`),
    )
    if (!path.startsWith('/interaction/')) return serve(request, response)
    consent(provider, options, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const PAGE = `<!doctype html><html lang="en"><title>Sign in</title><form method="post">
  <button name="answer" value="allow">Allow</button><button name="answer" value="refuse">Refuse</button></form></html>`

async function consent(
  provider: Provider,
  { asks, headers }: ProviderOptions,
  ...[request, response]: Parameters<Provider['interactionDetails']>
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId: 'owner' } })
  if (asks && request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(PAGE)
    return
  }
  if (asks && (await textOf(request)) !== 'answer=allow')
    return provider.interactionFinished(request, response, { error: 'access_denied' })
  const grant = new provider.Grant({ accountId: session!.accountId, clientId: params.client_id! })
  grant.addOIDCScope('openid offline_access')
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
}
