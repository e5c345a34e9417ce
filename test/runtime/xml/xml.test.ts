/** XML read as JSON: the mapping, and the documents that are refused. */
import { describe, expect, test } from 'vitest'
import { compileXml, XmlFault } from '../../../runtime/xml/index.ts'

const NOTHING = { lists: [], values: [], namespaces: {}, schemas: {} }

const read = compileXml(NOTHING)

/** The value at `$.r` of a document of which the schema of `r` is known. */
async function typed(schema: object, xml: string) {
  const { r } = await compileXml({ ...NOTHING, values: [{ path: ['r'], schema: schema as never }] })(xml)
  return r
}

test.each([
  ['text', '<a> x <![CDATA[<y>]]>&amp;&#65;</a>', { a: ' x <y>&A' }],
  ['an empty element', '<a/>', { a: '' }],
  ['attributes', '<a id="1" n="x &lt; y"/>', { a: { '@id': '1', '@n': 'x < y' } }],
  ['attributes beside text', '<a id="1">x</a>', { a: { '@id': '1', '#text': 'x' } }],
  ['elements, without the space between them', '<a>\n  <b>1</b>\n  <c/>\n</a>', { a: { b: '1', c: '' } }],
  ['text among elements', '<a>x<b>1</b>y</a>', { a: { b: '1', '#text': 'xy' } }],
  ['an element that is repeated', '<a><b>1</b><c/><b>2</b><b/></a>', { a: { b: ['1', '2', ''], c: '' } }],
  ['numbers as text', '<a><b>007</b><c>true</c></a>', { a: { b: '007', c: 'true' } }],
  ['prefixes, left out', '<x:a xmlns:x="urn:x"><x:b x:c="1"/></x:a>', { a: { b: { '@c': '1' } } }],
  ['comments and instructions, left out', '<?p q?><!-- c --><a><!-- d --><?p?>x</a>', { a: 'x' }],
  [
    'a value that is nil',
    '<a xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><b i:nil="true"/><c i:nil="false">1</c></a>',
    { a: { b: null, c: '1' } },
  ],
  [
    'names of objects in JavaScript',
    '<a><constructor>1</constructor><toString/></a>',
    { a: { constructor: '1', toString: '' } },
  ],
])('%s', async (_, xml, value) => {
  expect(await read(xml)).toEqual(value)
})

test('a namespace that is known gives its names a prefix, whatever the document calls it', async () => {
  const readSoap = compileXml({ ...NOTHING, namespaces: { s: 'urn:soap' } })
  const value = { 's:Envelope': { 's:Body': { Item: { '@s:id': '1', '@id': '2' } } } }
  expect(
    await readSoap('<e:Envelope xmlns:e="urn:soap"><e:Body><Item e:id="1" id="2"/></e:Body></e:Envelope>'),
  ).toEqual(value)
  expect(
    await readSoap(
      '<Envelope xmlns="urn:soap"><Body><Item xmlns="urn:items" xmlns:q="urn:soap" q:id="1" id="2"/></Body></Envelope>',
    ),
  ).toEqual(value)
})

describe('lists', () => {
  const readList = compileXml({ ...NOTHING, lists: [['r', 'items', 'item']] })

  test.each([
    ['one element', '<r><items><item>1</item></items></r>', { r: { items: { item: ['1'] } } }],
    ['several', '<r><items><item>1</item><item>2</item></items></r>', { r: { items: { item: ['1', '2'] } } }],
    ['none, while the element around them exists', '<r><items/></r>', { r: { items: { item: [] } } }],
    ['nothing around them', '<r><other/></r>', { r: { other: '' } }],
  ])('of %s', async (_, xml, value) => {
    expect(await readList(xml)).toEqual(value)
  })

  test('of a schema, inside records of a list', async () => {
    const schemas = { Item: { type: 'object', properties: { tags: { type: 'array', items: { type: 'integer' } } } } }
    const readItems = compileXml({
      ...NOTHING,
      lists: [['r', 'item']],
      values: [{ path: ['r', 'item'], schema: { $ref: '#/$defs/Item' } }],
      schemas,
    })
    expect(await readItems('<r><item><tags>1</tags></item><item/></r>')).toEqual({ r: { item: [{ tags: [1] }, {}] } })
  })
})

