/** The subject of a record: who, at which company, and when. All of its fields are of one scene. */
import { plainName } from '../base/plain-name.ts'
import { chance } from '../base/chance.ts'
import { memoized } from '../base/memoized.ts'
import { companyAt, COMPANIES, type Company, customerAt, OWN_COMPANY, type Person, STAFF, staffAt } from './people.ts'

/** The subject of a record: somebody at the company, somebody at a customer, a customer, or a thing. */
export type SceneRole = 'staff' | 'customer' | 'company' | 'thing'

/** The subject of a record. */
export interface Scene {
  /** Differs for each record. */
  readonly seed: string
  readonly entity: string
  /** Whether it is of no record. */
  readonly isLoose?: boolean
  /** The number of the record in its list, from 0. */
  readonly index: number
  readonly role: SceneRole
  /** The person that the record is; of a thing, the customer that it is for. */
  readonly person: Person
  readonly company: Company
  /** Whether it is below a person, such as an address of a customer. */
  readonly isOfPerson: boolean
  /** Milliseconds since 1970, as the times below. */
  readonly now: number
  readonly created: number
  readonly updated: number
  /** Whether its work has ended. */
  readonly isOver: boolean
  /** Whether it is archived or deleted. */
  readonly isHidden: boolean
  /** Another record that a field names, such as `assignee` or `project_id`. */
  readonly refer: (name: string, seed: string) => Referred | undefined
}

/** A record that a field refers to. */
export interface Referred {
  readonly scene: Scene
  /** Its key. */
  readonly value: string | number
  /** Its key and further names, by field. */
  readonly names: Readonly<Record<string, string | number>>
}

const STAFFED =
  /^(?:(?:assignable|current|account|viewer|site)?_?users?(?:_by_email)?|.*_users|admins?|agents?|current_(?:admin|agent)|owners?|teammates?|employees?|recruiters?|interviewers?|hiring_managers?|me|viewer|identity|.*(?:team|board|channel|chat|project|group|space|usergroup|thread|bc)_members?|members?|collaborators?|authors?|issue_(?:watchers|votes)|agent_names|stargazers|followers|event_users|schedule_users)$/
const CUSTOMERS =
  /^(?:.*contacts?|.*customers?|people|leads?|candidates?|profiles|subscribers?|.*recipients?|(?:list|segment)_members?|.*prospects?|referrers?|unsubscribes|opens|bounces|blocks|spam_reports|invalid_emails|global_suppressions|suppression_group_members|email_activity|invitees?|attendees?|contact_names)$/
const COMPANIED = /^(?:compan(?:y|ies)|accounts?|organi[sz]ations?|tenants?|clients|company_names)$/
const HIDDEN = /delet|trash|archiv/

/** The role of an entity's records, by its name. */
export const sceneRole = memoized((entity: string): SceneRole => {
  if (CUSTOMERS.test(entity)) return 'customer'
  if (STAFFED.test(entity)) return 'staff'
  return COMPANIED.test(entity) ? 'company' : 'thing'
})

/** Where a scene is in its list and in time. */
export interface SceneAt extends Pick<
  Scene,
  'seed' | 'entity' | 'index' | 'isOfPerson' | 'now' | 'created' | 'updated'
> {
  /** The customer that a thing is for, from 0. */
  readonly customer: number
  readonly refer: Scene['refer']
}

/** The scene of a record. */
export function sceneOf({ customer, ...at }: SceneAt): Scene {
  const role = sceneRole(at.entity)
  const person =
    role === 'staff'
      ? staffAt(at.index)
      : customerAt(role === 'customer' ? at.index : role === 'company' ? companyPerson(at.index) : customer)
  const company = role === 'company' ? companyAt(at.index) : person.company
  return { ...at, role, person, company, isOver: chance(`${at.seed}/over`) % 3 === 0, isHidden: HIDDEN.test(at.entity) }
}

/** The first person of a company. */
function companyPerson(index: number): number {
  return index % COMPANIES
}

const DAY = 86_400_000
/** The origin of times where no record has any. */
const ORIGIN = Date.UTC(2026, 0, 1)

/** A scene for values that are of no record, such as an example of a param. */
export function looseScene(seed: string, ordinal: number): Scene {
  const created = ORIGIN + (ordinal % 100_000) * 3_600_000
  const loose = sceneOf({
    seed,
    entity: 'examples',
    index: Math.max(0, ordinal - 1),
    isOfPerson: false,
    now: created + DAY,
    created,
    updated: created + DAY,
    customer: ordinal,
    refer: () => undefined,
  })
  return { ...loose, isLoose: true }
}

/** Names of fields for somebody at the company. */
export const STAFF_WORD =
  /assign|owner|author|creat|updat|edit|report|agent|user|member|admin|manager|host|organi[sz]er|sender|actor|recruiter|interviewer|lead$|archived|resolved|modified|by$|responder|teammate|follower|watcher|principal/
/** Names of fields for somebody at a customer. */
export const CUSTOMER_WORD =
  /customer|contact|requester|client|billing|shipping|payer|buyer|recipient|subscriber|candidate|submitter|guest|attendee|visitor|invitee|prospect/
const COMPANY_WORD = /^(?:company|organi[sz]ation|account|tenant|merchant|business)$/

/** The person of an object or a field, by its name: `assignee`, `requester_email`. */
export function sceneAtName(scene: Scene, name: string, seed: string): Scene {
  const stem = plainName(name).replace(
    /(?:emailaddress|email|fullname|displayname|firstname|lastname|username|name|phone|number|address|url)$/,
    '',
  )
  if (stem === '' || stem === 'primary' || stem === 'work' || stem === 'home' || stem === 'mobile') return scene
  const referred = scene.refer(stem, seed)
  if (referred && referred.scene.role !== 'thing') return referred.scene
  if (CUSTOMER_WORD.test(stem))
    return scene.role === 'thing' || scene.role === 'staff'
      ? as(scene, 'customer', scene.role === 'thing' ? scene.person : customerAt(chance(seed) % 40))
      : scene
  if (STAFF_WORD.test(stem)) return as(scene, 'staff', staffAt(chance(`${scene.seed}/${stem}`) % STAFF))
  if (COMPANY_WORD.test(stem)) return { ...scene, role: 'company' }
  return scene
}

/** The scene of an object within a record that is of no record of its own. */
export function partScene(scene: Scene, name: string, seed: string): Scene {
  return { ...scene, entity: name, index: chance(`${seed}/${name}`) % 40 }
}

/** The scene of a record that has the name and the address of a person, whatever its entity is called. */
export function asPersonRecord(scene: Scene): Scene {
  if (scene.role === 'company' || scene.isOfPerson) return as(scene, 'customer', scene.person)
  return scene.role === 'thing' ? as(scene, 'staff', staffAt(scene.index)) : scene
}

/** The scene of an object that is a person. */
export function asPerson(scene: Scene, seed: string): Scene {
  if (scene.role === 'staff' || scene.role === 'customer') return scene
  return as(scene, 'staff', staffAt(chance(seed) % STAFF))
}

function as(scene: Scene, role: SceneRole, person: Person): Scene {
  return { ...scene, role, person, company: role === 'staff' ? OWN_COMPANY : person.company }
}
