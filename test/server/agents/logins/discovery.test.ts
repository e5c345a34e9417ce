/** How agents find the authorization server: addresses for clients to ask, and addresses without an answer. */
import {
  discoverAuthorizationServerMetadata,
  discoverOAuthProtectedResourceMetadata,
} from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LoginWorld } from './world.ts'

const RESOURCE = '/.well-known/oauth-protected-resource'
const SERVER = '/.well-known/oauth-authorization-server'
const OPENID = '/.well-known/openid-configuration'

let world: LoginWorld
beforeAll(async () => {
  world = await LoginWorld.start()
})
afterAll(() => world?.close())

it('the resource is described at its own path and at the root', async () => {
  const asked: string[] = []
  const onlyRoot = async (url: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(url)
    asked.push(pathname)
    return pathname === RESOURCE ? fetch(url, init) : new Response('', { status: 404 })
  }
  const atRoot = await discoverOAuthProtectedResourceMetadata(world.resource, {}, onlyRoot)
  const atPath = await discoverOAuthProtectedResourceMetadata(world.resource)
  expect([asked, atRoot, atRoot.resource, atRoot.authorization_servers]).toEqual([
    [`${RESOURCE}/mcp`, RESOURCE],
    atPath,
    world.resource,
    [world.origin],
  ])
})

// Its issuer is the root: RFC 8414 section 3.3 has a client drop metadata that names another issuer than the address that it asked for.
it.each([`${SERVER}/mcp`, `${OPENID}/mcp`, `/mcp${OPENID}`, OPENID])('%s is not found', async (path) => {
  expect((await fetch(world.origin + path)).status).toBe(404)
})

it('a client refuses metadata without OpenID Connect as an OpenID configuration, and takes 404 for none', async () => {
  const metadata = await (await fetch(world.origin + SERVER)).text()
  const discovered = (openid: () => Response) =>
    discoverAuthorizationServerMetadata(world.origin, {
      fetchFn: async (url) => (new URL(url).pathname === OPENID ? openid() : new Response('', { status: 404 })),
    })
  await expect(discovered(() => new Response(metadata))).rejects.toThrow(/jwks_uri/)
  expect(await discovered(() => new Response('', { status: 404 }))).toBeUndefined()
  expect((await discoverAuthorizationServerMetadata(world.origin))?.issuer).toBe(world.origin)
})
