import { platform } from 'plugboard'

const api = platform({
  baseUrl: process.env.PLUGBOARD_URL!,
  clientId: process.env.PLUGBOARD_CLIENT_ID!,
  clientSecret: process.env.PLUGBOARD_CLIENT_SECRET!,
})

/** Records with their pass, by key, of each copy. In your application a table, and the checkpoint a row beside it. */
const copies = new Map<string, Map<string, { record: unknown; pass: string }>>()
const copyOf = ({ connectorId, entity }: { connectorId: string; entity: string }) => {
  const name = `${connectorId}/${entity}`
  return copies.get(name) ?? copies.set(name, new Map()).get(name)!
}
let after: string | undefined

for await (const change of api.changes({ externalUserId: 'user_1', entities: ['customers'], after })) {
  if (change.operation === 'upsert') copyOf(change).set(change.key, change)
  if (change.operation === 'delete') copyOf(change).delete(change.key)
  if (change.operation === 'reset') copyOf(change).clear()
  after = change.checkpoint
}
console.log(
  [...copies.values()].every(({ size }) => size > 0),
  copies.size,
  typeof after,
)
