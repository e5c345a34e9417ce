/** Names of persons: logins, and names in URLs of pictures and profiles. */
import { namedAs } from './field-names.ts'

const LOGIN = /^(?=.*[a-z])[\w.@+-]{3,64}$/i
/** Words that are no logins of persons. */
const ROLES =
  /^(?:admin(?:istrator)?|root|system|bot|api|user|users|guest|default|owner|member|customer|agent|none|null|me|self|unknown|anonymous|deleted|organi[sz]ation|team|app|integration|user-[0-9a-f]{8})$/i
/** Digits, or a separator between letters: `mkeller84`, `maria-keller`. */
const LIKE_A_NAME = /[a-z]\d|[a-z][._-][a-z]/i

/** Whether a field's text names a person: any login, and in fields such as `owner` a text in the form of one. */
export function isLogin(text: string, field: string): boolean {
  const name = namedAs(field)
  if (!LOGIN.test(text) || ROLES.test(text)) return false
  return name === 'login' || (name === 'person' && LIKE_A_NAME.test(text))
}

const URLS = /https?:\/\/[^\s"'<>()]+/gi
/** Fields with URLs of persons. */
const PERSON_FIELD =
  /avatar|photo|picture|portrait|headshot|profile|linked.?in|twitter|face.?book|instagram|git(?:hub|lab)|xing/i
/** The segments before a person's name in a path. */
const BEFORE_NAME =
  /^(?:avatars?|in|u|people|person|profiles?|members?|users?|authors?|photos?|headshots?|portraits?)$/i
const SURELY_BEFORE_NAME = /^(?:avatars?|in|u|people|profiles?|headshots?|portraits?)$/i
const FILE_ENDING = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|html?)$/i
/** Segments that name a file, a size or a place. */
const NO_NAME =
  /^(?:default|avatars?|profiles?|photos?|pictures?|images?|img|original|large|medium|small|thumb(?:nail)?s?|placeholder|missing|blank|search|list|show|index|v\d+|s?\d+(?:x\d*)?|[0-9a-f-]{16,}|\w{1,2})$/i

/** The names of persons in a text's URLs, each with the segment before it: `avatars/maria-keller`. */
export function namesInUrls(text: string, field: string): string[] {
  const isPersons = PERSON_FIELD.test(field)
  return [...text.matchAll(URLS)].flatMap(([url]) => {
    const parts = url
      .replace(/^https?:\/\//i, '')
      .replace(/[?#].*$/, '')
      .split('/')
    return parts.slice(1).flatMap((part, index) => {
      const before = parts[index] ?? ''
      const name = part.replace(FILE_ENDING, '')
      const isLast = index === parts.length - 2
      const isFound = isPersons
        ? (isLast || BEFORE_NAME.test(before)) && /[a-z]{2}/i.test(name)
        : SURELY_BEFORE_NAME.test(before) && LIKE_A_NAME.test(name)
      return (isFound || /^@[a-z]/i.test(name)) && !NO_NAME.test(name) && !ROLES.test(name) ? [`${before}/${name}`] : []
    })
  })
}
