/** Settings of agents: their issuer, their logins. */
import { issuerFault, scopesFault, type Setting, setting } from '../ground/setting-kinds/index.ts'

/** The settings by their names. */
export const AGENT_SETTINGS = {
  'agents.issuer': setting.text(undefined, 'URL of your OAuth issuer. Agents may present its access tokens to /mcp.', {
    fault: issuerFault,
    derived: 'none: tokens of this server only',
  }),
  'agents.clientId': setting.text(
    undefined,
    'Client ID of the application for which holders of such tokens act, and whose login page agents use.',
    {
      derived: 'none',
    },
  ),
  'agents.organizationId': setting.text(undefined, 'Organization of their customers, if the application has several.', {
    derived: 'the only one of the application',
  }),
  'agents.customerClaim': setting.text('sub', 'Claim of such tokens with the external_user_id of the customer.'),
  'agents.scopeClaim': setting.text(
    'scope',
    'Claim of such tokens with their scopes, as a list or as text separated by spaces.',
  ),
  'agents.writeScopes': {
    ...setting.list(
      'Scopes that let such tokens write but not delete. Without a scope of this or the next two settings, tokens only read.',
    ),
    fault: scopesFault,
  },
  'agents.deleteScopes': { ...setting.list('Scopes that let such tokens write and delete.'), fault: scopesFault },
  'agents.payScopes': {
    ...setting.list('Scopes that let such tokens write, delete and move money.'),
    fault: scopesFault,
  },
  'agents.registration': setting.flag(
    false,
    'Whether agents may register automatically (RFC 7591), for hosts without a client metadata document. At most 1,000 clients.',
  ),
  'agents.oidc.issuer': setting.text(
    undefined,
    'URL of your OpenID provider. Users sign in there when an agent logs in, for the application of agents.clientId.',
    { fault: issuerFault, derived: 'none: the login page of the application, and invitations' },
  ),
  'agents.oidc.clientId': setting.text(undefined, 'Client ID of this server at that provider.', { derived: 'none' }),
  'agents.oidc.clientSecretFile': setting.file(
    'File with its client secret, mode 0600. Without one, the server is a public client.',
  ),
  'agents.oidc.scopes': setting.signInScopes(),
  'agents.oidc.customerClaim': setting.claim('sub', 'Claim of ID tokens with the external_user_id of the customer.'),
  'agents.rawText': setting.flag(false, 'Whether to keep hidden characters and HTML comments in text for agents.'),
} as const satisfies Record<string, Setting>
