import { connect } from 'plugboard'
import notionKind from 'plugboard/kinds/notion'
import { mockOf } from './mock.ts'

const notion = await connect(notionKind, {
  credentials: { token: process.env.NOTION_TOKEN ?? 'example' },
  // Leave this line out to write to a real workspace.
  transport: await mockOf('notion'),
})

const { records: sources } = await notion.data_sources.list({ page_size: 1 })
const [source] = sources
if (!source) throw new Error('Share a database with the integration first')

const { records: page } = await notion.pages.create({
  parent: { type: 'data_source_id', data_source_id: source.id },
  properties: { Name: { title: [{ text: { content: 'Launch' } }] }, Due: { date: { start: '2027-01-15' } } },
  children: [{ paragraph: { rich_text: [{ text: { content: 'We launch in January.' } }] } }],
})

await notion.blocks.create({
  block_id: page.id,
  children: [
    { heading_2: { rich_text: [{ text: { content: 'To do' } }] } },
    { to_do: { rich_text: [{ text: { content: 'Tell Ada' } }], checked: false } },
  ],
})

await notion.comments.create({
  parent: { page_id: page.id },
  rich_text: [{ text: { content: 'Who writes the announcement?' } }],
})

const { records: blocks } = await notion.blocks.list({ block_id: page.id })
console.log(blocks.length, blocks.at(-1)?.to_do?.rich_text?.[0]?.text?.content)

await notion.$close()
