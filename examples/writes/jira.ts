import { connect } from 'plugboard'
import jiraKind from 'plugboard/kinds/jira'
import { mockOf } from './mock.ts'

const jira = await connect(jiraKind, {
  credentials: {
    username: process.env.JIRA_EMAIL ?? 'ada@example.com',
    password: process.env.JIRA_TOKEN ?? 'example',
  },
  config: { subdomain: process.env.JIRA_SITE ?? 'example' },
  // Leave this line out to write to a real site.
  transport: await mockOf('jira'),
})

const { records: created } = await jira.issues.create({
  fields: { project: { key: 'ENG' }, issuetype: { name: 'Task' }, summary: 'Oil the wheels' },
})
const issueIdOrKey = created.id

await jira.issue_comments.create_text({ issueIdOrKey, text: 'The left one squeaks.' })
await jira.issue_worklogs.create({ issueIdOrKey, timeSpent: '2h', started: '2026-11-26T09:00:00.000+0000' })

const { records: transitions } = await jira.issue_transitions.list({ issueIdOrKey })
const done = transitions.find(({ to }) => to?.statusCategory?.key === 'done')
if (!done) throw new Error(`No transition of ${created.key} ends in a status that is done`)
await jira.issues.transition({ issueIdOrKey, transition: { id: done.id } })

const { records: issue } = await jira.issues.get({ issueIdOrKey })
console.log(issue.fields?.summary, issue.fields?.status?.statusCategory?.key)

await jira.$close()
