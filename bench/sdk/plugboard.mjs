/** The client on the same lists. */
const CALLS = {
  stripe: ['customers', { limit: 100 }, { api_key: 'sk_test_0123456789' }],
  notion: ['users', { page_size: 100 }, { token: 'ntn_0123456789' }],
  linear: ['users', { first: 100 }, { api_key: 'lin_api_0123456789' }],
  asana: ['tasks', { limit: 100, project: '1' }, { token: '1/0123456789' }],
  airtable: [
    'records',
    { base_id: 'appBench000000000', table_id_or_name: 'people', pageSize: 100 },
    { personal_access_token: 'pat0123456789' },
  ],
}

/** @param build the folder of a build, as a URL that ends with a slash */
export async function open(origin, kind, build) {
  const { connect } = await import(`${build}client/index.js`)
  const { undiciTransport } = await import(`${build}runtime/index.js`)
  const [entity, params, credentials] = CALLS[kind]
  // Unpaced: a loopback upstream has no rate to keep to, and the SDKs keep to none.
  const transport = undiciTransport({ connectTo: () => origin })
  const connector = await connect(kind, { credentials, transport, paced: false })
  const list = connector[entity].list
  return {
    list: async () => (await list(params)).records.length,
    async iterate() {
      let count = 0
      for await (const _ of list.all(params)) count++
      return count
    },
  }
}
