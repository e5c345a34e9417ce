/** Opens an OpenID provider of the settings. */
import { type Config, readSecretFile } from '../../config/index.ts'
import { OidcProvider } from './provider.ts'

/**
 * Opens the provider of a section of the settings; undefined where the section names none. Nothing is fetched before somebody signs in.
 * @throws ConnectorError `invalid_configuration` for a secret file that cannot be used
 */
export function openProvider(
  section: string,
  { issuer, clientId, clientSecretFile: file, scopes }: Config['console']['oidc'] | Config['agents']['oidc'],
  options: { readonly allowPrivate: boolean; readonly now: () => number },
): OidcProvider | undefined {
  if (issuer === undefined || clientId === undefined) return undefined
  const clientSecret = file === undefined ? undefined : readSecretFile(file, `${section}.clientSecretFile`)
  return new OidcProvider({ issuer, clientId, clientSecret, scopes, ...options })
}
