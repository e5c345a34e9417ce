/** The statement that writes a page: what differs from the records that are there, and which of them the page named. */
import { sqlLiteral } from './expressions.ts'
import type { Copy } from './copy.ts'
import { hiddenMembers, isSameRecord, ownText, ownTextFields, storedValue } from './stored.ts'
import { recordTableOf } from './tables.ts'

/** The longest key, and the largest record as the database holds it, in bytes. */
export const MAX_KEY_BYTES = 1024
export const MAX_RECORD_BYTES = 1024 * 1024

const PARAMS = {
  page: 'jsonb',
  generation: 'bigint',
  organization: 'uuid',
  connector: 'uuid',
  readSince: 'timestamptz',
  requestedAt: 'timestamptz',
  sent: 'text[]',
  moved: 'text[]',
  parent: 'text',
  listedAt: 'timestamptz',
  base: 'bigint',
  notesSeen: 'boolean',
  isApplied: 'boolean',
  // Last, because the keys of a field are read from the page.
  keys: 'text[]',
} as const

type ParamName = keyof typeof PARAMS

const ORDER = Object.keys(PARAMS) as ParamName[]

/** The columns that hold a record. */
export const RECORD = ['data', 'sent', 'moved', 'hidden', 'own_text'] as const

/** Numbers of records of a page. */
export interface WrittenCounts {
  readonly written: number
  /** Of these, the number that the generation did not have. */
  readonly added: number
  /** Number of records that are in `rejected_records` instead. */
  readonly rejected: number
}

/** A statement, and the order of its params. */
export interface WriteStatement {
  readonly text: string
  readonly order: readonly ParamName[]
}

/** By the fields that a manifest gives a copy, since copies themselves come and go; then by what else they differ in. */
const statements = new WeakMap<Copy['fields'], Map<string, WriteStatement>>()

interface WriteForm {
  /** Whether the generation gathers what differs from another one. */
  readonly isBeside: boolean
  /** Whether records are kept as they were. */
  readonly isWatched: boolean
}

/** The statement for a copy. */
export function writeStatementOf(copy: Copy, form: WriteForm): WriteStatement {
  const { kind, entity, key, fields, own } = copy
  const ofFields = statements.get(fields) ?? new Map<string, WriteStatement>()
  const name = JSON.stringify([kind, entity, key, own, form.isBeside, form.isWatched])
  const known = ofFields.get(name) ?? {
    text: textOf(copy, form),
    order: typeof key === 'string' ? ORDER.slice(0, -1) : ORDER,
  }
  statements.set(fields, ofFields.set(name, known))
  return known
}

function $(name: ParamName): string {
  return `$${ORDER.indexOf(name) + 1}::${PARAMS[name]}`
}

function textOf(copy: Copy, { isBeside, isWatched }: WriteForm): string {
  return `
    with ${pageOf(copy)},
    ${comparedWith(copy, isBeside)},
    ${storing(copy, isBeside)},${isWatched ? keeping(copy) : ''}
    seen as (
      insert into seen_records (organization_id, generation, parent, listed_at, keys)
      select ${$('organization')}, open.id, ${$('parent')}, coalesce(${$('listedAt')}, now()), array_agg(compared.key)
      from compared, open where ${$('notesSeen')} group by open.id
    ),
    refused as (
      insert into rejected_records (organization_id, connector_id, entity, generation, key, reason)
      select ${$('organization')}, ${$('connector')}, entity, id, left(key, 200), reason from page, open where reason is not null
      returning 1
    ),
    counts as (
      select (select count(*) from stored) as written, (select count(*) from stored where is_new) as added,
        (select count(*) from stored where is_changed) as changed, (select count(*) from refused) as rejected
    ),
    counted as (
      update generations set records = records + added, rejected = generations.rejected + counts.rejected,
        changes = changes + least(changed, 1)
      from counts where organization_id = ${$('organization')} and id = (select id from open) and (changed > 0 or counts.rejected > 0)
    )
    select (select count(*) from open) as open, written, added, rejected from counts`
}

