/** A provider that others wrote, which is certified for OpenID Connect: the flow, its cookies and its checks are its own. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { OidcProvider } from '../../../../server/accounts/oidc/provider.ts'

const CLIENT = { clientId: 'console', clientSecret: 'canary-2b7e-secret-of-a-client' }
const REDIRECT = 'http://127.0.0.1:9/login/callback'
const SIGN_IN = { redirectUri: REDIRECT, state: 's'.repeat(43), secret: 'c'.repeat(43) }

let server: Server
let issuer: string
let here: OidcProvider
beforeAll(async () => {
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = certified()
  const serve = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return serve(request, response)
    interact(provider, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  here = new OidcProvider({ ...CLIENT, issuer, scopes: ['openid', 'groups'], allowPrivate: false, now: Date.now })
})
afterAll(async () => {
  await here?.close()
  server?.closeAllConnections()
  server?.close()
})

function certified(): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [REDIRECT],
        response_types: ['code'],
        application_type: 'native',
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { groups: ['groups'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, groups: ['platform'] }),
    }),
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    scopes: ['openid', 'groups'],
  })
}

/** The person logs in, and allows what is asked. */
async function interact(
  provider: Provider,
  ...[request, response]: Parameters<Provider['interactionDetails']>
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId: 'ada' } })
  const grant = new provider.Grant({ accountId: session?.accountId ?? '', clientId: params.client_id ?? '' })
  grant.addOIDCScope('openid groups')
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
}

/** A browser that follows redirects of the provider, with its cookies. @returns the query with which it is sent back */
async function follow(start: string): Promise<string> {
  const cookies = new Map<string, string>()
  let next = start
  while (!next.startsWith(REDIRECT)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null) throw new Error(`${next} leads nowhere: ${response.status} ${await response.text()}`)
    next = new URL(location, next).href
  }
  return next.slice(next.indexOf('?') + 1)
}

it('signs a person in with the claim of their groups, and takes each code once', async () => {
  const query = await follow(await here.begin(SIGN_IN))
  expect(await here.finish(SIGN_IN, query)).toMatchObject({ iss: issuer, sub: 'ada', groups: ['platform'] })
  await expect(here.finish(SIGN_IN, query)).rejects.toThrow('the provider refused (invalid_grant)')
})

it('G1 takes no response for another browser', async () => {
  const query = await follow(await here.begin(SIGN_IN))
  await expect(here.finish({ ...SIGN_IN, secret: 'd'.repeat(43) }, query)).rejects.toThrow('the provider refused')
})
