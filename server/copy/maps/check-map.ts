/** Checks a map: paths are data, each names one value, and leads where records may have one. */
import { MAP_BYTES, MAP_FIELDS } from 'plugboard/contract'
import { ConnectorError, type FieldError, type OwnField } from 'plugboard/runtime'
import { didYouMean, type JsonSchema, LocatorFault, quoted, type Steps } from 'plugboard/internal'
import { type MappedType, type ConnectorMap, mapSteps, ownNameIn } from './mapped-fields.ts'
import { alternatives, mayBe, type RecordSchemas, stepInto } from './record-schema.ts'

/** Possible content of an entity's records. */
export interface MappableRecords {
  readonly entity: string
  readonly schema: JsonSchema
  /** Whether a stored record has a value at a place that the schema does not name. */
  readonly holds: (steps: Steps) => Promise<boolean>
  /** The account's own fields, undefined before a sync has listed them. Absent where accounts add none. */
  readonly ownFields?: (() => Promise<readonly OwnField[] | undefined>) | undefined
}

/**
 * Checks the paths of a map whose form the contract has checked.
 * @param all the searchable entities of the kind
 * @throws ConnectorError `validation_error` with each field's fault
 */
export async function checkPaths(map: ConnectorMap, all: readonly MappableRecords[]): Promise<void> {
  const faults = checkMapSize(map)
  for (const [entity, fields] of Object.entries(map)) {
    const records = all.find((one) => one.entity === entity)
    if (!records) {
      const near = didYouMean(
        entity,
        all.map((one) => one.entity),
      )
      faults.push(fault(`map.${entity}`, `is no searchable entity.${near}`, 'unknown_entity'))
      continue
    }
    for (const [name, { path, type }] of Object.entries(fields)) {
      const message = await faultOf(records, path, type)
      if (message !== undefined) faults.push(fault(`map.${entity}.${name}.path`, message, 'path'))
    }
  }
  if (faults.length > 0) throw unfit(faults)
}

/** The faults of a map by its size. */
export function checkMapSize(map: ConnectorMap): FieldError[] {
  const bytes = Buffer.byteLength(JSON.stringify(map))
  const crowded = Object.entries(map).filter(([, fields]) => Object.keys(fields).length > MAP_FIELDS)
  const faults = crowded.map(([entity]) =>
    fault(`map.${entity}`, `has more than ${MAP_FIELDS} fields`, 'maxProperties'),
  )
  if (bytes > MAP_BYTES) faults.push(fault('map', `has ${bytes} bytes as JSON; ${MAP_BYTES} are allowed`, 'maxLength'))
  return faults
}

function fault(field: string, message: string, errorCode: string): FieldError {
  return { field, message, error_code: errorCode }
}

async function faultOf(records: MappableRecords, path: string, type: MappedType): Promise<string | undefined> {
  const ownName = ownNameIn(path)
  if (ownName !== undefined) return ownFault(records, ownName)
  let steps: Steps
  try {
    steps = mapSteps(path)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (!(error instanceof LocatorFault)) return `${error.message}. ${FORM}`
    return `${error.message.replace('a locator', 'a path').split(';')[0]}, at character ${error.offset + 1}. ${FORM}`
  }
  return locationFault(records, steps, type)
}

async function ownFault({ entity, ownFields }: MappableRecords, name: string): Promise<string | undefined> {
  if (!ownFields) return `names an own field, but accounts add none to ${entity}`
  const names = (await ownFields())?.map((field) => field.name)
  if (!names || names.includes(name)) return undefined
  return `names no own field of the account.${didYouMean(name, names)}`
}

const FORM = "A path has names and indexes alone, such as $.properties.size or $.fields['Deal size'][0]."

async function locationFault(
  { entity, schema, holds }: MappableRecords,
  steps: Steps,
  type: MappedType,
): Promise<string | undefined> {
  let at: RecordSchemas = [schema]
  for (const [index, step] of steps.entries()) {
    const { next, leads, names } = stepInto(schema, at, step)
    if (leads === 'open' && next.length === 0) return undefined
    if (leads === 'named' || leads === 'open') at = next
    else if (leads === 'unnamed' && (await holds(steps))) return undefined
    else return nowhere(entity, steps.slice(0, index), step, names)
  }
  const last = at.flatMap((one) => alternatives(schema, one))
  return last.some((one) => FITTING[type].some((name) => mayBe(one, name)))
    ? undefined
    : `leads to ${KINDS[String(last.map((one) => one.type).flat()[0])] ?? 'another value'}, which is no ${type}`
}

function nowhere(entity: string, above: Steps, step: string | number, names: readonly string[]): string {
  const parent = above.length === 0 ? `a record of ${entity}` : quoted(above.join('.'))
  if (typeof step === 'number') return `leads nowhere: ${parent} is no list`
  if (names.length === 0) return `leads nowhere: ${parent} has no fields`
  return `leads nowhere: ${parent} has no field ${quoted(step)}, in the schema or in the copy.${didYouMean(step, [...names])}`
}

/** The JSON types that a mapped field is read from. */
export const FITTING: Readonly<Record<MappedType, readonly string[]>> = {
  text: ['string'],
  number: ['number', 'string'],
  boolean: ['boolean', 'string'],
  time: ['string'],
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  integer: 'a number',
  boolean: 'a boolean',
}

function unfit(errors: FieldError[]): ConnectorError {
  const reported = errors.slice(0, 20)
  const sentence = reported.map(({ field, message }) => `${field} ${message}`).join('; ')
  return new ConnectorError('validation_error', `Cannot use the map: ${sentence}`, {
    hint: 'List the own fields: GET …/fields/{entity}, or plugboard fields.',
    errors: reported,
  })
}
