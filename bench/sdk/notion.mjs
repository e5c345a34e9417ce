import { Client, iteratePaginatedAPI } from '@notionhq/client'

export async function open(origin) {
  const notion = new Client({ auth: 'ntn_0123456789', baseUrl: origin })
  return {
    list: async () => (await notion.users.list({ page_size: 100 })).results.length,
    async all() {
      let count = 0
      for await (const _ of iteratePaginatedAPI(notion.users.list, { page_size: 100 })) count++
      return count
    },
  }
}
