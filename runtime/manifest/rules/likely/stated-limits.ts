import { type Json, type JsonSchema, pointer } from '../../../base/json.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

const NUMBER = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)`
const RANGE = new RegExp(`\\b${NUMBER} to ${NUMBER}\\b`)
const MOST = new RegExp(`\\b(?:at most|up to) ${NUMBER}\\b`, 'i')
const LONGEST = new RegExp(`\\b(?:at most|up to) ${NUMBER} characters\\b`, 'i')
const USUAL = new RegExp(`\\bdefaults to (?:\`([^\`]+)\`|(${NUMBER}|true|false)\\b)`, 'i')

/** Agents and people read a param's limits in its description, and calls are checked against its schema: both must agree. */
export const statedLimits: ManifestRule = {
  name: 'stated-limits',
  severity: 'warning',
  check(context) {
    eachOperation(context, 'stated-limits', (operation, reportAt) => {
      for (const [name, schema] of Object.entries(paramsOf(operation)))
        for (const { word, says, has } of statements(schema).filter(({ says, has }) => says !== has)) {
          const instead = has === undefined ? `has no ${word}` : `its ${word} is ${has}`
          const message = `The description of "${name}" of ${idOf(operation)} says ${says}, and ${instead}`
          reportAt(pointer('/params', name), message, { on: 'key' })
        }
    })
  },
}

/** A limit in a description, and the schema's own. */
interface Statement {
  readonly word: string
  readonly says: string
  readonly has: string | undefined
}

function statements(schema: JsonSchema): Statement[] {
  const { description, default: usual } = schema
  if (typeof description !== 'string') return []
  const types = [schema.type].flat()
  const isNumber = types.includes('integer') || types.includes('number')
  const [, shown, plain] = USUAL.exec(description) ?? []
  const says = shown ?? plain?.replaceAll(',', '')
  return [
    ...(isNumber ? stated('maximum', RANGE.exec(description)?.[2] ?? MOST.exec(description)?.[1], schema) : []),
    ...(schema.maxLength === undefined ? [] : stated('maxLength', LONGEST.exec(description)?.[1], schema)),
    ...(schema.maxItems === undefined ? [] : stated('maxItems', MOST.exec(description)?.[1], schema)),
    ...(says === undefined || !isScalar(usual) ? [] : [{ word: 'default', says, has: String(usual) }]),
  ]
}

function stated(
  word: 'maximum' | 'maxLength' | 'maxItems',
  number: string | undefined,
  schema: JsonSchema,
): Statement[] {
  if (number === undefined) return []
  const has = schema[word]
  return [{ word, says: String(Number(number.replaceAll(',', ''))), has: has === undefined ? undefined : String(has) }]
}

function isScalar(value: Json | undefined): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
