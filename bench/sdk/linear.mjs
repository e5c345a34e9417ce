import { LinearClient } from '@linear/sdk'

export async function open(origin) {
  const linear = new LinearClient({ apiKey: 'lin_api_0123456789', apiUrl: `${origin}/graphql` })
  return {
    list: async () => (await linear.users({ first: 100 })).nodes.length,
    async all() {
      // Its connection keeps every page, so pages are asked for one by one.
      let page = await linear.users({ first: 100 })
      let count = page.nodes.length
      while (page.pageInfo.hasNextPage) {
        page = await linear.users({ first: 100, after: page.pageInfo.endCursor })
        count += page.nodes.length
      }
      return count
    },
  }
}
