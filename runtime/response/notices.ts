/** Reads notices in the headers of responses. @see RFC 9745 (Deprecation), RFC 8594 (Sunset), RFC 9111 section 5.5 (Warning) */
import type { HttpHeaders } from '../base/http.ts'
import { defined } from '../base/json.ts'
import type { Notice } from '../base/notice.ts'
import { linkOf } from '../language/locator.ts'
import type { NoticeHeader } from '../manifest/index.ts'

/** A notice without its call. */
export type HeaderNotice = Omit<Notice, 'kind' | 'operation'>

/** Maximum length of a text, in characters. */
const MAX_TEXT = 300

/** A header that may have a notice. */
interface Watched {
  readonly name: string
  /** The notice in a value; null without one. Absent if each value is one. */
  readonly find?: (value: string) => string | null
}

/** The headers of every third party. */
const STANDARD: readonly Watched[] = [
  { name: 'Sunset' },
  { name: 'Deprecation', find: (value) => (/^fa|^\?0/i.test(value) ? null : value) },
  { name: 'Link', find: (value) => (/deprecation|sunset/i.test(value) ? pageOf(value) : null) },
  { name: 'Warning' },
]

/** Finds the notices of a kind's responses. */
export class NoticeReader {
  readonly #watched: readonly Watched[]

  /** @param own headers that the manifest names */
  constructor(own: readonly NoticeHeader[] = []) {
    this.#watched = [...STANDARD, ...own.map(watched)]
  }

  /** The notices in headers as lines of text; empty without any. Equal lines have equal notices. */
  linesOf(headers: HttpHeaders): string {
    let lines = ''
    for (const { name, find } of this.#watched) {
      const value = headers.get(name)
      const found = value !== null && find ? find(value) : value
      if (found !== null) lines += `${name}: ${found}\n`
    }
    return lines
  }

  /** The notices in headers without the third party's words: `ends 2027-10-16 (Sunset)`; empty without any. */
  summary(headers: HttpHeaders): string {
    return this.read(this.linesOf(headers))
      .map(({ type, date, source }) => `${date ? `${type} ${date}` : type} (${source})`)
      .join(', ')
  }

  /** The notices in lines. */
  read(lines: string): HeaderNotice[] {
    const { Sunset, Deprecation, Link, Warning = '', ...own } = Object.fromEntries(lines.split('\n').map(headerIn))
    return [
      ...endIn(Sunset, Deprecation, Link),
      ...warningsIn(Warning).map((text) => noticeOf('news', 'Warning', text)),
      ...Object.entries(own).flatMap(([name, text]) => (text === '' ? [] : noticeOf('ends', name, text))),
    ]
  }
}

function watched({ name, has = [''] }: NoticeHeader): Watched {
  const isNotice = (value: string) => has.some((text) => value.toLowerCase().includes(text.toLowerCase()))
  return { name, find: (value) => (isNotice(value) ? value : null) }
}

function headerIn(line: string): [name: string, value: string] {
  const at = line.indexOf(': ')
  return [line.slice(0, Math.max(0, at)), line.slice(at + 2).trim()]
}

function noticeOf(type: Notice['type'], source: string, text: string, link = linkIn(text), date?: string) {
  return defined<HeaderNotice>({ type, date, source, text: text.slice(0, MAX_TEXT), link })
}

/** The notice of the standard headers. A link may only lead to a policy: without another header it is news. */
function endIn(sunset?: string, deprecation?: string, link?: string): HeaderNotice[] {
  if (sunset) return [noticeOf('ends', 'Sunset', sunset, link, dayIn(sunset))]
  if (deprecation) return [noticeOf('ends', 'Deprecation', deprecation, link)]
  return link ? [noticeOf('news', 'Link', link)] : []
}

/** The end of an ISO date, after its day. */
const ISO_TIME = /^.{10}(?:T[\d:.]+Z)?$/

/** The day of an HTTP date, or of an ISO date in UTC. */
function dayIn(text: string): string | undefined {
  const date = new Date(text)
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString()
  // A year of more than four digits has a sign.
  if (!/^\d/.test(iso)) return undefined
  const day = iso.slice(0, 10)
  // A date that no calendar has, such as February 30, is another day.
  return date.toUTCString() === text || (text.startsWith(day) && ISO_TIME.test(text)) ? day : undefined
}

/** The texts of warnings with code 299: what the third party wants a person to read. */
function warningsIn(value: string): string[] {
  const found = [...value.matchAll(/(?:^|,)\s*299\s+\S+\s+"((?:[^"\\]|\\.)+)"/g)]
  return found.map(([, text = '']) => text.replace(/\\(.)/g, '$1'))
}

/** The page of a `Link` header about the end of a resource. */
function pageOf(value: string): string | null {
  return addressOf(linkOf(value, 'deprecation') ?? linkOf(value, 'sunset') ?? '') ?? null
}

/** The first address in a text. */
function linkIn(text: string): string | undefined {
  return addressOf(/https:\/\/[^\s"'<>;,]*[^\s"'<>;,.)]/.exec(text)?.[0] ?? '')
}

/** An address of the web without a user name; undefined for others. */
function addressOf(text: string): string | undefined {
  return /^https?:\/\/[^@]{1,500}$/i.test(text) && URL.canParse(text) ? text : undefined
}
