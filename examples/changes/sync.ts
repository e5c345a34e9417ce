import { readFile, rename, writeFile } from 'node:fs/promises'
import { connect, sync, type SyncCheckpoint } from 'plugboard'
import stripeKind from 'plugboard/kinds/stripe'

/** Records and checkpoint are stored together: here in one file, in your application in one transaction. */
interface Store {
  state?: SyncCheckpoint
  readonly customers: Record<string, { readonly email: string | null; readonly pass: string }>
}

const file = process.env.STORE_FILE ?? 'customers.json'
const store = JSON.parse(await readFile(file, 'utf8').catch(() => '{"customers": {}}')) as Store
const stripe = await connect(stripeKind, { credentials: { api_key: process.env.STRIPE_KEY! } })

const { customers, state } = store
for await (const { changes, checkpoint } of sync(stripe, { entities: ['customers'], state }).pages()) {
  for (const change of changes) {
    const { operation, pass } = change
    if (operation === 'upsert') customers[change.key] = { email: change.record.email ?? null, pass }
    if (operation === 'delete') delete customers[change.key]
    if (operation === 'complete')
      for (const [key, held] of Object.entries(customers)) if (held.pass !== pass) delete customers[key]
  }
  store.state = checkpoint
  await writeFile(`${file}.new`, JSON.stringify(store))
  await rename(`${file}.new`, file)
}
console.log(Object.keys(customers).length, store.state?.version)

await stripe.$close()
