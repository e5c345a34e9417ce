/** Webhooks of a kind's vendor, as hooks use them. */
import { quoted } from 'plugboard/internal'
import type { Plan } from 'plugboard/runtime'
import { ServerError } from '../../ground/errors/index.ts'
import type { SecretOwner } from '../../ground/vault/index.ts'
import type { HookRow } from './rows.ts'

/** The webhooks of a kind. */
export type KindWebhooks = NonNullable<Plan['manifest']['webhooks']>

/** The webhooks of a kind. @throws ConnectorError `hooks_not_supported` for a kind that declares none */
export function kindWebhooks({ kind, manifest: { webhooks } }: Plan): KindWebhooks {
  if (webhooks) return webhooks
  throw new ServerError(
    'hooks_not_supported',
    `Cannot use a hook of ${quoted(kind)}: its manifest declares no webhooks`,
  )
}

/**
 * Returns the source of the key that verifies messages: a secret of the hook, the OAuth application's, a credential of the
 * connector, or only the URL.
 */
export function keySourceOf({ verify }: KindWebhooks): 'secret' | 'oauth_client' | 'credentials' | 'none' {
  if (verify.type === 'url') return 'none'
  if (verify.key === 'client_secret') return 'oauth_client'
  return verify.key === 'secret' ? 'secret' : 'credentials'
}

/** The credential of the connector by which messages are checked; undefined where another secret does. */
export function credentialOf({ verify }: KindWebhooks): string | undefined {
  return verify.type === 'url' ? undefined : /^credentials\.(.+)$/.exec(verify.key)?.[1]
}

/** Returns the owner of a hook's sealed secret. */
export function hookOwner({ organizationId, id }: Pick<HookRow, 'organizationId' | 'id'>): SecretOwner {
  return { organizationId, purpose: 'hook', id, version: 1 }
}

/** Returns the owner of the sealed token in a hook's URL. */
export function addressOwner(hook: Pick<HookRow, 'organizationId' | 'id'>): SecretOwner {
  return { ...hookOwner(hook), version: 2 }
}
