/** Rules about people and places. */
import { type ObjectRule, type SeenObject, textIn } from './seen.ts'

const EMAIL = /^[^@\s]+@([^@\s]+)$/
const FIRST = ['firstname', 'givenname']
const LAST = ['lastname', 'familyname', 'surname']
/** Names of a field with a person's whole name. */
export const WHOLE_NAME = ['fullname', 'displayname', 'realname', 'name']
/** Names of a field with an email address. */
export const ADDRESSES = ['email', 'emailaddress', 'primaryemail', 'mail']

/** The email address of a person; undefined for any other object. */
export function emailIn(seen: SeenObject): string | undefined {
  const email = textIn(seen, ...ADDRESSES)
  return email !== undefined && EMAIL.test(email) ? email.toLowerCase() : undefined
}

/** Letters of a name without accents. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
}

function emailBroken(seen: SeenObject): string | undefined {
  const email = emailIn(seen)
  const [first, last] = [textIn(seen, ...FIRST), textIn(seen, ...LAST)]
  if (email === undefined) return undefined
  const local = plainLetters(email.split('@')[0] ?? '')
  const wrong = [first, last].filter((name) => name !== undefined && !local.includes(plainLetters(name)))
  if (wrong.length > 0) return `${email} is not of ${[first, last].join(' ')}`
  const name = textIn(seen, 'fullname', 'displayname', 'realname')
  const parts = (name ?? '').split(' ')
  return name !== undefined &&
    parts.length > 1 &&
    !parts.some((part) => part !== '' && local.includes(plainLetters(part)))
    ? `${email} is not of ${name}`
    : undefined
}

function nameBroken(seen: SeenObject): string | undefined {
  const [first, last] = [textIn(seen, ...FIRST), textIn(seen, ...LAST)]
  const name = textIn(seen, ...WHOLE_NAME)
  if (first === undefined || last === undefined || name === undefined) return undefined
  return name.includes(first) && name.includes(last) ? undefined : `${name} is not ${first} ${last}`
}

function domainBroken(seen: SeenObject): string | undefined {
  for (const [field, value] of seen.fields)
    if (/email/.test(field) && typeof value === 'string' && EMAIL.test(value) && !/\.example$/i.test(value))
      return `${field} ${value} is not at a domain of .example`
  return undefined
}

/** Unassigned numbers, by the plans of North America and Britain. */
const NOBODYS = /^(?:1?[2-9]\d\d55501\d\d|44(?:20|121|131|161)79460\d{3}|44(?:0)?1632960\d{3})$/

function phoneBroken(seen: SeenObject): string | undefined {
  for (const [field, value] of seen.fields) {
    if (!/^(?:phone|mobile|fax|phonenumber|mobilephone|workphone|homephone|cellphone)$/.test(field)) continue
    if (typeof value !== 'string' || !/\d{5}/.test(value.replaceAll(/\D/g, ''))) continue
    if (!NOBODYS.test(value.replaceAll(/\D/g, ''))) return `${field} ${value} may be somebody's`
  }
  return undefined
}

/** The place of each address that was seen, by its city. */
function placeOf(seen: SeenObject): Readonly<Record<string, string>> | undefined {
  const city = textIn(seen, 'city', 'town')
  if (city === undefined) return undefined
  const country = textIn(seen, 'countrycode', 'country')
  const postal = textIn(seen, 'postalcode', 'zip', 'zipcode', 'postcode')
  return { city, ...(country !== undefined && { country }), ...(postal !== undefined && { postal }) }
}

const PLACES: readonly (readonly [city: string, country: RegExp, postal: RegExp])[] = [
  ['Portland', /^(?:US|USA|United States)$/i, /^97\d{3}$/],
  ['Boston', /^(?:US|USA|United States)$/i, /^02\d{3}$/],
  ['Toronto', /^(?:CA|CAN|Canada)$/i, /^M5\w \w{3}$/],
  ['London', /^(?:GB|GBR|UK|United Kingdom)$/i, /^(?:N|E|SE|EC)\d\w? \d\w\w$/],
  ['Bristol', /^(?:GB|GBR|UK|United Kingdom)$/i, /^BS\d \d\w\w$/],
  ['Berlin', /^(?:DE|DEU|Germany)$/i, /^10\d{3}$/],
  ['Lyon', /^(?:FR|FRA|France)$/i, /^690\d\d$/],
  ['Utrecht', /^(?:NL|NLD|Netherlands)$/i, /^35\d\d [A-Z]{2}$/],
]

function placeBroken(seen: SeenObject): string | undefined {
  const place = placeOf(seen)
  if (!place) return undefined
  const [city, country, postal] = PLACES.find(([name]) => name === place.city) ?? []
  if (city === undefined) return `${place.city} is no place of the sandbox`
  if (place.country !== undefined && !country?.test(place.country)) return `${city} is not in ${place.country}`
  return place.postal === undefined || postal?.test(place.postal) ? undefined : `${place.postal} is not in ${city}`
}

/** Rules about people and places. */
export const PEOPLE_RULES: readonly ObjectRule[] = [
  { name: 'an email address is of the name beside it', broken: emailBroken },
  { name: 'a whole name has its parts', broken: nameBroken },
  { name: 'an email address is at .example', broken: domainBroken },
  { name: 'a phone number is nobody’s', broken: phoneBroken },
  { name: 'an address is one place', broken: placeBroken },
]
