import { connect } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'
import { mockOf } from './mock.ts'

const stripe = await connect(stripeKind, {
  credentials: { api_key: process.env.STRIPE_KEY ?? 'example' },
  // Leave this line out to write to a real account, with a test key.
  transport: await mockOf('stripe'),
})

const { records: customer } = await stripe.customers.create({ name: 'Ada Byron', email: 'ada@example.com' })

const { records: draft } = await stripe.invoices.create({
  customer: customer.id,
  collection_method: 'send_invoice',
  days_until_due: 14,
})
for (const [description, amount] of [
  ['Ten seats', 1900],
  ['Set-up', 500],
] as const)
  await stripe.invoice_items.create({ customer: customer.id, invoice: draft.id, currency: 'eur', amount, description })

const { records: invoice } = await stripe.invoices.finalize({ id: draft.id })
console.log(invoice.id === draft.id, invoice.customer === customer.id)

const { records: charges } = await stripe.charges.list({ limit: 1 })
const [last] = charges
if (!last) throw new Error('Nobody has paid yet')
// The key makes a second run of the same refund a repeat of the first.
const { records: refund } = await stripe.refunds.create(
  { charge: last.id, reason: 'requested_by_customer' },
  { idempotencyKey: `refund-${last.id}` },
)
console.log(refund.charge === last.id, refund.reason)

await stripe.$close()
