/** Texts and numbers that suit the name of their field, from the scene of their record. */
import type { Json } from '../../runtime/base/json.ts'
import { momentAt } from '../company/moments.ts'
import { looseScene, type Scene, sceneAtName } from '../company/scene.ts'
import { madeCode, sentenceOf, slugOf, thingTitle } from '../company/titles.ts'
import { chance, inTurn, pick } from '../base/chance.ts'
import { memoized } from '../base/memoized.ts'
import { plainName } from '../base/plain-name.ts'

/** The field that a value is for. */
export interface Site {
  readonly name: string
  /** Differs for each field of each record. */
  readonly seed: string
  /** The number of the record. */
  readonly ordinal: number
  /** The subject of the record; absent for a value of no record. */
  readonly scene?: Scene | undefined
  /** The usual values of fields of the record, by name. */
  readonly usual?: ReadonlyMap<string, readonly Json[]> | undefined
}

/** The scene of a value. */
export function sceneFor({ scene, seed, ordinal }: Site): Scene {
  return scene ?? looseScene(seed, ordinal)
}

/** The time of a field. */
export function momentOf(site: Site): Date {
  return momentAt(site.name, sceneFor(site), site.seed)
}

interface Telling extends Site {
  readonly scene: Scene
}
type Wording = readonly [name: RegExp, word: (site: Telling) => string]

const personOf = ({ scene, name, seed }: Telling) => sceneAtName(scene, name, seed).person
const SITE = 'https://www.larkandfinch.example'

/** Texts by the plain names of fields. */
const WORDINGS: readonly Wording[] = [
  [
    /e?mail(?:address)?$|^mail$|upn$|principalname/,
    (site) => (site.scene.role === 'company' ? `hello@${site.scene.company.domain}` : personOf(site).email),
  ],
  [/firstname|givenname/, (site) => personOf(site).first],
  [/lastname|familyname|surname/, (site) => personOf(site).last],
  [/username$|login$|nick(?:name)?$|handle$|screenname/, handleOf],
  [/initials/, (site) => `${personOf(site).first[0]}${personOf(site).last[0]}`],
  [/filename|^path$/, ({ scene }) => `${slugOf(thingTitle('file', scene.index))}.pdf`],
  [/(?:full|real|legal)name$|^displayname$|^name$|^title$|^label$|subject|headline|^summary$|^fullpath$/, nameOf],
  [/name$/, otherNameOf],
  [/(?:url|uri|link|href|website|avatar|webpage|permalink)$|^self$|^image\d*$|photo/, addressOf],
  [/domain|hostname|^host$/, ({ scene }) => scene.company.domain],
  [/phone|mobile|^fax|^tel/, (site) => personOf(site).phone],
  [/currency/, () => 'usd'],
  [/countryname/, (site) => placeIn(site).countryName],
  [/country/, (site) => placeIn(site).country],
  [/language|locale/, () => 'en'],
  [/timezone|^tz$/, (site) => personOf(site).place.zone],
  [/colou?r/, ({ seed }) => `#${(chance(seed) % 0xffffff).toString(16).padStart(6, '0')}`],
  [/mime|contenttype|mediatype/, () => 'application/pdf'],
  [
    /^(?:address)?(?:line)?1$|line1$|address1$|^street|^address$|streetaddress/,
    ({ scene }) => (scene.role === 'company' ? scene.company.street : scene.person.street),
  ],
  [/line[23]$|address[23]$/, () => ''],
  [/city$|^town$|locality/, (site) => placeIn(site).city],
  [/^(?:region|province|provincecode|regioncode|stateorregion|statecode)$/, (site) => placeIn(site).region],
  [/postal|^zip|postcode/, (site) => placeIn(site).postal],
  [/^(?:company|organi[sz]ation|account|business|employer)(?:name)?$/, ({ scene }) => scene.company.name],
  [/jobtitle|^job$|^position$|^role$|^occupation$/, ({ scene }) => scene.person.job],
  [
    /desc|body|text|note|comment|content|message|html|bio|snippet|topic|purpose|reason|excerpt|markdown/,
    ({ seed }) => sentenceOf(seed),
  ],
  [/at$|edon$|date|time|created|updated|modified/, timeOrWord],
  [
    /^(?:sub)?total(?:price|tax|amount)?$|^(?:unit)?(?:amount|price)$|price$/,
    ({ seed }) => `${5 + (chance(seed) % 495)}.00`,
  ],
  [/(?:status|state)$/, ({ scene }) => (scene.isOver ? 'closed' : 'open')],
  [/hash|checksum|md5|sha|etag|digest|fingerprint/, ({ seed }) => chance(seed).toString(16).padStart(8, '0')],
  [
    /^(?:invoice|order|quote|document)?number$/,
    ({ scene }) => `${scene.entity.slice(0, 3).toUpperCase()}-${String(scene.index + 1).padStart(4, '0')}`,
  ],
  [/number$|(?<!ac)count$|position$|^rank$|version$/, ({ scene }) => String(scene.index + 1)],
  [/^identifier$/, ({ scene }) => `PB-${scene.index + 1}`],
  [/^(?:type|category)$/, typeWord],
  [/slug|^key$/, ({ scene }) => slugOf(thingTitle(scene.entity, scene.index))],
  [/id$|ref$|token$|code$|secret$/, ({ seed }) => madeCode(seed)],
  [/title$/, ({ scene, seed }) => thingTitle(scene.entity, chance(seed) % 50)],
]

