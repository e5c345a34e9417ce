/** The check of a map: paths are data, and lead where records may have a value. */
import type { Steps } from '../../../../runtime/own-fields/index.ts'
import { describe, expect, it } from 'vitest'
import { checkPaths } from '../../../../server/copy/maps/check-map.ts'
import { ConnectorError, type JsonSchema, type OwnField } from '../../../../runtime/index.ts'

const SCHEMA: JsonSchema = {
  $ref: '#/$defs/Deal',
  $defs: {
    Deal: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        amount: { type: ['integer', 'null'] },
        properties: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
        custom: { type: 'object' },
        owner: { anyOf: [{ $ref: '#/$defs/Owner' }, { type: 'null' }] },
        items: { type: 'array', items: { type: 'object', properties: { price: { type: 'number' } } } },
        closed: { type: 'object', properties: { won: { type: 'boolean' } }, additionalProperties: false },
        parent: { $ref: '#/$defs/Deal' },
      },
    },
    Owner: { type: 'object', properties: { email: { type: 'string' }, name: { type: 'string' } } },
  },
}

type Field = readonly [path: string, type?: 'text' | 'number' | 'boolean' | 'time']

async function faultOf(
  [path, type = 'text']: Field,
  held: readonly string[] = [],
  ownFields?: () => Promise<OwnField[] | undefined>,
): Promise<string | undefined> {
  const holds = async (steps: Steps) => held.includes(steps.join('.'))
  const deals = { entity: 'deals', schema: SCHEMA, holds, ownFields }
  const contacts = { entity: 'contacts', schema: { type: 'object' }, holds }
  const error: unknown = await checkPaths({ deals: { size: { path, type } } }, [deals, contacts]).then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (error === undefined) return undefined
  expect(error).toBeInstanceOf(ConnectorError)
  const { code, errors } = error as ConnectorError
  expect([code, errors?.map(({ field }) => field)]).toEqual(['validation_error', ['map.deals.size.path']])
  return errors?.[0]?.message
}

describe('the path of a mapped field', () => {
  it.each<Field>([
    ['$.id'],
    ['$.amount', 'number'],
    ['$.properties.stage_reason__c'],
    ['$.properties.size', 'number'],
    ["$.properties['größe in m²']"],
    ['$.custom.anything.below[3].it', 'boolean'],
    ['$.owner.email'],
    ['$.items[0].price', 'number'],
    ['$.parent.parent.owner.name'],
  ])('%s is fine', async (...field) => {
    expect(await faultOf(field as unknown as Field)).toBeUndefined()
  })

  it.each<[Field, string]>([
    [['$.propertie.size'], 'Did you mean "properties"?'],
    [['$.owner.emial'], 'Did you mean "email"?'],
    [['$.closed.lost'], '"closed" has no field "lost"'],
    [['$.id.value'], '"id" has no fields'],
    [['$.owner[0]'], '"owner" is no list'],
    [['$.items.price', 'number'], '"items" has no fields'],
    [['$.amount'], 'leads to a number, which is no text'],
    [['$.amount', 'time'], 'leads to a number, which is no time'],
    [['$.items'], 'leads to a list, which is no text'],
    [['$.owner'], 'leads to an object, which is no text'],
  ])('%j leads nowhere, and the error names what is near', async (field, message) => {
    expect(await faultOf(field)).toContain(message)
  })

  it('may be one that the schema does not name, if a stored record has it', async () => {
    expect(await faultOf(['$.owner.team'])).toContain('in the schema or in the copy')
    expect(await faultOf(['$.owner.team'], ['owner.team'])).toBeUndefined()
    expect(await faultOf(['$.closed.lost'], ['closed.lost'])).toContain('has no field')
  })

  it.each([
    '$..size',
    '$.*',
    '$.items[*].price',
    '$.items[0:2]',
    '$.items[?(@.price > 1)]',
    '$.items[?(@.constructor.constructor("return process")().exit())]',
    '$.items[(@.length-1)]',
    '$.items[(process.exit())]',
    '$.id^',
    '$.id~',
    '$.items@number()',
    "$['id','amount']",
    '$',
    '$.',
    'id',
    'properties.size',
    '`$.id',
    '$.__proto__.polluted',
    "$['constructor'].name",
    '$.properties.prototype',
    'header.Authorization',
    'link.next',
    'last.id',
    '$.id?token',
    '$.id/next',
    "$['a\\'b']",
    '$.id; drop table connectors',
    `$${'.a'.repeat(9)}`,
  ])('B4 %s names no single value: nothing of it is evaluated', async (path) => {
    expect(await faultOf([path])).toMatch(/^.+\. A path has names and indexes alone/)
  })

  it('may be an own field of the account', async () => {
    const listed = async (): Promise<OwnField[]> => [{ name: 'size__c', label: 'Size', type: 'number', writable: true }]
    expect(await faultOf(['own.size__c'], [], listed)).toBeUndefined()
    expect(await faultOf(['own.anything'], [], async () => undefined)).toBeUndefined()
    expect(await faultOf(['own.siz__c'], [], listed)).toBe('names no own field of the account. Did you mean "size__c"?')
    expect(await faultOf(['own.size__c'])).toBe('names an own field, but accounts add none to deals')
  })

  it('all faults are reported together, an unknown entity with the nearest', async () => {
    const deals = { entity: 'deals', schema: SCHEMA, holds: async () => false }
    const field = { path: '$.nothing', type: 'text' } as const
    await expect(checkPaths({ deels: { a: field }, deals: { b: field, c: field } }, [deals])).rejects.toMatchObject({
      errors: [
        { field: 'map.deels', message: 'is no searchable entity. Did you mean "deals"?' },
        { field: 'map.deals.b.path' },
        { field: 'map.deals.c.path' },
      ],
    })
  })

  it('B5 a map has at most 16 kB', async () => {
    const field = { path: `$.custom['${'x'.repeat(280)}']`, type: 'text' } as const
    const fields = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field_${index}`, field]))
    const deals = { entity: 'deals', schema: SCHEMA, holds: async () => false }
    await expect(checkPaths({ deals: fields }, [deals])).rejects.toMatchObject({
      errors: [{ field: 'map', error_code: 'maxLength' }],
    })
  })
})
