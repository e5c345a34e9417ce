/** The pages on which a person opens an invitation, and decides what an agent may do. They work without scripts. */
import type { GrantTerms, KnownLogin, AgentLevel } from '../../accounts/access/index.ts'
import { formTargetOf } from './redirects.ts'
import { scopesOf } from './scopes.ts'
import { Html, html } from '../../ground/base/index.ts'
import { type Language, languageOf, type Words } from './words.ts'

/** Parts of every page. */
export interface PageParts {
  /** URL of the style of the server's pages. */
  readonly style: string
  /** The `accept-language` of the browser. */
  readonly accepted: string | undefined
}

/** A page, with its headers. */
export interface LoginPageResponse {
  readonly status: 200 | 400
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Uint8Array
}

/** A connector that the person may choose. */
interface ChoosableConnector {
  readonly id: string
  readonly kind: string
  readonly name: string
}

/** How long a grant may last, in days. */
const DAYS = [1, 7, 30, 90]
const DEFAULT_DAYS = 30
const DAY_SECONDS = 86_400

/** Asks what an agent may do. @param code of the login, which the form brings back */
export function consentPage(
  parts: PageParts,
  { request, externalUserId }: KnownLogin,
  code: string,
  connectors: readonly ChoosableConnector[],
): LoginPageResponse {
  const { words, tag } = languageOf(parts.accepted)
  const target = formTargetOf(request.redirectUri)
  const origin = request.clientHost ? fill(words.publishedBy, { host: request.clientHost }) : words.unverified
  const body = html`<h1>${fill(words.title, { client: request.clientName })}</h1>
    <p>${fill(words.intro, { client: request.clientName })}</p>
    <ul>
      <li>${origin}</li>
      <li>${fill(words.leadsTo, { target })}</li>
      <li>${fill(words.signedIn, { user: externalUserId })}</li>
    </ul>
    <form method="post" action="consent">
      <input type="hidden" name="login" value="${code}" />
      <fieldset>
        <legend>${words.level}</legend>
        ${scopesOf(request.level).map((level) => levelOption(level, words))}
      </fieldset>
      <fieldset>
        <legend>${words.connectors}</legend>
        ${connectorOptions(connectors, words)}
      </fieldset>
      <label for="days">${words.until}</label>
      <select id="days" name="days">
        ${DAYS.map((days) => dayOption(days, words))}
      </select>
      <button class="primary" name="decision" value="allow">${words.allow}</button>
      <button class="plain" name="decision" value="deny">${words.deny}</button>
    </form>`
  return page(parts, { words, tag }, { title: fill(words.title, { client: request.clientName }), body, target })
}

function levelOption(level: AgentLevel, words: Words): Html {
  const checked = level === 'read' ? new Html(' checked') : ''
  return html`<label class="option"
    ><input type="radio" name="level" value="${level}" ${checked} /> ${words[level]}</label
  >`
}

function connectorOptions(connectors: readonly ChoosableConnector[], words: Words): Html {
  return html`${connectors.map(
      ({ id, kind, name }) =>
        html`<label class="option"
          ><input type="checkbox" name="connector" value="${id}" checked /> ${name} (${kind})</label
        >`,
    )}${connectors.length === 0 ? html`<p>${words.noConnectors}</p>` : ''}<label class="option"
      ><input type="checkbox" name="later" value="1" /> ${words.later}</label
    >`
}

function dayOption(days: number, words: Words): Html {
  const selected = days === DEFAULT_DAYS ? new Html(' selected') : ''
  return html`<option value="${String(days)}" ${selected}>
    ${days === 1 ? words.day : fill(words.days, { count: String(days) })}
  </option>`
}

/**
 * Reads a person's decision from the page; undefined if they refused, or the form is not the page's.
 * @param owned the connectors of the customer
 */
export function readDecision(
  form: URLSearchParams,
  asked: AgentLevel,
  owned: ReadonlySet<string>,
): GrantTerms | undefined {
  const level = scopesOf(asked).find((one) => one === form.get('level'))
  const days = DAYS.find((one) => String(one) === form.get('days'))
  if (form.get('decision') !== 'allow' || level === undefined || days === undefined) return undefined
  const chosen = form.getAll('connector').filter((id) => owned.has(id))
  const except = [...owned].filter((id) => !chosen.includes(id))
  return {
    level,
    lifeSeconds: days * DAY_SECONDS,
    connectors: form.get('later') === '1' ? { except } : { only: chosen },
  }
}

/** Asks whether an invitation is to be opened: programs that look at links open none. */
export function invitationPage(parts: PageParts, code: string): LoginPageResponse {
  const { words, tag } = languageOf(parts.accepted)
  const body = html`<h1>${words.inviteTitle}</h1>
    <p>${words.inviteHelp}</p>
    <form method="post" action="invitation">
      <input type="hidden" name="code" value="${code}" /> <button class="primary">${words.goOn}</button>
    </form>`
  return page(parts, { words, tag }, { title: words.inviteTitle, body })
}

/** Says at which address the agent is added. */
export function openedPage(parts: PageParts, address: string): LoginPageResponse {
  const { words, tag } = languageOf(parts.accepted)
  const body = html`<h1>${words.openedTitle}</h1>
    <p>${words.openedHelp}</p>
    <p class="code"><code>${address}</code></p>`
  return page(parts, { words, tag }, { title: words.openedTitle, body })
}

/** Returns the page of a login that cannot continue. @param reason for the client's developer */
export function endedPage(parts: PageParts, reason: string): LoginPageResponse {
  const { words, tag } = languageOf(parts.accepted)
  const body = html`<h1>${words.failedTitle}</h1>
    <p>${words.failedHelp}</p>
    <p lang="en"><small>${reason}</small></p>`
  return page(parts, { words, tag }, { title: words.failedTitle, body, status: 400 })
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

function page(
  { style }: PageParts,
  { tag }: Language,
  { title, body, target = '', status = 200 }: { title: string; body: Html; target?: string; status?: 200 | 400 },
): LoginPageResponse {
  const direction = tag === 'ar' ? 'rtl' : 'ltr'
  const { text } = html`<!doctype html>
    <html lang="${tag}" dir="${direction}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <link rel="stylesheet" href="${style}" />
      <main>${body}</main>
    </html> `
  return { status, headers: { ...HEADERS, 'content-security-policy': policy(target) }, bytes: Buffer.from(text) }
}

/** Returns a policy: the page is not embedded, runs no script, and sends its form only to this server, which may redirect to the client. */
function policy(target: string): string {
  const rules = ["default-src 'none'", "style-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"]
  return [...rules, `form-action 'self' ${target}`.trim(), "require-trusted-types-for 'script'"].join('; ')
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}
