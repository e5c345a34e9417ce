/** Texts and numbers that suit the name of their field. */
import { chance, pick } from './chance.ts'

const FIRST = [
  'Ada',
  'Grace',
  'Alan',
  'Katherine',
  'Edsger',
  'Barbara',
  'Donald',
  'Radia',
  'Tim',
  'Hedy',
  'Linus',
  'Joan',
]
const LAST = ['Example', 'Sample', 'Specimen', 'Muster', 'Voorbeeld', 'Esempio', 'Ejemplo', 'Przyklad']
const NOUNS = ['Harbour', 'Lantern', 'Meadow', 'Compass', 'Granite', 'Orchard', 'Signal', 'Quarry', 'Thimble', 'Willow']
const SENTENCES = [
  'Made up by the mock upstream.',
  'Nothing here is real, and nothing was sent anywhere.',
  'A text that stands for what somebody wrote.',
  'Please look at this when there is time.',
]

/** 1 January 2026, the origin of all times. */
const EPOCH_MS = Date.UTC(2026, 0, 1)
const HOUR_MS = 3_600_000

/** The field that a value is for. */
export interface Site {
  readonly name: string
  /** Differs for each field of each record. */
  readonly seed: string
  /** The number of the record. */
  readonly ordinal: number
  /** Whether the fields of a record agree, such as its name and email address. */
  readonly isLifelike?: boolean | undefined
}

/** A time: later for later records, and for fields of changes. */
export function momentOf({ name, ordinal }: Site): Date {
  const isLater = /updat|modif|edit|clos|complet|end|last/i.test(name)
  return new Date(EPOCH_MS + ((ordinal % 100_000) + (isLater ? 24 : 0)) * HOUR_MS)
}

type Wording = readonly [name: RegExp, word: (site: Site) => string]

const WORDINGS: readonly Wording[] = [
  [/e-?mail/i, ({ seed, ordinal }) => `${pick(FIRST, seed).toLowerCase()}.${ordinal}@example.com`],
  [/first_?name|given_?name/i, ({ seed }) => pick(FIRST, seed)],
  [/last_?name|family_?name|surname/i, ({ seed }) => pick(LAST, seed)],
  [/file_?name/i, ({ ordinal }) => `document-${ordinal}.pdf`],
  [/(?:^|_)(?:display_?|full_?)?name$|displayName|Name$|^title$|subject|headline/i, sampleName],
  [/url|link|href|website|avatar|^self$/i, ({ name, ordinal }) => `https://example.com/${slug(name)}/${ordinal}`],
  [/domain|host/i, ({ ordinal }) => `site-${ordinal}.example.com`],
  [/phone|mobile|fax/i, ({ ordinal }) => `+1 555 01${String(ordinal % 100).padStart(2, '0')}`],
  [/currency/i, ({ seed }) => pick(['usd', 'eur', 'gbp'], seed)],
  [/country/i, ({ seed }) => pick(['US', 'DE', 'GB', 'FR'], seed)],
  [/language|locale/i, ({ seed }) => pick(['en', 'de', 'fr'], seed)],
  [/time_?zone/i, () => 'UTC'],
  [/colou?r/i, ({ seed }) => `#${(chance(seed) % 0xffffff).toString(16).padStart(6, '0')}`],
  [/mime|content_?type|media_?type/i, () => 'application/pdf'],
  [/_at$|At$|_on$|date|time|created|updated|modified/i, (site) => momentOf(site).toISOString()],
  [/desc|body|text|note|comment|content|message|html|summary|bio/i, ({ seed }) => pick(SENTENCES, seed)],
  [/status|state/i, ({ seed }) => pick(['active', 'open', 'pending'], seed)],
  [/hash|checksum|md5|sha/i, ({ seed }) => chance(seed).toString(16).padStart(8, '0')],
  [/(?:^|_)g?id$|Id$|_ref$|key$|token$|number$/i, ({ name, ordinal }) => `${slug(name)}_${ordinal}`],
]

