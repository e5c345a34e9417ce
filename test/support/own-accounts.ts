/** Simulated accounts with 40 own fields each, in the forms of several third parties. They answer only the fields that a request names. */
import { type Mock, startMock } from '../../mock/index.ts'
import { load } from '../../runtime/index.ts'
import { exampleConfig, exampleCredentials, type FieldSeed } from '../../simulator/index.ts'

const TYPES = ['string', 'number', 'datetime', 'enum', 'enum[]'] as const

/** Values of a field in three records, by its type. */
const VALUES = {
  string: (n: number) => [`amber${n}`, `beryl${n}`, `coral${n}`],
  number: (n: number) => [n + 0.5, n + 1.5, n + 2.5],
  datetime: (n: number) => [1, 2, 3].map((day) => `20${10 + n}-01-0${day}T10:00:00Z`),
  enum: () => ['gold', 'tin', 'gold'],
  'enum[]': () => [['gold'], ['gold', 'tin'], []],
} as const

const OPTIONS = [{ value: 'gold', label: 'First tier' }, { value: 'tin', label: 'Second tier' }] // prettier-ignore

/** The numbers of the own fields. Field 1 is a text, 2 a number, 3 a time, 4 an option, 5 a list of options, 6 a text again. */
export const NUMBERS: readonly number[] = Array.from({ length: 40 }, (_, index) => index + 1)

/** A kind whose account has own fields. */
export interface OwnAccount {
  readonly kind: string
  readonly entity: string
  /** The name of a field by its number. */
  readonly nameOf: (n: number) => string
  /** Whether the third party's list has the options of a field. */
  readonly listsOptions: boolean
  /** Params of an update of a record by its key. */
  readonly update: (key: string) => object
}

/** The accounts, by kind. */
export const OWN_ACCOUNTS: readonly OwnAccount[] = [
  {
    kind: 'hubspot',
    entity: 'contacts',
    nameOf: (n) => `field_${n}`,
    listsOptions: true,
    update: (contactId) => ({ contactId, properties: {} }),
  },
  {
    kind: 'salesforce',
    entity: 'contacts',
    nameOf: (n) => `Field_${n}__c`,
    listsOptions: true,
    update: (id) => ({ id }),
  },
  {
    kind: 'jira',
    entity: 'issues',
    nameOf: (n) => `customfield_${10_000 + n}`,
    listsOptions: false,
    update: (issueIdOrKey) => ({ issueIdOrKey, fields: {} }),
  },
]

/** A field of an account: labeled `Field 7`, with a value in each of three records. */
function seedOf({ nameOf }: OwnAccount, n: number): FieldSeed {
  const type = TYPES[(n - 1) % TYPES.length] ?? 'string'
  const options = type.startsWith('enum') ? OPTIONS : undefined
  return {
    name: nameOf(n),
    label: `Field ${n}`,
    type,
    options,
    values: VALUES[type](n),
  }
}

/** Starts the third parties of all accounts, each with three records of its entity. */
export async function startOwnAccounts(): Promise<Mock> {
  const plans = await Promise.all(OWN_ACCOUNTS.map(({ kind }) => load(kind)))
  const byKind = <T>(of: (account: OwnAccount) => T) =>
    Object.fromEntries(OWN_ACCOUNTS.map((account) => [account.kind, { [account.entity]: of(account) }]))
  return startMock(
    plans.map(({ manifest }) => manifest),
    {
      recordsOf: byKind(() => 3),
      ownFields: byKind((account) => NUMBERS.map((n) => seedOf(account, n))),
      fixtures: false,
    },
  )
}

/** Credentials and config of an account. */
export async function accessTo({ kind }: OwnAccount) {
  const plan = await load(kind)
  const [variant = ''] = Object.keys(plan.manifest.auth)
  return {
    credentials: exampleCredentials(plan, variant),
    config: exampleConfig(plan),
  }
}
