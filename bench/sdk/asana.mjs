import Asana from 'asana'

export async function open(origin) {
  const client = new Asana.ApiClient()
  client.basePath = `${origin}/api/1.0`
  client.authentications.token.accessToken = '1/0123456789'
  const tasks = new Asana.TasksApi(client)
  const first = () => tasks.getTasks({ limit: 100, project: '1' })
  return {
    list: async () => (await first()).data.length,
    async all() {
      let count = 0
      for (let page = await first(); page.data; page = await page.nextPage()) count += page.data.length
      return count
    },
  }
}