const LIFELIKE_SENTENCES = [
  'Could you send the last invoice again?',
  'Thank you, that solved it.',
  'Let us meet on Thursday at ten.',
  'The new version is ready for review.',
]

/** Texts of a record whose fields agree; they come before `WORDINGS`. */
const LIFELIKE: readonly Wording[] = [
  [/e-?mail/i, ({ seed, ordinal }) => `${firstName(seed).toLowerCase()}.${ordinal}@example.com`],
  [/first_?name|given_?name/i, ({ seed }) => firstName(seed)],
  [/last_?name|family_?name|surname/i, ({ seed }) => lastName(seed)],
  [/^(?:display_?|full_?)?name$/i, ({ seed }) => `${firstName(seed)} ${lastName(seed)}`],
  [/(?:^|_)city|City$/, ({ seed }) => pick(['Lisbon', 'Utrecht', 'Leeds', 'Lyon', 'Graz', 'Bergen'], seed)],
  [/^company(?:_?name)?$|organi[sz]ation_?name/i, ({ seed }) => `${pick(NOUNS, seed)} Books`],
  [/line_?1$|street/i, ({ seed, ordinal }) => `${1 + (ordinal % 90)} ${pick(NOUNS, seed)} Street`],
  [/postal|zip/i, ({ seed }) => String(10_000 + (chance(seed) % 89_999))],
  [
    /^(?:sub_?)?total(?:_?(?:price|tax|amount))?$|^(?:unit_?)?(?:amount|price)$/i,
    ({ seed }) => `${5 + (chance(seed) % 495)}.00`,
  ],
  [/desc|body|text|note|comment|content|message|summary|snippet|topic/i, ({ seed }) => pick(LIFELIKE_SENTENCES, seed)],
]

function firstName(seed: string): string {
  return pick(FIRST, personOf(seed))
}

function lastName(seed: string): string {
  return pick(LAST, `${personOf(seed)}/last`)
}

/** The seed of a person: that of the name beside the field. */
function personOf(seed: string): string {
  return `${seed.slice(0, seed.lastIndexOf('/'))}/name`
}

/** A text for a field. */
export function wordOf(site: Site): string {
  const wording = [...(site.isLifelike ? LIFELIKE : []), ...WORDINGS].find(([pattern]) => pattern.test(site.name))
  return wording ? wording[1](site) : `${slug(site.name) || 'text'} ${site.ordinal}`
}

/** Fields that accounts often add to their records. */
export const COMMON_FIELDS: readonly string[] = [
  'name',
  'firstname',
  'lastname',
  'email',
  'phone',
  'company',
  'city',
  'status',
  'description',
]

/** The fields that an account adds to a record. */
export function commonFields({ seed, ...site }: Omit<Site, 'name'>): Record<string, string> {
  return Object.fromEntries(COMMON_FIELDS.map((name) => [name, wordOf({ ...site, name, seed: `${seed}/${name}` })]))
}

/** A whole number for a field: seconds since 1970 for one named like a time. */
export function numberFor(site: Site): number {
  if (/_at$|At$|created|updated|date|timestamp|_start$|_end$|expires/i.test(site.name))
    return Math.floor(momentOf(site).getTime() / 1000)
  if (/amount|total|price|balance|size|bytes|budget|spend/i.test(site.name)) return 100 + (chance(site.seed) % 99_900)
  return 1 + (chance(site.seed) % 100)
}

function sampleName({ name, seed, ordinal }: Site): string {
  const isPerson = /user|owner|author|display|full|^name$/i.test(name) && chance(seed) % 2 === 0
  return isPerson ? `${pick(FIRST, seed)} ${pick(LAST, `${seed}/last`)}` : `${pick(NOUNS, seed)} ${ordinal}`
}

function slug(name: string): string {
  return name.replace(/[^\w-]+/g, '_').toLowerCase()
}
