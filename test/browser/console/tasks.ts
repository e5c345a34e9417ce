/** Tasks of an operator in the console: each has the steps of a person, and the answer that the page then shows. */
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

/** The tasks of an operator on the day. */
export const TASKS: readonly Task[] = [
  {
    asked: 'Why does the Notion of user_1842 fail?',
    run: openCustomer,
    answer: (page) => firstRow(page, 'Problems'),
  },
  {
    asked: 'Since when?',
    run: openCustomer,
    answer: async (page) => `since ${await page.locator('h2:has-text("Problems") + table time').first().innerText()}`,
  },
  {
    asked: 'Whose fault is it?',
    run: openCustomer,
    answer: async (page) =>
      `turn of the ${await page.locator('h2:has-text("Problems") + table .badge').first().innerText()}`,
  },
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
  {
    asked: 'Which customers use a kind whose version ends?',
    async run({ click }) {
      await click('link', 'Kinds')
      await click('link', 'ends')
      await click('link', 'yes')
      await click('link', '1')
    },
    answer: (page) => page.locator('main tbody tr').first().innerText(),
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

/** The day of the tasks: an ordinary one, and a customer of a kind whose version ends. */
export async function plantTasks(world: ConsoleWorld): Promise<ConsoleDay> {
  const day = await plantDay(world)
  const { access, database } = world.server.services
  const { id } = await access.customers.ensure(day.notion.organizationId, 'user_3000')
  await database.query(
    `insert into connectors (id, organization_id, customer_id, kind, name, auth_variant, scopes, definition_version, status, last_success_at)
     values (gen_random_uuid(), $1, $2, 'klaviyo', 'Newsletter', 'oauth2', '{}', '1.0.0', 'active', now())`,
    [day.notion.organizationId, id],
  )
  return day
}
