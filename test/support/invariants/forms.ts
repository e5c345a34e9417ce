/** Rules about the forms of values. */
import type { Json } from '../../../runtime/base/json.ts'
import { type ObjectRule, type SeenObject } from './seen.ts'

/** Tests each text of an object by the name of its field. */
function everyText(
  pattern: RegExp,
  holds: (text: string, seen: SeenObject) => boolean,
  what: string,
): ObjectRule['broken'] {
  return (seen) => {
    for (const [field, value] of seen.fields)
      if (typeof value === 'string' && value !== '' && pattern.test(field) && !holds(value, seen))
        return `${field} ${value} ${what}`
    return undefined
  }
}

const ZONES = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/UTC', 'GMT'])
/** Texts that no person writes. */
const PLACEHOLDER =
  /^[a-z]+(?:[_-][a-z]+)* \d+$|[Vv]oorbeeld|[Mm]uster|\bmock|[Mm]ade[ -]?up|[Ll]orem|^foo\b|example\.com/

function canBeUrl(text: string): boolean {
  return !/^https?:/.test(text) || URL.canParse(text)
}

function isKnownHost(text: string): boolean {
  if (!/^https?:/.test(text)) return true
  return URL.canParse(text) && !/(?:^|\.)example\.com$/.test(new URL(text).hostname)
}

function textsBroken({ fields }: SeenObject): string | undefined {
  for (const [field, value] of fields) {
    const texts = [value].flat().filter((one): one is string => typeof one === 'string')
    const text = texts.find((one: Json) => PLACEHOLDER.test(String(one)))
    if (text !== undefined) return `${field} has the placeholder ${text.slice(0, 60)}`
  }
  return undefined
}

/** Rules about the forms of values. */
export const FORM_RULES: readonly ObjectRule[] = [
  { name: 'a text is no placeholder', broken: textsBroken },
  { name: 'an address of the web is one', broken: everyText(/url|link|href|website/, canBeUrl, 'is no URL') },
  {
    name: 'an address of the web is not at example.com',
    broken: everyText(/url|website/, isKnownHost, 'is at example.com'),
  },
  {
    name: 'a colour is one',
    broken: everyText(
      /^colou?r(?:hex)?$/,
      (text) => /^#?(?:[\da-f]{3}|[\da-f]{6})$|^[a-z_ -]+$/i.test(text),
      'is no colour',
    ),
  },
  {
    name: 'a time zone is one',
    broken: everyText(
      /^timezone(?:name|id)?$/,
      (text) => ZONES.has(text) || /\(|^[+-]\d/.test(text) || / /.test(text),
      'is no time zone',
    ),
  },
  {
    name: 'a country is one',
    broken: everyText(
      /^country(?:code)?$/,
      (text) => /^(?:[A-Z]{2,3}|[A-Z][a-z]+(?: [A-Z][a-z]+)*)$/i.test(text),
      'is no country',
    ),
  },
]
