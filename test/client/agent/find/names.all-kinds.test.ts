/** Everyday words of a request: parts of kinds' names, days of the week, "who am I". Only a whole name means a kind. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { AgentKind } from '../../../../client/agent/index.ts'
import { OperationIndex } from '../../../../client/agent/find/operation-index.ts'
import { plainWords } from '../../../../client/agent/find/words.ts'
import { listKinds } from '../../../../runtime/index.ts'
import { agentKindsOf } from '../../../support/recall.ts'

const ANY = { accepts: () => true, isFirst: () => false }

let kinds: readonly AgentKind[]
let all: OperationIndex
/** The same kinds under names that nothing else has. */
let renamed: OperationIndex
beforeAll(async () => {
  kinds = await agentKindsOf()
  all = new OperationIndex(kinds)
  renamed = new OperationIndex(kinds.map((one, at) => ({ ...one, kind: `acmely${at}`, title: `Acmely${at}` })))
})

/** The operations that an index finds, with what their kinds are called left out. */
function foundIn(index: OperationIndex, query: string): unknown {
  const { found, named } = index.find(query, ANY, 20)
  return { named, operations: found.map(({ operation }) => operation) }
}

const names = await listKinds()
describe('a part of a name', () => {
  test.each(names)('%s finds what it finds under another name', (name) => {
    const kind = kinds.find((one) => one.kind === name)!
    const [first, ...parts] = [...new Set(plainWords(`${kind.kind} ${kind.title}`))]
    for (const part of parts.filter((word) => word !== first)) {
      for (const query of [`${part} the invoice`, `show every ${part} of Bob`, `${part} a message to Bob`])
        expect([query, foundIn(all, query)]).toEqual([query, foundIn(renamed, query)])
    }
  })
})

test.each([
  [['gmail', 'sendgrid', 'slack'], 'send an email to Bob', 'gmail.messages.create'],
  [['outlook', 'google-calendar'], "what's on my calendar", 'outlook.calendar_view.list'],
  [['linear', 'microsoft-teams'], 'who is on my team', 'linear.teams.list'],
  [['google-calendar', 'monday'], 'meetings on monday', 'google-calendar.events.list'],
  [['google-calendar', 'gmail', 'slack'], 'who am I meeting today', 'google-calendar.events.list'],
])('with %j, %j finds %s among the first two', async (names, query, wanted) => {
  const { found } = new OperationIndex(await agentKindsOf(names)).find(query, ANY, 2)
  expect(found.map(({ kind, operation }) => `${kind.kind}.${operation.entity}.${operation.action}`)).toContain(wanted)
})

test('"am I double-booked" does not ask whose account is connected', async () => {
  const { found } = new OperationIndex(await agentKindsOf(['google-calendar', 'gmail', 'slack'])).find(
    'am I double-booked tomorrow?',
    ANY,
    8,
  )
  expect(found.map(({ operation }) => operation.entity)).not.toContain('identity')
})

test('a weekday names no kind; its product and its entities do', async () => {
  const index = new OperationIndex(await agentKindsOf(['google-calendar', 'monday']))
  const named = (query: string) => index.find(query, ANY, 1).named
  const days = ['my monday meetings', 'lunch on Monday', 'what is due monday', 'Mondays at nine']
  const names = ['boards in monday', 'the monday.com board', 'a monday item', 'monday: set status column']
  expect([days.map(named), names.map(named)]).toEqual([days.map(() => []), names.map(() => ['monday'])])
})
