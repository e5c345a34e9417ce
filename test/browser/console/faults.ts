/** Faults of a page of the console by the rules of WCAG 2.2 AA. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The violations that axe finds. */
export async function faultsOf(page: Page): Promise<unknown> {
  // By the debugger, since the page's policy lets no other script in.
  await page.evaluate(AXE)
  return page.evaluate(`axe.run({ runOnly: ${JSON.stringify(TAGS)} }).then(({ violations }) =>
    violations.map(({ id, nodes }) => [id, nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary)]))`)
}

/** Elements that are wider than the window. */
export const OVERFLOW = `[...document.querySelectorAll('body, main *:not(thead *, thead)')].filter((one) =>
  one.getBoundingClientRect().right > document.documentElement.clientWidth + 1).map((one) => one.outerHTML.slice(0, 100))`
