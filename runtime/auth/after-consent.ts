/** Steps after the exchange of a code: further token exchanges, and lookups of settings. */
import { USER_AGENT } from '../base/version.ts'
import { ConnectorError } from '../base/errors.ts'
import type { HttpRequest, HttpResponse } from '../base/http.ts'
import { defined, type Json } from '../base/json.ts'
import { cutFromForm } from '../language/form.ts'
import { compileLocator, locatorSource, type LocatorSource } from '../language/locator.ts'
import { valueLookup } from '../language/template-value.ts'
import { declaredUrl } from '../language/url-template.ts'
import type { FoundValue, LookupStep, ResolvedAuth, TokenEndpoint } from '../manifest/index.ts'
import { type Authorize, type Credentials, rendered } from './credentials.ts'
import { jsonOf, readTokenResponse, troubleOf } from './token-response.ts'
import { tokenRequest } from './token-request.ts'

/** A choice within a consent, such as a site: its settings and its name for people. */
export interface ConsentChoice {
  readonly name?: string
  readonly config: Readonly<Record<string, string>>
}

/** Result of the steps after a consent. */
export interface AfterConsent {
  readonly credentials: Credentials
  /** The looked-up settings, by name. */
  readonly config: Readonly<Record<string, string>>
  /** The open choices where a lookup found several and the settings name none; else empty. */
  readonly choices: readonly ConsentChoice[]
}

interface Consented {
  readonly credentials: Credentials
  readonly config: Readonly<Record<string, Json>>
  /** The response of the token endpoint. */
  readonly answer: HttpResponse
  /** Further values in the query of the redirect, by name. */
  readonly returned?: Readonly<Record<string, string>>
}

/**
 * Runs the steps of an auth variant: yields requests and receives their responses.
 * @throws ConnectorError `oauth_error` when a lookup finds nothing, `credentials_mismatch` when it does not find the
 * given setting, and the errors of token endpoints
 */
export function* afterConsent(
  variant: ResolvedAuth,
  token: TokenEndpoint,
  authorize: Authorize,
  { credentials: traded, config, answer, returned = {} }: Consented,
  now: number,
): Generator<HttpRequest, AfterConsent, HttpResponse> {
  let credentials = traded
  let found: Record<string, string> = {}
  let choices: readonly ConsentChoice[] = []
  for (const step of variant.afterConsent ?? []) {
    const settings = { ...config, ...found }
    if ('exchange' in step) {
      const grant = rendered(step.exchange, valueLookup(credentials, settings))
      credentials = readTokenResponse(
        token,
        yield tokenRequest({ token, assertion: variant.assertion }, grant, credentials, settings, now),
        credentials,
        now,
      )
      continue
    }
    const said = step.url ? yield authorize(lookupRequest(step, credentials, settings), credentials, settings) : answer
    const all = readChoices(step, step.from === 'redirect' ? { body: returned, header: () => null } : read(step, said))
    const chosen = chooseFrom(all, config)
    if (chosen) found = { ...found, ...chosen.config }
    else choices = all
  }
  return { credentials, config: found, choices }
}

/**
 * The choice that the settings name, or the only one; undefined where several are open.
 * @throws ConnectorError `credentials_mismatch` when the settings name another one
 */
export function chooseFrom(
  choices: readonly ConsentChoice[],
  config: Readonly<Record<string, Json>>,
): ConsentChoice | undefined {
  const names = Object.keys(choices[0]?.config ?? {})
  if (!names.some((name) => config[name] !== undefined)) return choices.length === 1 ? choices[0] : undefined
  const chosen = choices.find((choice) =>
    names.every((name) => config[name] === undefined || config[name] === choice.config[name]),
  )
  if (chosen) return chosen
  throw choiceError(choices, `${names.join(', ')} is not among the choices that the consent gives access to`)
}

/** The error for an open or unknown choice. Lists the choices. */
export function choiceError(
  choices: readonly ConsentChoice[],
  state = 'the consent gives access to several choices',
): ConnectorError {
  const names = Object.keys(choices[0]?.config ?? {})
  const listed = choices
    .slice(0, 20)
    .map(({ name, config }) => [...(name === undefined ? [] : [name]), Object.values(config).join(' ')].join(': '))
  const more = choices.length > 20 ? `, and ${choices.length - 20} more` : ''
  return new ConnectorError('credentials_mismatch', `Cannot connect: ${state}: ${listed.join(', ')}${more}`, {
    hint: `Set ${names.join(' and ')} of one of them in config (hosted: environment).`,
    errors: names.map((name) => ({
      field: `environment.${name}`,
      message: 'must be one of the listed choices',
      error_code: 'choice',
    })),
  })
}

function lookupRequest(
  { url: template }: LookupStep,
  credentials: Credentials,
  config: Readonly<Record<string, Json>>,
): HttpRequest {
  const url = template && declaredUrl(template, valueLookup(credentials, config))
  if (!url) throw new ConnectorError('credentials_mismatch', 'Cannot connect: config does not make a valid lookup URL')
  const headers = { accept: 'application/json', 'user-agent': USER_AGENT }
  return { method: 'GET', origin: url.origin, path: url.pathname + url.search, headers }
}

function read(step: LookupStep, answer: HttpResponse): LocatorSource {
  if (answer.status >= 200 && answer.status < 300) return locatorSource(jsonOf(answer), answer.headers)
  throw new ConnectorError(
    troubleOf(answer.status, undefined) ?? 'oauth_error',
    `Cannot look up ${Object.keys(step.config).join(', ')}: the third party returned ${answer.status}`,
  )
}

function readChoices(step: LookupStep, whole: LocatorSource): ConsentChoice[] {
  const names = Object.keys(step.config).join(', ')
  const items = step.items ? compileLocator(step.items)(whole) : [whole.body ?? null]
  if (!Array.isArray(items))
    throw new ConnectorError('oauth_error', `Cannot look up ${names}: the response does not contain a list`)
  const choices = new Map(
    items.map((item) => {
      const choice = readChoice(step, { ...whole, body: item })
      return [JSON.stringify(choice.config), choice]
    }),
  )
  if (choices.size === 0)
    throw new ConnectorError('oauth_error', `Cannot look up ${names}: the consent does not give access to any`, {
      hint: 'Ask the owner to consent with an account that has one.',
    })
  return [...choices.values()]
}

function readChoice({ config, name }: LookupStep, item: LocatorSource): ConsentChoice {
  const values = Object.entries(config).map(([setting, found]) => [setting, readFound(setting, found, item)] as const)
  const label = name && compileLocator(name)(item)
  return defined({
    config: Object.fromEntries(values),
    name: typeof label === 'string' ? label.slice(0, 100) : undefined,
  })
}

function readFound(setting: string, { at, form }: FoundValue, item: LocatorSource): string {
  const value = compileLocator(at)(item)
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text === '')
    throw new ConnectorError('oauth_error', `Cannot look up ${setting}: the response has no text at its location`)
  const found = form === undefined ? text : cutFromForm(form, text)
  if (found === undefined)
    throw new ConnectorError('oauth_error', `Cannot look up ${setting}: the text does not match ${form}`)
  return found
}
