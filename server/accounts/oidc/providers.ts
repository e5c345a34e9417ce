/** The providers of the settings. */
import { type Config, readSecretFile } from '../../ground/config/index.ts'
import { OidcProvider } from './provider.ts'

/** Where people sign in; undefined where the settings name no provider. */
export interface OidcProviders {
  /** Of operators, to the console. */
  readonly operatorProvider: OidcProvider | undefined
  /** Of users whose agents log in. */
  readonly userProvider: OidcProvider | undefined
}

/**
 * Opens the providers of the settings. Nothing is fetched before somebody signs in.
 * @param onClose gets what ends a provider
 * @throws ConnectorError `invalid_configuration` for a secret file that cannot be used
 */
export function openProviders(
  { console, agents, egress: { allowPrivate } }: Config,
  now: () => number,
  onClose: (close: () => Promise<unknown>) => void,
): OidcProviders {
  const open = (section: string, settings: Config['console']['oidc'] | Config['agents']['oidc']) => {
    const { issuer, clientId, clientSecretFile: file, scopes } = settings
    if (issuer === undefined || clientId === undefined) return undefined
    const clientSecret = file === undefined ? undefined : readSecretFile(file, `${section}.clientSecretFile`)
    const provider = new OidcProvider({ issuer, clientId, clientSecret, scopes, allowPrivate, now })
    onClose(() => provider.close())
    return provider
  }
  return {
    operatorProvider: console.listen ? open('console.oidc', console.oidc) : undefined,
    userProvider: open('agents.oidc', agents.oidc),
  }
}
