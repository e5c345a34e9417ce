import Airtable from 'airtable'

export async function open(origin) {
  const base = new Airtable({ apiKey: 'pat0123456789', endpointUrl: origin }).base('appBench000000000')
  const select = () => base('people').select({ pageSize: 100 })
  return {
    list: async () => (await select().firstPage()).length,
    async all() {
      let count = 0
      await select().eachPage((records, next) => {
        count += records.length
        next()
      })
      return count
    },
  }
}
