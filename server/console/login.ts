/** The pages of somebody who is not logged in. */
import { html } from '../base/index.ts'
import type { PersonRef } from '../operators/index.ts'
import type { ConsolePage } from './request/route.ts'

/** Says how to log in. */
export function strangerPage(isOver: boolean): ConsolePage {
  return {
    title: isOver ? 'This link is over' : 'Log in',
    body: html`<p>
        ${isOver ? 'A link opens once, within ten minutes of the command that made it.' : 'You are not logged in, or your session has ended.'}
      </p>
      <p>
        On the machine of the server, run <code>plugboard console login</code> with its settings, and open the link that
        it prints.
      </p>
      <p>
        <small
          >A session ends 12 hours after the login, and after an hour without a request. A page of another site that
          leads here shows this page, too: open the console from its own address.</small
        >
      </p>`,
  }
}

/** Asks whether to log in: programs that look at links open none. */
export function welcomePage({ name, role }: PersonRef, code: string): ConsolePage {
  return {
    title: 'Log in',
    body: html`<p>You log in as <b>${name}</b>, in the role <b>${role}</b>. What you do is recorded under this name.</p>
      <form method="post" action="/login">
        <input type="hidden" name="code" value="${code}" /><button class="primary">Log in</button>
      </form>`,
  }
}
