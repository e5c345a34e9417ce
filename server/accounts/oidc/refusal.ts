/** Why somebody is not signed in, as a sentence without a secret. */
import { ConnectorError } from 'plugboard/runtime'

/** A sign-in that cannot be completed. Its message is for the person; nothing that somebody else wrote is in it. */
export class OidcRefusal extends Error {
  override readonly name = 'OidcRefusal'
}

/** Fields of an error that the library throws. */
interface LibraryError {
  readonly code?: unknown
  readonly error?: unknown
  readonly message?: unknown
  readonly cause?: unknown
}

/** Errors of a chain of causes, the outermost first. */
function chainOf(error: unknown): LibraryError[] {
  const chain: LibraryError[] = []
  for (let one = error; typeof one === 'object' && one !== null && chain.length < 8; one = (one as LibraryError).cause)
    chain.push(one)
  return chain
}

/** Codes of OAuth: short words that no person has to escape. */
const OAUTH_CODE = /^[a-z_]{1,40}$/

/** Claims whose values the library compares, and what a wrong one means. */
const CLAIM_FAULTS: Readonly<Record<string, string>> = {
  aud: 'its ID token is for another client',
  azp: 'its ID token is for another client',
  iss: 'its ID token comes from another issuer',
  nonce: 'its ID token belongs to another sign-in',
  exp: 'its ID token has expired',
  nbf: 'its ID token is not valid yet',
  iat: 'its ID token was not issued now',
}

/** The refusal for an error of the library. What a provider or a browser wrote is not repeated, but for a code of OAuth. */
export function oidcRefusalOf(error: unknown): OidcRefusal {
  const chain = chainOf(error)
  const own = chain.find((one): one is OidcRefusal => one instanceof OidcRefusal)
  if (own) return own
  const unsent = chain.find((one): one is ConnectorError => one instanceof ConnectorError)
  if (unsent)
    return new OidcRefusal(`Cannot sign in: the server cannot reach the provider (${unsent.code})`, { cause: error })
  const refused = chain.find((one) => typeof one.error === 'string')
  if (refused) {
    const code = String(refused.error)
    return new OidcRefusal(
      `Cannot sign in: the provider refused${OAUTH_CODE.test(code) ? ` (${code})` : ''}. Start again`,
      { cause: error },
    )
  }
  return new OidcRefusal(`Cannot sign in: ${faultIn(chain)}. Start again`, { cause: error })
}

function faultIn(chain: readonly LibraryError[]): string {
  for (const { cause } of chain) {
    const claim = (cause as { readonly claim?: unknown } | undefined)?.claim
    if (typeof claim === 'string' && Object.hasOwn(CLAIM_FAULTS, claim)) return CLAIM_FAULTS[claim] ?? ''
  }
  const texts = chain.map(({ message }) => String(message))
  if (texts.some((text) => text.includes('"state"'))) return 'the response belongs to another browser or sign-in'
  if (texts.some((text) => text.includes('"iss"'))) return 'the response comes from another issuer'
  if (texts.some((text) => /signature|JWS|"alg"|jwks|verification key/i.test(text)))
    return 'its ID token is not signed by the provider'
  return 'the response of the provider is not valid'
}
