/** How operators sign in at the OpenID provider of the settings: what their browser keeps, who they are, which role they get. */
import { digestOf, isSecret, newSecret } from '../../ground/base/index.ts'
import {
  claimTexts,
  hasHiddenCharacters,
  type OidcProvider,
  OidcRefusal,
  personIn,
  type SignIn,
} from '../../accounts/oidc/index.ts'
import { grantedIn, type Operators, type PersonRef, roleOf, type SignInRoles } from '../sign-in/index.ts'
import { cookiesNamed } from './request/cookie.ts'
import type { ConsoleOrigin } from './request/guard.ts'

/** Where a sign-in begins. */
export const SIGN_IN_PATH = '/login/oidc'
/** Where the provider sends the browser back; registered there. */
export const CALLBACK_PATH = '/login/callback'

/** How long a browser keeps the cookie of a sign-in, in seconds. */
const COOKIE_SECONDS = 600
const LONGEST_SUBJECT = 255
/** Maximum number of a claim's values on the page of a person without a role. */
const MOST_SHOWN = 20

/** Services of the sign-in. */
export interface SignInServices {
  readonly provider: OidcProvider
  readonly roles: SignInRoles
  readonly operators: Pick<Operators, 'invite'>
  readonly console: ConsoleOrigin
}

/** A person whom the provider knows, with the code by which they log in: undefined where the settings give them no role. */
export type SignInOutcome =
  | { readonly person: PersonRef; readonly code: string }
  | { readonly refused: { readonly name: string; readonly claim: string; readonly values: readonly string[] } }

/** Begins a sign-in. @throws OidcRefusal */
export async function beginSignIn({
  provider,
  console,
}: SignInServices): Promise<{ readonly location: string; readonly cookie: string }> {
  const secret = newSecret()
  return { location: await provider.begin(signInOf(secret, console)), cookie: signInCookie(secret, console) }
}

/**
 * Ends a sign-in, for the browser that began it.
 * @param cookies of the request
 * @throws OidcRefusal
 */
export async function endSignIn(
  { provider, roles, operators, console }: SignInServices,
  rawQuery: string,
  cookies: string | undefined,
): Promise<SignInOutcome> {
  const [secret, other] = cookiesNamed(cookies, signInCookieName(console))
  if (!isSecret(secret) || other !== undefined)
    throw new OidcRefusal(
      'Cannot sign in: this browser did not begin the sign-in, or more than ten minutes ago. Start again',
    )
  const claims = await provider.finish(signInOf(secret, console), rawQuery)
  const { issuer, subject, name } = personIn(claims)
  if (subject.length > LONGEST_SUBJECT || hasHiddenCharacters(subject))
    throw new OidcRefusal('Cannot sign in: the subject of the ID token is not a plain text')
  const values = claimTexts(claims, roles.claim)
  const role = roleOf(roles, values)
  if (role === undefined) return { refused: { name, claim: roles.claim, values: values.slice(0, MOST_SHOWN) } }
  const identity = { issuer, subject, granted: grantedIn(roles, values) }
  const person: PersonRef = { name: name.slice(0, 100), role, identity }
  const { code } = await operators.invite(person)
  return { person, code }
}

/** The header that stores the cookie of a sign-in, or removes it. `Lax`, so that it comes back from the provider. */
export function signInCookie(secret: string | undefined, console: ConsoleOrigin): string {
  const secure = console.isSecure ? '; Secure' : ''
  const age = secret === undefined ? 0 : COOKIE_SECONDS
  return `${signInCookieName(console)}=${secret ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

function signInCookieName({ origin, isSecure }: ConsoleOrigin): string {
  return isSecure ? '__Host-operator-sign-in' : `operator_sign_in_${new URL(origin).port}`
}

function signInOf(secret: string, { origin }: ConsoleOrigin): SignIn {
  return { redirectUri: origin + CALLBACK_PATH, state: digestOf(`state ${secret}`).toString('base64url'), secret }
}