/** Words without meaning. */
const PLAIN = ['standard', 'default', 'basic', 'regular', 'general', 'main', 'common', 'other']

/** Names of fields that name records. */
const KEYS = /(?:^|_)g?id$|Id$|_ref$|key$|token$|number$/i

/** A text of no record with its name: `cursor 1`. */
function exampleOf({ name, ordinal }: Site): string {
  const slug = name.replace(/[^\w-]+/g, '_').toLowerCase()
  return KEYS.test(name) ? `${slug}_${ordinal}` : `${slug || 'text'} ${ordinal}`
}

/** A text for a field. */
export function wordOf(site: Site): string {
  const plain = plainName(site.name)
  const wording = wordingOf(plain)
  if ((site.scene?.isLoose ?? !site.scene) && (!wording || KEYS.test(site.name))) return exampleOf(site)
  const telling = { ...site, scene: sceneFor(site) }
  return wording ? wording(telling) : pick(PLAIN, site.seed)
}

const wordingOf = memoized((plain: string) => WORDINGS.find(([pattern]) => pattern.test(plain))?.[1])

/** The name of what a scene is of. */
function nameOf({ scene, name }: Telling): string {
  const isTitle = /title|subject|headline|summary/i.test(name)
  if (scene.role === 'staff' || scene.role === 'customer') return isTitle ? scene.person.job : scene.person.name
  return scene.role === 'company' ? scene.company.name : thingTitle(scene.entity, scene.index)
}

/** The words of states by their names: `Done` is completed. */
const STATE_TYPES = ['unstarted', 'started', 'started', 'backlog', 'completed', 'unstarted']

function typeWord({ scene, seed }: Telling): string {
  return /stat(?:us|e)s?$|stages?$|statuses$/.test(scene.entity) ? inTurn(STATE_TYPES, scene.index) : pick(PLAIN, seed)
}

/** The name in addresses: of a person, else of the thing. */
function handleOf(site: Telling): string {
  const { role, company, entity, index } = site.scene
  if (role === 'company') return slugOf(company.name)
  return role === 'thing' && /handle$/i.test(site.name) ? slugOf(thingTitle(entity, index)) : personOf(site).handle
}

/** The name of what a field is of: of the customer for `customer_name`. */
function otherNameOf(site: Telling): string {
  const scene = sceneAtName(site.scene, site.name, site.seed)
  if (scene !== site.scene) return nameOf({ ...site, scene })
  const stem = plainName(site.name).replace(/name$/, '')
  const referred = site.scene.refer(stem, site.scene.seed)
  return referred ? nameOf({ ...site, scene: referred.scene, name: 'name' }) : thingTitle(stem, chance(site.seed) % 50)
}

function addressOf({ scene, name }: Telling): string {
  if (/website|homepage/i.test(name)) return `https://www.${scene.company.domain}`
  return `${SITE}/${slugOf(scene.entity) || 'pages'}/${scene.index + 1}`
}

function placeIn({ scene, name, seed }: Telling): Scene['person']['place'] {
  const at = sceneAtName(scene, name, seed)
  return at.role === 'company' ? at.company.place : at.person.place
}

/** A time, unless the name only ends as one: `station`. */
function timeOrWord(site: Telling): string {
  const isTime = /_at$|At$|_on$|[a-z]On$|[Dd]ate|[Tt]ime|[Cc]reated|[Uu]pdated|[Mm]odified/.test(site.name)
  return isTime ? momentOf(site).toISOString() : pick(PLAIN, site.seed)
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

const PERSONAL: readonly string[] = ['firstname', 'lastname', 'email', 'phone']

/** The fields that an account adds to a record. */
export function commonFields({ seed, ...site }: Omit<Site, 'name'>): Record<string, string> {
  const isOfPerson = site.scene?.role !== 'thing'
  const names = COMMON_FIELDS.filter((name) => isOfPerson || !PERSONAL.includes(name))
  return Object.fromEntries(names.map((name) => [name, wordOf({ ...site, name, seed: `${seed}/${name}` })]))
}

/** A number for a field: seconds since 1970 for one named like a time. */
export function numberFor(site: Site): number {
  const plain = plainName(site.name)
  if (plain.endsWith('count')) return chance(site.seed) % 30
  if (
    /at$|created|updated|date$|timestamp|start$|end$|expires|^time$/.test(plain) &&
    !/format|lat$|flat|float/.test(plain)
  ) {
    const time = momentOf(site).getTime()
    return /ms$|millis/.test(plain) ? time : Math.floor(time / 1000)
  }
  if (/percent|probab|progress|confidence/.test(plain)) return 5 * (chance(site.seed) % 20)
  if (/quantity|qty/.test(plain)) return 1 + (chance(site.seed) % 5)
  if (/amount|total|price|balance|budget|spend|cost|revenue|value$/.test(plain))
    return 500 + 25 * (chance(site.seed) % 3_000)
  if (/size|bytes/.test(plain)) return 100 + (chance(site.seed) % 99_900)
  if (/^lat(?:itude)?$/.test(plain)) return 51
  if (/^(?:lng|lon|longitude)$/.test(plain)) return 0
  return 1 + (chance(site.seed) % 100)
}