/** The generation's row is the fence: a drop waits for the page, and no page comes after it. Of several records with one key the last counts. */
function pageOf(copy: Copy): string {
  const { entity, key, fields } = copy
  return `open as (
      select id, entity, changes + 1 as change from generations
      where id = ${$('generation')} and organization_id = ${$('organization')} and connector_id = ${$('connector')} and status <> 'dropping'
      for update
    ),
    keyed as (
      select value, n, ${typeof key === 'string' ? keyExpression(key) : `(${$('keys')})[n]`} as key
      from jsonb_array_elements(${$('page')}) with ordinality as page (value, n)
    ),
    page as materialized (
      select value, n, key, case
        when jsonb_typeof(value) <> 'object' then 'not_an_object'
        when coalesce(key, '') = '' then 'no_key'
        when octet_length(key) > ${MAX_KEY_BYTES} then 'key_too_long'
        when pg_column_size(value) > ${MAX_RECORD_BYTES} then 'too_large'
      end as reason from keyed where not exists (
        select from deletions d where d.organization_id = ${$('organization')} and d.connector_id = ${$('connector')}
          and d.entity = ${sqlLiteral(entity)} and d.key = keyed.key and d.deleted_at >= ${$('readSince')}
      )
    ),
    own as materialized (${ownTextFields(copy, $('organization'), $('connector'))}),
    latest as (
      select distinct on (key) key, ${storedValue(fields)} as data, ${ownText(copy, '(select fields from own)')} as own_text, (${$('sent')})[n] as sent, (${$('moved')})[n] as moved,
        ${hiddenMembers(fields)} as hidden
      from page where reason is null order by key, n desc
    )`
}

/** The page beside the records that are there. What was applied after the page was asked for stays. */
function comparedWith({ kind, entity }: Copy, isBeside: boolean): string {
  const table = recordTableOf(kind, entity)
  // Looked up one by one. Without statistics, the planner takes a generation for a row, and would read all of it for each.
  const lookUp = (generation: ParamName, name: string) => `left join lateral (
        select * from ${table} where organization_id = ${$('organization')} and generation = ${$(generation)} and key = latest.key limit 1
      ) ${name} on true`
  const isNewer = `coalesce(old.applied_at >= ${$('requestedAt')}, false)`
  const columns = RECORD.map(
    (column) => `case when ${isNewer} then old.${column} else latest.${column} end as ${column}`,
  )
  return `compared as materialized (
      select latest.key, ${columns.join(', ')}, coalesce(${isNewer} or ${isSameRecord('old', 'latest')}, false) as is_same,
        old.key is not null as is_known, old.parent, old.applied_at, ${isBeside ? 'draft.key is not null' : 'false'} as is_drafted
      from latest ${lookUp('base', 'old')} ${isBeside ? lookUp('generation', 'draft') : ''}
    )`
}

/**
 * Beside another generation, what differs from it becomes a draft, and parents are settled in the end. Else the records are written
 * where they are; a record that is listed below a second parent has neither.
 */
function storing({ kind, entity }: Copy, isBeside: boolean): string {
  const isMoved = `${$('parent')} is not null and parent is distinct from case when parent <> ${$('parent')} then '' else ${$('parent')} end`
  const isSame = isSameRecord('stored', 'excluded')
  const isRunning = `exists (select from syncs where organization_id = ${$('organization')} and connector_id = ${$('connector')} and run_id is not null)`
  const isToWrite = isBeside
    ? 'is_drafted or not is_same'
    : `not is_same or (${$('isApplied')} and ${isRunning}) or (${isMoved})`
  return `stored as (
      insert into ${recordTableOf(kind, entity)} as stored
        (generation, key, organization_id, connector_id, ${RECORD.join(', ')}, written_at, parent, change, applied_at)
      select id, key, ${$('organization')}, ${$('connector')}, ${RECORD.join(', ')}, clock_timestamp(), ${$('parent')}, change,
        case when ${$('isApplied')} then clock_timestamp() when is_same then applied_at end
      from compared, open where ${isToWrite}
      on conflict (generation, key, organization_id) do update set ${RECORD.map((column) => `${column} = excluded.${column}`).join(', ')},
        written_at = case when ${isSame} then stored.written_at else excluded.written_at end,
        change = case when ${isSame} then stored.change else excluded.change end,
        parent = case when stored.parent <> excluded.parent then '' else coalesce(excluded.parent, stored.parent) end,
        applied_at = excluded.applied_at
      returning key, xmax = 0 as is_new, change = (select change from open) as is_changed
    ),
    revived as (
      delete from removed_records where organization_id = ${$('organization')} and generation = ${$('generation')}
        and key in (select key from stored where is_new)
    )`
}

/** The records that change as they were: the statement still sees them so. */
function keeping(copy: Copy): string {
  const changed = `select key from stored where is_changed and not is_new`
  return `former as (${keepFormer(copy, `organization_id = ${$('organization')} and generation = ${$('generation')} and key in (${changed})`)}),`
}

/** Keeps records as they are before a change; of several changes before one comparison, as they were before the first. */
export function keepFormer({ kind, entity }: Pick<Copy, 'kind' | 'entity'>, which: string): string {
  return `insert into former_records (organization_id, generation, key, data, sent, hidden)
    select organization_id, generation, key, data, sent, hidden from ${recordTableOf(kind, entity)} where ${which}
    on conflict do nothing`
}

function keyExpression(field: string): string {
  const name = sqlLiteral(field)
  return `case when jsonb_typeof(value -> ${name}) in ('string', 'number') then value ->> ${name} end`
}
