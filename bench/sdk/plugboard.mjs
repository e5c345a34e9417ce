/**
 * The client on the same lists.
 * @param build the folder of a build, as a URL that ends with a slash
 * @param given the list, as JSON: entity, params and credentials
 */
export async function open(origin, kind, build, given) {
  const { connect } = await import(`${build}client/index.js`)
  const { undiciTransport } = await import(`${build}runtime/index.js`)
  const { entity, params, credentials } = JSON.parse(given)
  // Unpaced: a loopback upstream has no rate to keep to, and the SDKs keep to none.
  const transport = undiciTransport({ connectTo: () => origin })
  const connector = await connect(kind, { credentials, transport, paced: false })
  const list = connector[entity].list
  return {
    list: async () => (await list(params)).records.length,
    async all() {
      let count = 0
      for await (const _ of list.all(params)) count++
      return count
    },
    async pages() {
      let count = 0
      for await (const { records } of list.pages(params)) count += records.length
      return count
    },
  }
}
