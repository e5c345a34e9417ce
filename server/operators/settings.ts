/** Settings of operators: the console. */
import { hostFault, issuerFault, originFault, type Setting, setting } from '../ground/setting-kinds/index.ts'

/** The settings by their names. */
export const OPERATOR_SETTINGS = {
  'console.listen': setting.flag(false, 'Whether the console for operators listens, on a port of its own.'),
  'console.host': setting.text('127.0.0.1', 'Address on which the console listens.', { fault: hostFault }),
  'console.port': setting.port(8789, 'Port of the console. 0 uses a free one.'),
  'console.url': setting.text(
    undefined,
    'URL at which operators reach the console: an origin other than that of the API.',
    {
      fault: originFault,
      derived: 'http://<console.host>:<console.port>',
    },
  ),
  'console.oidc.issuer': setting.text(undefined, 'URL of the OpenID provider at which operators sign in.', {
    fault: issuerFault,
    derived: 'none: operators log in by link',
  }),
  'console.oidc.name': setting.text(undefined, 'Name of the provider on the login page.', {
    derived: 'the host of the issuer',
  }),
  'console.oidc.clientId': setting.text(undefined, 'Client ID of the console at the provider.', { derived: 'none' }),
  'console.oidc.clientSecretFile': setting.file(
    'File with its client secret, mode 0600. Without one, the console is a public client.',
  ),
  'console.oidc.scopes': setting.signInScopes(),
  'console.oidc.roles.claim': setting.claim('groups', 'Claim of ID tokens with the values that give a role.'),
  'console.oidc.roles.viewer': setting.list('Values of that claim that give the role viewer.'),
  'console.oidc.roles.support': setting.list('Values of that claim that give the role support.'),
  'console.oidc.roles.operator': setting.list('Values of that claim that give the role operator.'),
  'console.oidc.roles.owner': setting.list('Values of that claim that give the role owner.'),
} as const satisfies Record<string, Setting>
