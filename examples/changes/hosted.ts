import { connect } from 'plugboard'
import type {} from 'plugboard/kinds/stripe'

const stripe = await connect('stripe', {
  hosted: {
    baseUrl: process.env.PLUGBOARD_URL!,
    clientId: process.env.PLUGBOARD_CLIENT_ID!,
    clientSecret: process.env.PLUGBOARD_CLIENT_SECRET!,
    externalUserId: 'user_1',
  },
})

/** Records by key. Your application keeps a table, with the checkpoint in a row. */
const emails = new Map<string, { email: string | null; pass: string }>()
let after: string | undefined

for await (const change of stripe.$changes('customers', { after, limit: 500 })) {
  const { operation, pass, checkpoint } = change
  if (operation === 'upsert') emails.set(change.key, { email: change.record.email ?? null, pass })
  if (operation === 'delete') emails.delete(change.key)
  if (operation === 'complete') for (const [key, held] of emails) if (held.pass !== pass) emails.delete(key)
  after = checkpoint
}
console.log(emails.size > 0, typeof after)

await stripe.$close()
