/** Logged-in operators, and programs with a token. */
import { html } from '../../../ground/base/index.ts'
import { atLeast, type OperatorSession } from '../../sign-in/index.ts'
import { actForm, ago, type ConsoleColumn, consolePath, tableOf } from '../html/parts.ts'
import type { ConsoleRoute } from '../request/route.ts'
import type { ScreenServices } from '../request/services.ts'

/** The routes of operators. */
export function operatorRoutes({ operators, now }: ScreenServices): ConsoleRoute[] {
  const screen: ConsoleRoute = {
    method: 'GET',
    path: '/operators',
    role: 'viewer',
    summary: 'Lists the sessions of operators and the tokens of programs.',
    nav: 'Operators',
    async handle({ session: own, csrf }) {
      const sessions = await operators.list()
      const end = (one: OperatorSession) =>
        atLeast(own.role, 'owner') && one.id !== own.id
          ? actForm({ to: `${consolePath('operators', one.id)}/end`, label: 'End', csrf, of: one.name })
          : null
      const columns: readonly ConsoleColumn<OperatorSession>[] = [
        ['Name', (one) => (one.id === own.id ? `${one.actor} (you)` : one.actor)],
        ['Role', (one) => one.role],
        ['Type', (one) => one.kind],
        ['Since', (one) => ago(one.createdAt, now())],
        ['Last seen', (one) => ago(one.usedAt, now())],
        ['Expires', (one) => ago(one.expiresAt, now())],
        ['Actions', end],
      ]
      return {
        data: { sessions },
        page: () => ({
          title: 'Operators',
          body: html`${tableOf(sessions, columns, 'No one is logged in.')}
            <p>
              <code>plugboard console login --name ada --role support</code> makes a link by which a person logs in
              once. <code>plugboard console token --name monitor --role viewer</code> makes a token of a program.
            </p>`,
        }),
      }
    },
  }
  const end: ConsoleRoute = {
    method: 'POST',
    path: '/operators/{session}/end',
    role: 'owner',
    summary: 'Ends a session of an operator, or a token of a program.',
    async handle({ params }) {
      const { id, name } = await operators.end(params.session ?? '')
      return { data: { id, name }, to: '/operators', notice: 'ended' }
    },
  }
  return [screen, end]
}
