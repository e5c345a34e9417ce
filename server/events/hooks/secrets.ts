/** The secrets that may have signed a message. */
import type { Plan } from 'plugboard/runtime'
import { ownHostsOf } from '../../accounts/catalogue/index.ts'
import type { Connectors } from '../../accounts/connectors/index.ts'
import type { OauthApplications } from '../../accounts/oauth-applications/index.ts'
import type { Vault } from '../../ground/vault/index.ts'
import type { HookRow } from './rows.ts'
import { credentialOf, hookOwner, keySourceOf, kindWebhooks } from './webhooks.ts'

/** Services that find secrets. */
export interface SecretServices {
  readonly connectors: Pick<Connectors, 'credential'>
  readonly applications: Pick<OauthApplications, 'clientOf' | 'hostsOf'>
  readonly vault: Vault
}

/** The secrets by which the messages of a hook are signed, as far as they are known. @param plan of the hook's kind */
export async function hookSecrets(services: SecretServices, hook: HookRow, plan: Plan): Promise<string[]> {
  const { organizationId, connectorId, secret } = hook
  const webhooks = kindWebhooks(plan)
  switch (keySourceOf(webhooks)) {
    case 'secret':
      return secret ? [await services.vault.open(hookOwner(hook), secret)] : []
    case 'oauth_client':
      return clientSecrets(services, organizationId, plan)
    case 'credentials': {
      const name = credentialOf(webhooks)
      const value = connectorId && name && (await services.connectors.credential(organizationId, connectorId, name))
      return value ? [value] : []
    }
    case 'none':
      return []
  }
}

async function clientSecrets({ applications }: SecretServices, organizationId: string, plan: Plan): Promise<string[]> {
  const key = { kind: plan.kind, ownHosts: ownHostsOf(plan) }
  const hosts = await applications.hostsOf(organizationId, key)
  const clients = await Promise.all(hosts.map((host) => applications.clientOf(organizationId, { ...key, host })))
  return clients.flatMap((client) => client?.client_secret || [])
}
