/**
 * One walk over 1,000 pages of a vendor's list, in a process of its own. Prints the CPU time of the walk, in microseconds.
 * @see walks.ts, which starts it with one argument: the walk as JSON
 */
import { Agent, request } from 'undici'
import { open } from './sdk/plugboard.mjs'

const RECORDS = 100_000

/** By vendor: the records of a page, and the next request for the first one. */
const NEXT = {
  stripe: (page, { path }) => [page.data, page.has_more && { path: `${path}&starting_after=${page.data.at(-1).id}` }],
  notion: (page, { path }) => [page.results, page.has_more && { path: `${path}&start_cursor=${page.next_cursor}` }],
  linear: ({ data: { users } }, { body: { query, variables } }) => [
    users.nodes,
    users.pageInfo.hasNextPage && { body: { query, variables: { ...variables, after: users.pageInfo.endCursor } } },
  ],
  asana: (page, { path }) => [page.data, page.next_page && { path: `${path}&offset=${page.next_page.offset}` }],
  airtable: (page, { path }) => [page.records, page.offset && { path: `${path}&offset=${page.offset}` }],
}

async function walkBare({ origin, vendor, first: { path, method, headers, body } }) {
  const dispatcher = new Agent()
  const next = NEXT[vendor]
  const first = { path, body: body === undefined ? undefined : JSON.parse(body) }
  let count = 0
  for (let asked = first; asked;) {
    const text = asked.body && JSON.stringify(asked.body)
    const response = await request(origin + (asked.path ?? path), { dispatcher, method, headers, body: text })
    const [records, more] = next(JSON.parse(await response.body.text()), first)
    count += records.length
    asked = more
  }
  return count
}

const walk = JSON.parse(process.argv[2])
const way = walk.way === 'bare' ? undefined : await open(walk.origin, walk.vendor, walk.build, walk.list)
const begun = process.cpuUsage()
const count = await (way ? way[walk.way]() : walkBare(walk))
const { user, system } = process.cpuUsage(begun)
if (count !== RECORDS) throw new Error(`${walk.vendor}: walked ${count} records`)
process.stdout.write(String(user + system), () => process.exit())
