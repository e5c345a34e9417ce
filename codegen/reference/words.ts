/** Describes the behavior of an operation in sentences. */
import {
  type BatchShape,
  type ErrorRule,
  OUTCOME_CODES,
  type Pagination,
  type RateLimit,
  type ResolvedAuth,
  type ResolvedManifest,
  type ResolvedOperation,
} from 'plugboard/author'
import { capText, type Locator, pageOfCredentials } from 'plugboard/internal'
import { codeSpan, linkTo, markdownText } from './markdown.ts'

/** Returns the page to create the credentials of a variant; empty if the manifest names none. */
export function pageText(auth: ResolvedAuth, { config }: Pick<ResolvedManifest, 'config'>): string {
  const page = pageOfCredentials(auth, config)
  if (page === undefined) return ''
  const settings = [...page.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => codeSpan(name))
  return settings.length === 0
    ? `Create the credentials at ${linkTo(page, page)}.`
    : `Create the credentials at ${codeSpan(page)}, with your ${settings.join(', ')}.`
}

/** Describes the pagination. */
export function paginationText(pagination: Pagination): string {
  const cap = pagination.cap ? ` ${capSentence(pagination.cap)}` : ''
  if (pagination.style === 'none') return `One page: ${markdownText(pagination.because)}${cap}`
  const size = 'size' in pagination && pagination.size ? `; ${codeSpan(pagination.size)} sets the page size` : ''
  return `${stepText(pagination)}${size}. \`next\` has the params of the next page, or null after the last page.${cap}`
}

function capSentence({ resume, ...cap }: NonNullable<Pagination['cap']>): string {
  const ends = `The vendor ends the list ${capText(cap)}.`
  if (!resume) return `${ends} A call behind them is ${codeSpan('result_window')}.`
  const order = Object.entries(resume.with).map(([name, value]) =>
    value === null ? `without ${codeSpan(name)}` : `with ${codeSpan(`${name}: ${JSON.stringify(value)}`)}`,
  )
  const ordered = order.length > 0 ? `Listed ${order.join(', ')}, it` : 'It'
  return `${ends} ${ordered} continues by ${codeSpan(resume.param)}, from the ${codeSpan(resume.by.join('.'))} of the last record.`
}

function stepText(pagination: Exclude<Pagination, { style: 'none' }>): string {
  const param = codeSpan(pagination.param)
  switch (pagination.style) {
    case 'offset':
      return `By offset: ${param} advances by the records received`
    case 'page':
      return `By page number in ${param}, from ${pagination.start}`
    case 'link':
      return `By the vendor's link to the next page, which contains ${param}`
    case 'graphql':
      return `By cursor: ${param} takes the end cursor of the previous page`
    case 'cursor':
      return `By cursor: ${param} takes ${locatorText(pagination.next)} of the previous page`
  }
}

/** Describes the further requests of a call; empty without any. */
export function furtherText({ steps = [], keep, params }: ResolvedOperation): string {
  if (steps.length === 0) return ''
  const said = steps.map(({ request, url, hosts, until }) => {
    const asked = url
      ? `${request.method} at the URL in ${locatorText(url)}${hosts.length > 0 ? ` (also on ${hosts.map(codeSpan).join(', ')})` : ''}`
      : codeSpan(`${request.method} ${pathText(request.path)}`)
    const end = until?.is ? ` is ${until.is.map((value) => codeSpan(String(value))).join(' or ')}` : ' is there'
    const wait = until ? `, repeated until ${locatorText(until.at)}${end}` : ''
    return asked + wait
  })
  const names = [keep, ...steps.map((step) => step.keep)].flatMap((values = {}) => Object.keys(values))
  const given = names.filter((name) => Object.hasOwn(params.properties as object, name))
  const resumed =
    given.length > 0
      ? ` A call that ends as ${codeSpan('still_running')} has ${given.map(codeSpan).join(' and ')} in its ${codeSpan('next')}. Another call continues with it.`
      : ''
  return `Then sends ${said.join('; then ')}.${resumed}`
}

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB'] as const

