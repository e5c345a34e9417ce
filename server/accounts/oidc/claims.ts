/** Claims of an ID token about a person. */

/** The claims of an ID token whose signature, issuer, audience, nonce and time are right. */
export type ProviderClaims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string }

/** A person, as a provider knows them. */
export interface SignedInPerson {
  readonly issuer: string
  /** The provider's permanent identifier of the person. */
  readonly subject: string
  /** Their email address, where the provider does not say that it is unproved; else the subject. */
  readonly name: string
}

const LONGEST_NAME = 100
/** More values of a claim are refused: no role needs them. */
const MOST_VALUES = 1000

/** The person of claims. */
export function personIn({ iss, sub, email, email_verified: isVerified }: ProviderClaims): SignedInPerson {
  const isShown =
    typeof email === 'string' &&
    isVerified !== false &&
    email.length > 0 &&
    email.length <= LONGEST_NAME &&
    !hasHiddenCharacters(email)
  return { issuer: iss, subject: sub, name: isShown ? email : sub }
}

/**
 * Returns the texts of a claim: a list, or a single text, unchanged. Email addresses count only if the provider states that they
 * are verified. Other values are ignored.
 */
export function claimTexts(claims: ProviderClaims, claim: string): readonly string[] {
  if (claim === 'email' && claims.email_verified !== true) return []
  if (!Object.hasOwn(claims, claim)) return []
  const value = claims[claim]
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value) || value.length > MOST_VALUES) return []
  return value.filter((one) => typeof one === 'string')
}

/** Whether a text has characters that a page, a terminal or a log would not show as they are. */
export function hasHiddenCharacters(text: string): boolean {
  return /[\p{C}\p{Zl}\p{Zp}]/u.test(text)
}
