import { connect } from 'plugboard'
import hubspotKind from 'plugboard/kinds/hubspot'

const tokens = new Map<string, string>([['refresh_token', process.env.HUBSPOT_REFRESH_TOKEN!]])

const hubspot = await connect(hubspotKind, {
  auth: 'oauth',
  credentials: async () => ({
    client_id: process.env.HUBSPOT_CLIENT_ID!,
    client_secret: process.env.HUBSPOT_CLIENT_SECRET!,
    refresh_token: tokens.get('refresh_token')!,
  }),
  save: async (renewed) => {
    for (const [name, value] of Object.entries(renewed)) tokens.set(name, value)
  },
})

const { records } = await hubspot.contacts.list({ limit: 10 })
console.log(records.length, tokens.has('access_token'))

await hubspot.$close()
