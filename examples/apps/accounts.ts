import { platform } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

/** Address of your application. */
export const origin = process.env.APP_ORIGIN ?? 'http://localhost:3000'

/** Address of the Plugboard server. */
export const plugboardUrl = process.env.PLUGBOARD_URL!

const plugboard = platform({
  baseUrl: plugboardUrl,
  clientId: process.env.PLUGBOARD_CLIENT_ID!,
  clientSecret: process.env.PLUGBOARD_CLIENT_SECRET!,
})

/** ID of the signed-in user. Read it from your session, never from the query or the body of a request. */
export const currentUser = (): string => 'user_3'

/** A token that opens the widget for one user, on pages of your origin. */
export async function widgetToken(user: string): Promise<string> {
  return (await plugboard.tokens.widget(user, origin)).token
}

/** Starts a consent without the widget, and returns the URL to redirect the user to. */
export async function consentUrl(user: string, kind: string): Promise<string> {
  const redirectUrl = `${origin}/connected/${kind}`
  return (await plugboard.oauth.initiate({ externalUserId: user, kind, redirectUrl })).consentUrl
}

/** Ends a consent, and returns the next page. Works only for the user who started it, and once. */
export async function finishConsent(user: string, kind: string, query: URLSearchParams): Promise<'/accounts' | '/'> {
  const secret = query.get('secret_id')
  if (secret === null) {
    // The user or the third party refused.
    console.warn('not connected', { kind, ...Object.fromEntries(query) })
    return '/'
  }
  await plugboard.connectors.create({ externalUserId: user, kind, name: kind, oauthSecretId: secret })
  return '/accounts'
}

/** The accounts that a user has connected. */
export async function accountsOf(user: string): Promise<object[]> {
  const accounts = []
  for await (const { name, connectorType, status } of plugboard.connectors.list({ externalUserId: user }))
    accounts.push({ name, connectorType, status })
  return accounts
}

/** Email addresses of the customers in a user's Stripe account. */
export async function customersOf(user: string): Promise<unknown[]> {
  const stripe = await plugboard.connect(stripeKind, { externalUserId: user })
  const { records } = await stripe.customers.list({ limit: 2 })
  return records.map(({ email }) => email)
}