describe('types of a schema', () => {
  const scalars = {
    type: 'object',
    properties: {
      n: { type: 'integer' },
      d: { type: ['number', 'null'] },
      b: { type: 'boolean' },
      s: { type: 'string' },
      '@k': { type: 'integer' },
      '#text': { type: 'number' },
    },
  }

  test.each([
    [
      'numbers and booleans',
      '<r k="3"><n> 12 </n><d>-1.5e3</d><b>true</b><s>12</s></r>',
      { '@k': 3, n: 12, d: -1500, b: true, s: '12' },
    ],
    ['the digits of booleans', '<r><b>0</b></r>', { b: false }],
    ['a number without a value, which is null', '<r><n/><d> </d></r>', { n: null, d: null }],
    ['text without a value', '<r><s/></r>', { s: '' }],
    [
      'what is of no such type, as text',
      '<r><n>twelve</n><b>yes</b><d>1,5</d></r>',
      { n: 'twelve', b: 'yes', d: '1,5' },
    ],
    ['more digits than a number keeps, as text', '<r><n>12345678901234567890</n></r>', { n: '12345678901234567890' }],
    ['text beside attributes', '<r k="1">2.5</r>', { '@k': 1, '#text': 2.5 }],
    ['a text with attributes, which are left out', '<r><s lang="en">x</s></r>', { s: 'x' }],
    ['an empty object', '<r/>', {}],
  ])('%s', async (_, xml, value) => {
    expect(await typed(scalars, xml)).toEqual(value)
  })

  test('of alternatives, and of maps', async () => {
    const schema = { anyOf: [{ type: 'null' }, { type: 'object', additionalProperties: { type: 'integer' } }] }
    expect(await typed(schema, '<r><a>1</a><b>2</b></r>')).toEqual({ a: 1, b: 2 })
  })
})

describe('U28 a document is refused that', () => {
  const laughs = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')

  test.each([
    [
      'expands entities (billion laughs)',
      `<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]><a>&l10;</a>`,
      /not valid XML|document type/,
    ],
    [
      'names a file (XXE)',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      /not valid XML|document type/,
    ],
    ['names a DTD elsewhere', '<!DOCTYPE a SYSTEM "http://evil.example/a.dtd"><a/>', /document type declaration/],
    ['has a declaration without effect', '<!DOCTYPE a><a/>', /document type declaration/],
    ['uses an entity that XML does not define', '<a>&nbsp;</a>', /^is not valid XML \(line 1, column 4\)$/],
    ['is deeper than 200 elements', `${'<a>'.repeat(202)}${'</a>'.repeat(202)}`, /nested too deeply/],
    ['is deeper than the stack', '<a>'.repeat(200_000), /nested too deeply/],
    ['has too many tags', `<a>${'<b/>'.repeat(200_000)}</a>`, /more than 200000 XML tags/],
    ['has a prototype as an element', '<a><__proto__><admin>true</admin></__proto__></a>', /__proto__/],
    ['has one as an attribute', '<a __proto__="1"/>', /__proto__/],
    ['has one by a prefix', '<a xmlns:x="u"><x:__proto__/></a>', /__proto__/],
    ['ends early', '<a><b>secret-1</b>', /^is not valid XML \(line 1, column \d+\)$/],
    ['has two roots', '<a/><b/>', /not valid XML/],
    ['is no XML', '{"a": 1}', /not valid XML/],
  ])('%s', async (_, xml, message) => {
    const error = await read(xml).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(XmlFault)
    expect((error as Error).message).toMatch(message)
    expect((error as Error).message).not.toContain('secret-1')
  })
})

test('U28 many namespaces, each declared again by many elements, cost no more than they are long', async () => {
  const declared = Array.from({ length: 50_000 }, (_, n) => ` xmlns:n${n}="u"`).join('')
  const { r } = await read(`<r${declared}>${'<i xmlns:m="v"/>'.repeat(100_000)}</r>`)
  expect((r as { i: unknown[] }).i).toHaveLength(100_000)
})
