import { connect } from 'plugboard'
import hubspotKind from 'plugboard/kinds/hubspot'
import { mockOf } from './mock.ts'

const hubspot = await connect(hubspotKind, {
  credentials: { private_app_token: process.env.HUBSPOT_TOKEN ?? 'example' },
  // Leave this line out to write to a real account.
  transport: await mockOf('hubspot'),
})

// Creates the contact, or updates the one with this email address.
const { records: contacts, meta } = await hubspot.contacts.upsert({
  inputs: [
    {
      id: 'ada@example.com',
      idProperty: 'email',
      objectWriteTraceId: 'ada',
      properties: { email: 'ada@example.com', firstname: 'Ada', lastname: 'Byron' },
    },
  ],
})
const [contact] = contacts
if (!contact) throw new Error(JSON.stringify(meta.outcomes))

const { records: deal } = await hubspot.deals.create({
  properties: { dealname: 'Ten seats', pipeline: 'default', dealstage: 'qualifiedtobuy', amount: '1900' },
})
await hubspot.associations.create_default({
  fromObjectType: 'deals',
  fromObjectId: deal.id,
  toObjectType: 'contacts',
  toObjectId: contact.id,
})

const { records: call } = await hubspot.calls.create({
  properties: { hs_timestamp: new Date().toISOString(), hs_call_title: 'Renewal', hs_call_body: 'Ada will renew.' },
  associations: [
    { to: { id: contact.id }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: 194 }] },
  ],
})

const { records: read } = await hubspot.deals.get({ dealId: deal.id, properties: 'dealname,amount' })
console.log(read.properties.dealname, read.properties.amount, typeof call.id)

await hubspot.$close()
