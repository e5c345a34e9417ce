/** Tasks of an operator in the console: each has the steps of a person, and the answer that the page then shows. */
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { ConsoleWorld } from '../../support/console.ts'
import { type ConsoleDay, plantDay } from '../../support/console-day.ts'

/** Acts of a person on a page; each is a step. */
export interface Steps {
  click(role: 'link' | 'button', name: string | RegExp): Promise<void>
  /** Opens what a summary hides. */
  open(summary: string): Promise<void>
  fill(label: string, text: string): Promise<void>
  choose(label: string, option: string): Promise<void>
}

/** A task: what is asked, the steps, and what the page shows at their end. */
export interface Task {
  readonly asked: string
  readonly run: (steps: Steps) => Promise<void>
  readonly answer: (page: Page) => Promise<string>
}

/** The text of the first row of the table below a heading. */
function firstRow(page: Page, heading: string): Promise<string> {
  return page.locator(`h2:has-text("${heading}") + table tbody tr`).first().innerText()
}

async function openCustomer({ fill, click }: Steps): Promise<void> {
  await fill('Search by', 'user_1842')
  await click('button', 'Search')
}

/** Questions to a support person, each by a customer, a colleague or an application. */
export const QUESTIONS: readonly Task[] = [
  {
    asked: 'Why did the sync of user_1842 stop?',
    run: openCustomer,
    answer: (page) => firstRow(page, 'Problems'),
  },
  {
    asked: 'Which customers does the outage of Stripe affect?',
    run: ({ click }) => click('link', /^2 customers: stripe upstream_error$/),
    answer: (page) => page.locator('main table').innerText(),
  },
  {
    asked: 'Who must act on the refused HubSpot of user_2001?',
    run: ({ click }) => click('link', 'Customers'),
    answer: (page) => page.locator('main tbody tr', { hasText: 'user_2001' }).innerText(),
  },
  {
    asked: 'What happened to a request?',
    async run({ fill, click }) {
      await fill('Search by', REQUEST)
      await click('button', 'Search')
    },
    answer: (page) => page.locator('main').innerText(),
  },
  {
    asked: 'When does the API of Klaviyo end, and who uses it?',
    async run({ click }) {
      await click('link', 'Kinds')
      await click('link', 'Klaviyo')
      await click('link', '1 customer')
    },
    async answer(page) {
      const users = await page.locator('main tbody').innerText()
      await page.goBack()
      return `${users} ${await page.locator('h2:has-text("Lifetime") + table').innerText()}`
    },
  },
]

/** Further tasks of an operator on the day. */
export const TASKS: readonly Task[] = [
  {
    asked: 'Connect it again.',
    async run(steps) {
      await openCustomer(steps)
      await steps.click('button', 'New link: Team wiki')
    },
    answer: (page) => page.getByLabel('Link', { exact: true }).inputValue(),
  },
  {
    asked: 'Which calls did an agent make this week?',
    async run({ click, choose }) {
      await click('link', 'Calls')
      await click('link', '7 days')
      await choose('Type', 'agents')
      await click('button', 'Filter')
    },
    answer: (page) => page.locator('main tbody tr').first().innerText(),
  },
  {
    asked: 'Which webhook was not delivered? Send it again.',
    async run({ click }) {
      await click('link', 'Webhooks')
      await click('link', /hooks\/plugboard/)
      await click('button', 'Enable')
      await click('button', /^Send again: msg_/)
    },
    answer: (page) => page.getByRole('status').innerText(),
  },
  {
    asked: 'Whose copies are older than a day?',
    async run({ click }) {
      await click('link', 'Syncs')
      await click('link', '1 day')
    },
    answer: (page) => page.locator('main tbody tr').first().innerText(),
  },
  {
    asked: 'Replace the secret of an application.',
    async run({ click, open }) {
      await click('link', 'Applications')
      await open('Replace the secret: Northwind backend')
      await click('button', 'Replace the secret: Northwind backend')
    },
    answer: (page) => page.getByLabel('Client secret').inputValue(),
  },
]

/** Result of a task. */
export interface TaskRun {
  readonly asked: string
  readonly answer: string
  readonly steps: number
  readonly seconds: number
}

/** Walks a task from the first screen. */
export async function runTask(page: Page, url: string, task: Task): Promise<TaskRun> {
  await page.goto(url)
  let steps = 0
  const count = async (act: Promise<unknown>): Promise<void> => {
    steps++
    await act
  }
  const began = performance.now()
  await task.run({
    click: (role, name) =>
      count(
        page
          .getByRole(role, { name, exact: typeof name === 'string' })
          .first()
          .click(),
      ),
    open: (summary) => count(page.locator(`summary[aria-label="${summary}"]`).click()),
    fill: (label, text) => count(page.getByLabel(label).first().fill(text)),
    choose: (label, option) => count(page.getByLabel(label).first().selectOption(option)),
  })
  const answer = await task.answer(page)
  const seconds = (performance.now() - began) / 1000
  return { asked: task.asked, answer: answer.replaceAll(/\s+/g, ' ').trim(), steps, seconds }
}

/** The request that a question is about. */
const REQUEST = 'req_5f2d8c41e7a94b06b3c19d70aa524e18'

/** The day of the tasks: an ordinary one with an outage of Stripe, a mistake of an application, and a kind whose version ends. */
export async function plantTasks(world: ConsoleWorld): Promise<ConsoleDay> {
  const day = await plantDay(world)
  const { access, audit, database } = world.server.services
  const { organizationId } = day.notion
  const { id } = await access.customers.ensure(organizationId, 'user_3000')
  await database.query(
    `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, definition_version, status, last_success_at)
     values (gen_random_uuid(), $1, $2, 'klaviyo', 'Newsletter', 'oauth2', '{}', '1.0.0', 'active', now())`,
    [organizationId, id],
  )
  const connectors = await database.query<{ id: string; customer_id: string; kind: string; name: string }>(
    `select c.id, c.customer_id, c.kind, c.name from organizations o join connectors c on c.organization_id = o.id where kind in ('stripe', 'hubspot')
     order by c.name`,
  )
  for (const [at, { id: connectorId, customer_id: customerId, kind }] of connectors.entries())
    for (let turn = 0; turn < 3; turn++)
      await audit.write({
        organizationId,
        requestId: at === 1 && turn === 2 ? REQUEST : `req_${randomUUID().replaceAll('-', '')}`,
        actor: { kind: 'scoped', id: 'backend' },
        customerId,
        connectorId,
        type: 'direct',
        entity: kind === 'stripe' ? 'charges' : 'contacts',
        action: kind === 'stripe' ? 'list' : 'create',
        status: kind === 'stripe' ? 502 : 422,
        code: kind === 'stripe' ? 'upstream_error' : 'upstream_rejected',
        durationMs: 3000,
      })
  await audit.flush()
  return day
}
