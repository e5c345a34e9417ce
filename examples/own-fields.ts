import { connect } from 'plugboard'
import hubspotKind from 'plugboard/kinds/hubspot'

const hubspot = await connect(hubspotKind, { sandbox: true })

const fields = await hubspot.deals.$fields()
const labels = fields.map(({ name, label, type }) => `${label} (${name}, ${type})`)

const { records } = await hubspot.deals.list({ limit: 1 }, { own: ['Region'] })
const [deal] = records
if (deal) await hubspot.deals.update({ dealId: deal.id, properties: {} }, { own: { Region: 'emea' } })

console.log(labels.join(', '))
await hubspot.$close()
