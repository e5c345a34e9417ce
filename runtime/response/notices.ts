/** Reads notices in the headers of responses. @see RFC 9745 (Deprecation), RFC 8594 (Sunset), RFC 9111 section 5.5 (Warning) */
import type { HttpHeaders } from '../base/http.ts'
import { defined } from '../base/json.ts'
import type { Notice } from '../base/notice.ts'
import { linkOf } from '../language/locator.ts'
import type { NoticeHeader } from '../manifest/index.ts'

/** A notice without its call. */
export type HeaderNotice = Omit<Notice, 'kind' | 'operation'>

/** Maximum length of a text and of a link, in characters. */
const MAX_TEXT = 300
const MAX_LINK = 500

/** A header that may have a notice. */
interface Watched {
  readonly name: string
  /** The notice in a value; null without one. */
  readonly find: (value: string) => string | null
}

/** The headers of every third party. */
const STANDARD: readonly Watched[] = [
  { name: 'Sunset', find: (value) => value },
  { name: 'Deprecation', find: (value) => (/^(?:false|\?0)$/i.test(value) ? null : value) },
  { name: 'Link', find: (value) => (/deprecation|sunset/i.test(value) ? pageOf(value) : null) },
  { name: 'Warning', find: (value) => (value.includes('299') ? value : null) },
]

/** Finds the notices of a kind's responses. */
export class NoticeReader {
  readonly #watched: readonly Watched[]
  readonly #own: readonly string[]

  /** @param own headers that the manifest names */
  constructor(own: readonly NoticeHeader[] = []) {
    this.#watched = [...STANDARD, ...own.map(watched)]
    this.#own = own.map(({ name }) => name)
  }

  /** The notices in headers as lines of text; empty without any. Equal lines have equal notices. */
  linesOf(headers: HttpHeaders): string {
    let lines = ''
    for (const { name, find } of this.#watched) {
      const value = headers.get(name)
      const found = value === null ? null : find(value)
      if (found !== null) lines += `${name}: ${found}\n`
    }
    return lines
  }

  /** The notices in headers without the third party's words: `ends 2027-10-16 (Sunset)`; empty without any. */
  summary(headers: HttpHeaders): string {
    const lines = this.linesOf(headers)
    if (lines === '') return ''
    return this.read(lines)
      .map(({ type, date, source }) => `${type} ${date === undefined ? '' : `${date} `}(${source})`)
      .join(', ')
  }

  /** The notices in lines. */
  read(lines: string): HeaderNotice[] {
    const values = new Map(lines.split('\n').map(headerIn))
    return [
      ...endIn(values),
      ...warningsIn(values.get('Warning') ?? '').map((text) => noticeOf('news', 'Warning', text, linkIn(text))),
      ...this.#own.flatMap((name) => {
        const text = values.get(name)
        return text ? [noticeOf('ends', name, text, linkIn(text))] : []
      }),
    ]
  }
}

function watched({ name, has }: NoticeHeader): Watched {
  const texts = has?.map((text) => text.toLowerCase())
  const isNotice = (value: string) => !texts || texts.some((text) => value.toLowerCase().includes(text))
  return { name, find: (value) => (isNotice(value) ? value : null) }
}

function headerIn(line: string): readonly [name: string, value: string] {
  const at = line.indexOf(': ')
  return [line.slice(0, Math.max(0, at)), line.slice(at + 2).trim()]
}

function noticeOf(type: Notice['type'], source: string, text: string, link?: string, date?: string): HeaderNotice {
  const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1)}…` : text
  return defined({ type, date, source, text: cut, link })
}

/** The notice of the standard headers. A link may only lead to a policy: without another header it is news. */
function endIn(values: ReadonlyMap<string, string>): HeaderNotice[] {
  const link = values.get('Link')
  const [sunset, deprecation] = [values.get('Sunset'), values.get('Deprecation')]
  if (sunset) return [noticeOf('ends', 'Sunset', sunset, link, dayIn(sunset))]
  if (deprecation) return [noticeOf('ends', 'Deprecation', deprecation, link)]
  return link === undefined ? [] : [noticeOf('news', 'Link', link, link)]
}

const DAY_MS = 86_400_000
const HTTP_DATE = /^[A-Z][a-z]{2}, (\d\d) [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/
const ISO_DATE = /^\d{4}-\d\d-(\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?Z)?$/

/** The day of an HTTP date, or of an ISO date in UTC. */
function dayIn(text: string): string | undefined {
  const day = (HTTP_DATE.exec(text) ?? ISO_DATE.exec(text))?.[1]
  const ms = Date.parse(text)
  // Date.parse takes February 30 for March 2.
  if (day === undefined || !(Math.abs(ms) < 1e5 * DAY_MS) || new Date(ms).getUTCDate() !== Number(day)) return undefined
  return new Date(ms).toISOString().slice(0, 10)
}

const WARNING = /\s*(\d{3})\s+\S+\s+"((?:[^"\\]|\\.)*)"(?:\s+"[^"]*")?\s*(?:,|$)/y

/** The texts of warnings with code 299: what the third party wants a person to read. */
function warningsIn(value: string): string[] {
  const texts: string[] = []
  WARNING.lastIndex = 0
  for (let found = WARNING.exec(value); found; found = WARNING.exec(value)) {
    const [, code, text = ''] = found
    if (code === '299' && text !== '') texts.push(text.replace(/\\(.)/g, '$1'))
  }
  return texts
}

/** The page of a `Link` header about the end of a resource. */
function pageOf(value: string): string | null {
  return addressOf(linkOf(value, 'deprecation') ?? linkOf(value, 'sunset') ?? '') ?? null
}

/** The first address in a text. */
function linkIn(text: string): string | undefined {
  const [found] = /https:\/\/[^\s"'<>;,]+/.exec(text) ?? []
  return found && addressOf(found.replace(/[.)]+$/, ''))
}

/** An address of the web without a user name; undefined for others. */
function addressOf(text: string): string | undefined {
  if (text.length > MAX_LINK || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined
  const { username, password, href } = new URL(text)
  return username || password || href.length > MAX_LINK ? undefined : href
}
