/** One program for every runtime: hosted mode's client reads, writes and is refused, and a webhook is checked. */
import { connect } from 'plugboard/hosted'
import { verify } from 'plugboard/webhooks'

/** Settings of the program. */
export interface SmokeSettings {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** A webhook of the server, as it was signed. */
  readonly webhook: {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly secret: string
  }
}

/** Result, the same on each runtime. */
export interface SmokeResult {
  readonly listed: number
  readonly pages: number
  readonly created: string | null | undefined
  readonly refused: string
  readonly forged: string
}

/** Runs it. */
export async function smoke({ webhook, ...hosted }: SmokeSettings): Promise<SmokeResult> {
  const stripe = await connect('stripe', { hosted: { ...hosted, externalUserId: 'user_1' } })
  const { records } = await stripe.customers.list({ limit: 10 })
  let pages = 0
  for await (const _ of stripe.customers.list.pages({ limit: 10 }, { limit: 30 })) pages += 1
  const { records: created } = await stripe.customers.create({ name: 'Ada Lovelace' })
  const code = (error: unknown) => String((error as { code?: string }).code)
  const refused = await stripe.customers.get({ id: 'no-such-id' }).then(() => 'nothing', code)
  const { headers, body, secret } = webhook
  await verify(body, headers, secret, { tolerance: 86_400 })
  const forged = await verify(`${body} `, headers, secret, { tolerance: 86_400 }).then(() => 'nothing', code)
  await stripe.$close()
  return { listed: records.length, pages, created: created?.name, refused, forged }
}
