/** Settings of the providers at which people sign in. */
import { describe, expect, it } from 'vitest'
import type { ConnectorError } from '../../../runtime/index.ts'
import { readConfig } from '../../../server/config/index.ts'

const CONSOLE = ['console.oidc.issuer=https://id.example.com', 'console.oidc.clientId=c']
const AGENTS = ['agents.oidc.issuer=https://id.example.com', 'agents.oidc.clientId=c', 'agents.clientId=app']

/** The settings that a configuration is refused for. */
function faults(set: readonly string[]): string[] {
  try {
    readConfig({ env: {}, set })
    return []
  } catch (error) {
    return (error as ConnectorError).errors?.map(({ field, message }) => `${field} ${message}`) ?? []
  }
}

it('a file has the sections of a provider, and the environment each of its settings', () => {
  const set = [...CONSOLE, 'console.oidc.roles.owner=platform,admins']
  const env = { PLUGBOARD_CONSOLE_OIDC_ROLES_SUPPORT: 'helpdesk', PLUGBOARD_CONSOLE_OIDC_ROLES_CLAIM: 'roles' }
  const { oidc } = readConfig({ env, set }).console
  expect(oidc).toMatchObject({
    issuer: 'https://id.example.com',
    scopes: ['openid', 'email'],
    roles: { claim: 'roles', owner: ['platform', 'admins'], operator: [], support: ['helpdesk'], viewer: [] },
  })
})

describe('settings of a provider', () => {
  it.each<[string, readonly string[], string]>([
    ['without a client', ['console.oidc.issuer=https://id.example.com'], 'console.oidc.clientId must be set together'],
    ['without an issuer', ['console.oidc.clientId=c'], 'console.oidc.issuer must be set together'],
    ['with a secret alone', ['agents.oidc.clientSecretFile=/x'], 'agents.oidc.issuer must be set together'],
    ['that give nobody a role', CONSOLE, 'console.oidc.roles.owner must have a value'],
    ['of agents without an application', AGENTS.slice(0, 2), 'agents.clientId must be set together'],
    ['of agents beside an own issuer', [...AGENTS, 'agents.issuer=https://a.example'], 'cannot be combined'],
    ['without TLS', ['console.oidc.issuer=http://id.example.com'], 'must be an https URL'],
    ['with a query', ['console.oidc.issuer=https://id.example.com/?x'], 'must be an https URL'],
    ['without the scope of OpenID', ['console.oidc.scopes=email'], 'console.oidc.scopes must have "openid"'],
    ['G5 by names that people choose', ['console.oidc.roles.claim=preferred_username'], 'that the provider decides'],
    ['G5 by a nickname', ['agents.oidc.customerClaim=nickname'], 'that the provider decides'],
  ])('%s are refused', (_, set, fault) => {
    expect(faults(set).join('\n')).toContain(fault)
  })

  it('are taken whole', () => {
    expect(faults([...CONSOLE, 'console.oidc.roles.viewer=all', ...AGENTS])).toEqual([])
  })
})
