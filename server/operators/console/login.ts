/** The pages of somebody who is not logged in. */
import { html } from '../../ground/base/index.ts'
import type { PersonRef } from '../sign-in/index.ts'
import type { ConsolePage } from './request/route.ts'
import { SIGN_IN_PATH, type SignInOutcome } from './sign-in.ts'

/** Says how to log in. @param provider its name, where people sign in at one */
export function strangerPage(isOver: boolean, provider: string | undefined): ConsolePage {
  return {
    title: isOver ? 'This link has expired' : 'Log in',
    body: html`<p>
        ${isOver ? 'A link opens once, within ten minutes of the command that made it.' : 'You are not logged in, or your session has ended.'}
      </p>
      ${provider === undefined ? html`` : html`<p><a class="button primary" href="${SIGN_IN_PATH}">Sign in with ${provider}</a></p>`}
      <h2>${provider === undefined ? 'With a link' : 'Or with a link'}</h2>
      <p>Run this on the machine of the server, with its settings, and open the link that it prints:</p>
      <p class="command"><code class="copy">plugboard console login --name you --role support</code></p>
      <p>
        <small
          >A session ends 12 hours after the login, and after an hour without a request. A page of another site that
          leads here shows this page, too: open the console from its own address.</small
        >
      </p>`,
  }
}

/** Says why somebody whom the provider knows gets no role. */
export function noRolePage({
  name,
  claim,
  values,
}: Extract<SignInOutcome, { refused: object }>['refused']): ConsolePage {
  const shown =
    values.length === 0
      ? html`The provider sent no text in the claim <code>${claim}</code>.`
      : html`The provider sent these values of <code>${claim}</code>: ${values.join(', ')}.`
  return {
    title: 'You have no role here',
    body: html`<p>
        You signed in as <b>${name}</b>, but the settings of this server give you no role in the console. ${shown}
      </p>
      <p>
        Ask the operator of this server to name one of your values in <code>console.oidc.roles</code>, or ask the
        operator of the provider to give you one that is named there. Then <a href="${SIGN_IN_PATH}">sign in again</a>.
      </p>`,
  }
}

/** Says why a sign-in was refused. */
export function refusedPage(reason: string): ConsolePage {
  return {
    title: 'You are not signed in',
    body: html`<p role="alert">${reason}.</p>
      <p><a href="/login">Go to the login page</a></p>`,
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
