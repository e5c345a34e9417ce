/** The people and companies of the sandbox, the same in every kind. Their names, addresses and numbers are unused. */

import { inTurn } from '../base/chance.ts'

/** A place with the forms of its addresses. */
interface Place {
  readonly city: string
  readonly region: string
  readonly country: string
  readonly countryName: string
  readonly postal: string
  readonly zone: string
  /** The start of a phone number that is unused. */
  readonly phone: string
}

/** A company. */
export interface Company {
  readonly name: string
  readonly domain: string
  readonly place: Place
  readonly street: string
}

/** A person. */
export interface Person {
  readonly first: string
  readonly last: string
  readonly name: string
  readonly email: string
  /** As a login: `ada.lopez`. */
  readonly handle: string
  readonly phone: string
  readonly job: string
  readonly street: string
  readonly place: Place
  readonly company: Company
}

/** The number of people who work at the company of the sandbox. */
export const STAFF = 24
/** The number of companies that it sells to. */
export const COMPANIES = 12

/** Numbers of North America and Britain that are kept for stories. */
const PLACES: readonly Place[] = (
  [
    ['Portland', 'OR', 'US', 'United States', '97205', 'America/Los_Angeles', '+1 503 555 01'],
    ['London', 'England', 'GB', 'United Kingdom', 'EC1A 1BB', 'Europe/London', '+44 20 7946 00'],
    ['Berlin', 'Berlin', 'DE', 'Germany', '10115', 'Europe/Berlin', '+44 1632 9600'],
    ['Boston', 'MA', 'US', 'United States', '02110', 'America/New_York', '+1 617 555 01'],
    ['Utrecht', 'Utrecht', 'NL', 'Netherlands', '3511 AB', 'Europe/Amsterdam', '+44 1632 9601'],
    ['Toronto', 'ON', 'CA', 'Canada', 'M5H 2N2', 'America/Toronto', '+1 416 555 01'],
    ['Lyon', 'Auvergne-Rhône-Alpes', 'FR', 'France', '69002', 'Europe/Paris', '+44 1632 9602'],
    ['Bristol', 'England', 'GB', 'United Kingdom', 'BS1 4DJ', 'Europe/London', '+44 1632 9603'],
  ] as const
).map(([city, region, country, countryName, postal, zone, phone]) => ({
  city,
  region,
  country,
  countryName,
  postal,
  zone,
  phone,
}))

const FIRST = [
  'Ada',
  'Noah',
  'Mei',
  'Oskar',
  'Leila',
  'Tomas',
  'Ines',
  'Jonas',
  'Priya',
  'Hugo',
  'Nora',
  'Samir',
  'Elena',
  'Felix',
  'Amara',
  'Luca',
  'Ruth',
  'Anton',
  'Yuki',
  'Diego',
  'Klara',
  'Omar',
  'Sofia',
  'Piet',
  'Hanna',
  'Marco',
  'Zoe',
  'Emil',
  'Farah',
  'Viktor',
  'Alma',
  'Bruno',
  'Chloe',
  'Daniel',
  'Edith',
  'Finn',
  'Greta',
  'Henrik',
  'Ida',
  'Julian',
  'Kim',
  'Lars',
  'Mona',
  'Nils',
  'Olga',
  'Pablo',
  'Rosa',
  'Stefan',
]
/** One fewer than the first names: each pair comes once in 2,256 people. */
const LAST = [
  'Lopez',
  'Berg',
  'Chen',
  'Novak',
  'Haddad',
  'Silva',
  'Moreau',
  'Keller',
  'Sharma',
  'Lindgren',
  'Walsh',
  'Amin',
  'Rossi',
  'Brandt',
  'Okafor',
  'Conti',
  'Adler',
  'Petrov',
  'Tanaka',
  'Vargas',
  'Horak',
  'Farouk',
  'Costa',
  'Visser',
  'Meier',
  'Ricci',
  'Dumont',
  'Holm',
  'Nasser',
  'Orlov',
  'Sand',
  'Weiss',
  'Laurent',
  'Pike',
  'Quinn',
  'Ryan',
  'Stone',
  'Thorn',
  'Urban',
  'Voss',
  'Wood',
  'Young',
  'Zeller',
  'Abbot',
  'Blake',
  'Cross',
  'Dale',
]
const JOBS = [
  'Account manager',
  'Engineer',
  'Designer',
  'Support agent',
  'Product manager',
  'Finance lead',
  'Recruiter',
  'Head of sales',
]
const STREETS = [
  'Harbour Street',
  'Mill Lane',
  'Orchard Road',
  'Station Square',
  'Garden Row',
  'Bridge Street',
  'Chapel Lane',
]
const COMPANY_NAMES = [
  'Northwind Books',
  'Lantern Coffee',
  'Granite Outdoor',
  'Meadow Dairy',
  'Compass Travel',
  'Quarry Tools',
  'Thimble Textiles',
  'Willow Health',
  'Signal Radio',
  'Orchard Foods',
  'Harbour Freight',
  'Juniper Garden',
]
const NOUNS = ['Maple', 'Cedar', 'River', 'Summit', 'Amber', 'Falcon', 'Coral', 'Prairie', 'Canyon', 'Aspen', 'Heron']
const TRADES = ['Works', 'Supply', 'Studio', 'Trading', 'Labs', 'Partners', 'Press']

/** The company whose accounts the sandbox has. */
export const OWN_COMPANY: Company = companyOf('Lark and Finch', inTurn(PLACES, 1), 0)

/** A company that the sandbox's company sells to. @param index from 0 */
export function companyAt(index: number): Company {
  const more = index - COMPANY_NAMES.length
  const round = Math.floor(more / (NOUNS.length * TRADES.length))
  const made = `${inTurn(NOUNS, more)} ${inTurn(TRADES, more)}${round > 0 ? ` ${round + 1}` : ''}`
  return companyOf(COMPANY_NAMES[index] ?? made, inTurn(PLACES, index), index)
}

/** Somebody who works at the company. @param index from 0 */
export function staffAt(index: number): Person {
  return personOf(index < STAFF ? index : 100_000 + index, OWN_COMPANY)
}

/** Somebody who works at a customer. @param index from 0 */
export function customerAt(index: number): Person {
  return personOf(STAFF + index, companyAt(index % COMPANIES))
}

function personOf(number: number, company: Company): Person {
  const first = inTurn(FIRST, number)
  const round = Math.floor(number / (FIRST.length * LAST.length))
  const own = inTurn(LAST, number)
  const last = round === 0 ? own : `${own}-${inTurn(LAST, number + round)}`
  const handle = `${first}.${last}`.toLowerCase()
  const at = inTurn(PLACES, number)
  return {
    first,
    last,
    name: `${first} ${last}`,
    email: `${handle}@${company.domain}`,
    handle,
    phone: at.phone + String(number % 100).padStart(2, '0'),
    job: inTurn(JOBS, number),
    street: `${1 + (number % 180)} ${inTurn(STREETS, number)}`,
    place: at,
    company,
  }
}

function companyOf(name: string, at: Place, index: number): Company {
  const domain = `${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}.example`
  return { name, domain, place: at, street: `${10 + index} ${inTurn(STREETS, index)}` }
}