/** Returns a file param's limit: `at most 5,242,880 bytes (5 MiB)`; empty without a limit. */
export function fileLimitText({ files, steps = [] }: ResolvedOperation, param: string): string {
  const [most] = [files, ...steps.map(({ request }) => request.files)].flatMap((all) => all?.[param]?.maxBytes ?? [])
  if (most === undefined) return ''
  const unit = Math.min(Math.floor(Math.log(most) / Math.log(1024)), UNITS.length - 1)
  const rounded = Number((most / 1024 ** unit).toFixed(1))
  const about = rounded * 1024 ** unit === most ? '' : 'about '
  const size = unit > 0 ? ` (${about}${rounded} ${UNITS[unit]})` : ''
  return `at most ${most.toLocaleString('en')} bytes${size}`
}

/** Describes the time limit of a call; empty for the default. */
export function timeLimitText({ timeoutMs }: ResolvedOperation): string {
  return timeoutMs === USUAL_MS ? '' : `Ends after ${timeoutMs / 1000} s unless the caller sets another time limit.`
}

/** The time limit of a call whose manifest names none. */
const USUAL_MS = 60_000

/** Describes the outcomes of a batch. */
export function batchText({ of }: BatchShape): string {
  return `Writes all of ${codeSpan(of)} in one call. In the metadata, ${codeSpan('outcomes')} has the outcome of each by its index: ${codeSpan('done')}, ${codeSpan('failed')} with the vendor's code and message, or ${codeSpan('unknown')}. The records are the ones that are done.`
}

/** Returns a path as a manifest writes it. */
export function pathText(path: ResolvedOperation['path']): string {
  return path.map((part) => (typeof part === 'string' ? part : `{${part.param}}`)).join('')
}

/** Returns a locator as a manifest writes it. */
export function locatorText(locator: Locator): string {
  switch (locator.in) {
    case 'header':
      return `the header ${codeSpan(locator.name)}`
    case 'link':
      return locator.attribute === undefined
        ? `the link ${codeSpan(locator.rel)}`
        : `${codeSpan(locator.attribute)} of the link ${codeSpan(locator.rel)}`
    case 'last':
      return `${codeSpan(locator.field.join('.'))} of the last record`
    case 'query':
      return `${codeSpan(locator.param)} in the query of ${locatorText(locator.url)}`
    case 'first':
      return locator.of.map(locatorText).join(' or ')
    case 'path':
      return codeSpan(locator.path)
    case 'body':
      return codeSpan(
        `$${locator.steps.map((step) => (typeof step === 'number' ? `[${step}]` : stepName(step))).join('')}`,
      )
  }
}

function stepName(step: string | { readonly only: true }): string {
  if (typeof step !== 'string') return '.*'
  return /^[\w@-]+$/.test(step) ? `.${step}` : `['${step}']`
}

/** Describes an error rule. */
export function ruleText({ status, at, is, not, as }: ErrorRule): string {
  const values = (is ?? not)?.map((value) => codeSpan(String(value))).join(', ')
  const conditions = [
    status ? `HTTP ${status.join(', ')}` : '',
    at ? `${locatorText(at)} is ${values === undefined ? 'there' : `${not ? 'not ' : ''}${values}`}` : '',
  ]
  const outcome = as === 'empty' ? 'no records rather than an error' : codeSpan(OUTCOME_CODES[as])
  return `${conditions.filter(Boolean).join(' and ')}: ${outcome}.`
}

/** Describes a rate limit. */
export function rateText({ limit, perMs, concurrency }: RateLimit): string {
  const parts = [
    limit === undefined ? '' : `${limit} calls per ${periodText(perMs)}`,
    concurrency === undefined ? '' : `${concurrency} at once`,
  ].filter(Boolean)
  return parts.length === 0 ? '' : `At most ${parts.join(', ')}.`
}

const PERIODS: readonly (readonly [number, string])[] = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
]

function periodText(milliseconds: number): string {
  const [size, name] = PERIODS.find(([unit]) => milliseconds % unit === 0) ?? [1, 'millisecond']
  const count = milliseconds / size
  return count === 1 ? name : `${count} ${name}s`
}
