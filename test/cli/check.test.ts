import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { causesOf } from '../../cli/check/causes.ts'
import type { Problem } from '../../runtime/index.ts'
import { ACME, brokenAcme, runCli } from './run-cli.ts'

/** What a fixture is made of, as YAML. */
interface Parts {
  readonly call: string
  readonly request: string
  readonly response: string
  readonly after: string
  readonly result: string
}

/** A fixture that replays, but for what is given. */
function fixtureText(changes: Partial<Parts>): string {
  const { call, request, response, after, result } = {
    call: '{entity: customers, action: get, params: {id: c5}}',
    request: '{method: GET, path: /customers/c5}',
    response: '{status: 200, body: {id: c5, name: Ada}}',
    after: '',
    result: '{keys: [c5]}',
    ...changes,
  }
  return `source: {kind: composed, date: 2026-11-20}
call: ${call}
exchanges:
  - request: ${request}
    response: ${response}${after}
result: ${result}
shows: A sample of the test
`
}

describe('check', () => {
  it('replays every fixture and counts what they cover', async () => {
    expect(await runCli(['check', ACME])).toEqual({
      code: 0,
      stdout: [
        'kind  entities  ops  shown  search  documented  composed  recorded  auth  rules',
        'acme         2    5      5       1           1         9         0     2      1',
        '',
        '5 operations and 1 search declaration: 6 pairs',
        '10 fixtures (1 documented, 9 composed, 0 recorded) replayed over HTTP, no fault',
        '',
      ].join('\n'),
      stderr: '',
    })
  })

  it.each<[name: string, changes: Partial<Parts>, place: string, expected: string]>([
    [
      'calls an entity that does not exist',
      { call: '{entity: custmers, action: get, params: {id: c5}}' },
      'custmers.get.extra.yaml:2:16',
      'Cannot find entity "custmers" in acme. Did you mean "customers"? [fixture-call]',
    ],
    [
      'calls an action that does not exist',
      { call: '{entity: customers, action: fetch, params: {id: c5}}' },
      'customers.fetch.extra.yaml:2:35',
      'Cannot "fetch" customers of acme: no such action. Did you mean "get"? [fixture-call]',
    ],
    [
      'has an error status but says success',
      { response: '{status: 500, body: {id: c5, name: Ada}}' },
      'customers.get.extra.yaml:6:9',
      'The result says that the call succeeds with 1 record, but it fails with upstream_error: Cannot execute customers.get: the third party returned 500 [fixture-result]',
    ],
    [
      'has a success but says an error',
      { result: '{error: {code: record_not_found}}' },
      'customers.get.extra.yaml:6:17',
      'The result says that the call fails with record_not_found, but it succeeds with 1 record [fixture-result]',
    ],
    [
      'says another error',
      { response: '{status: 404}', result: '{error: {code: upstream_error}}' },
      'customers.get.extra.yaml:6:17',
      'The call returns error {"code":"record_not_found","upstream":{"status":404}}, but the result says {"code":"upstream_error"} [fixture-result]',
    ],
    [
      'says other keys',
      { result: '{keys: [c7]}' },
      'customers.get.extra.yaml:6:16',
      'The call returns keys ["c5"], but the result says ["c7"] [fixture-result]',
    ],
    [
      'has an answer that is a list',
      { response: '{status: 200, body: [{id: c5, name: Ada}]}' },
      'customers.get.extra.yaml:6:9',
      'The result says that the call succeeds with 1 record, but it fails with upstream_invalid_response: Cannot read the response to customers.get: it has a list in place of the record [fixture-result]',
    ],
    [
      'has a record that its schema refuses',
      { response: '{status: 200, body: {id: c5, name: 7}}' },
      'customers.get.extra.yaml:5:35',
      'The record at /name must be string [fixture-record]',
    ],
    [
      'has a record of something else',
      { response: '{status: 200, body: {total: 5}}', result: '{records: 1}' },
      'customers.get.extra.yaml:6:9',
      'The result says that the call succeeds with 1 record, but it fails with upstream_invalid_response: Cannot read the response to customers.get: it has no field of a record [fixture-result]',
    ],
    [
      'has a request that differs',
      { request: '{method: GET, path: /people/c5}' },
      'customers.get.extra.yaml:4:14',
      'GET /customers/c5 matches no fixture; the nearest is FILE: path is "/customers/c5", not "/people/c5" [fixture-request]',
    ],
    [
      'has a request that is never made',
      { after: '\n  - {request: {method: GET, path: /customers/c6}, response: {status: 200}}' },
      'customers.get.extra.yaml:6:35',
      'The call never makes the request GET /customers/c6 [fixture-request]',
    ],
    [
      'has an auth variant that does not exist',
      { after: '\nauth: token' },
      'customers.get.extra.yaml:6:7',
      'Cannot find auth variant "token" in acme: its variants are api_key, oauth [fixture-auth]',
    ],
    [
      'is written with a wrong word',
      { call: '{entity: customers, action: get, params: {id: c5}, parms: 1}' },
      'customers.get.extra.yaml:2:58',
      'Unknown key "parms" in call. Did you mean "params"? [fixture-additionalProperties]',
    ],
    [
      'is not YAML',
      { call: '{entity: customers' },
      'customers.get.extra.yaml:3:1',
      'Cannot read YAML: Flow map in block collection must be sufficiently indented and end with a } [yaml-syntax]',
    ],
    [
      'has the name of another operation',
      {},
      'files.download.extra.yaml:2:7',
      `The file's name must start with "customers.get.", the operation that the fixture calls [fixture-name]`,
    ],
    [
      'has a name that is not read',
      {},
      'customers.get.extra.yml:1:1',
      'Fixtures are files that end in .yaml; this one is not read [fixture-name]',
    ],
  ])('fails for a fixture that %s, and for nothing else', async (_, changes, location, message) => {
    const folder = await brokenAcme('acme.yaml', '', '')
    const file = join(folder, 'fixtures/acme', location.replace(/:.*/, ''))
    await writeFile(file, fixtureText(changes))
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout.split('\n').slice(0, 2), stdout.split('\n').at(-2)]).toEqual([
      3,
      [message.replace('FILE', file), join(folder, 'fixtures/acme', location)],
      expect.stringMatching(/ replayed over HTTP, 1 with faults$/),
    ])
  })
})

describe('faults with one cause', () => {
  const WRONG = ['"GET /customers/{id}"', '"GET /people/{id}"'] as const

  it('are one fault with the places of the others', async () => {
    const folder = await brokenAcme('acme.yaml', ...WRONG)
    const { stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    const lines = stdout.split('\n')
    expect(
      lines.filter((line) => line.includes('matches no fixture')).map((line) => line.split(': ').slice(1)),
    ).toEqual([['path is "/people/c0", not "/customers/c0" [fixture-request]']])
    const at = lines.findIndex((line) => line.startsWith('The same'))
    const locations = lines.slice(at, at + 2).join(' ')
    expect(locations.trim()).toBe(
      'The same fault at 2 other locations: customers.get.unauthorized.yaml:5, customers.get.yaml:5',
    )
  })

  it('are one fault where each names its own operation', () => {
    const faultOf = (operation: string): Problem => ({
      rule: 'fixture-result',
      severity: 'error',
      message: `The call fails: Cannot read the response to ${operation}: it has no records`,
      pointer: '',
      file: `fixtures/shop/${operation}.yaml`,
      line: 6,
      column: 1,
      frame: '',
    })
    const causes = causesOf(['customers.list', 'orders.list', 'orders.get'].map(faultOf))
    expect(causes.map(({ first, others }) => [first.file, others.map(({ file }) => file)])).toEqual([
      ['fixtures/shop/customers.list.yaml', ['fixtures/shop/orders.list.yaml', 'fixtures/shop/orders.get.yaml']],
    ])
  })

  it('are each in the document', async () => {
    const folder = await brokenAcme('acme.yaml', ...WRONG)
    const { stdout } = await runCli(['check', join(folder, 'acme.yaml'), '--json'])
    const { kinds } = JSON.parse(stdout) as { kinds: { fixtures: { file: string; faults: { rule: string }[] }[] }[] }
    const faulty = kinds[0]!.fixtures.filter(({ faults }) => faults.some(({ rule }) => rule === 'fixture-request'))
    expect(faulty.map(({ file }) => file.split('/').at(-1))).toEqual([
      'customers.get.not-found.yaml',
      'customers.get.unauthorized.yaml',
      'customers.get.yaml',
    ])
  })
})

describe('check of manifests and their fixtures', () => {
  it('says that a setting needs examples, and where', async () => {
    const setting = '{type: string!, title: Shop, description: The shop., pattern: "^[a-z]{3}-[0-9]{4}$"}'
    const folder = await brokenAcme('acme.yaml', 'config:\n', `config:\n  shop: ${setting}\n`)
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml'), '--update'])
    expect(code).toBe(3)
    expect(stdout).toContain('config.shop needs examples: no common value fits its pattern or limits [no-example]')
    expect(stdout).toMatch(/acme\.yaml:\d+:3\n\d+ \| config:\n\d+ \|   shop: /)
  })

  it('says of records of something else that nothing in them is known', async () => {
    const folder = await brokenAcme('acme.yaml', 'Customer: {id: string!', 'Customer: {id: string')
    const text = fixtureText({
      call: '{entity: customers, action: list, params: {limit: 3}}',
      request: '{method: GET, path: /customers, query: {limit: "3"}}',
      response: '{status: 200, body: {items: [{total: 5}], total: 1}}',
      result: '{records: 1, meta: {total: 1}}',
    })
    await writeFile(join(folder, 'fixtures/acme/customers.list.extra.yaml'), text)
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout.split('\n')[0]]).toEqual([
      3,
      'Record 1 has none of the fields that the schema declares [fixture-record]',
    ])
  })

  it('prints the problems of one manifest and checks the others', async () => {
    const folder = await brokenAcme('acme.yaml', 'records: $.items', 'recrods: $.items')
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml'), ACME])
    expect([code, stdout.split('\n')[1], stdout.split('\n').at(-2)]).toEqual([
      3,
      join(folder, 'acme.yaml:41:5'),
      '10 fixtures (1 documented, 9 composed, 0 recorded) replayed over HTTP, 1 manifest with problems',
    ])
  })

  it.each([
    ['no/where', 'folder "no/where" does not exist'],
    ['test/cli/acme', 'folder "test/cli/acme" contains no folder "acme"'],
  ])('refuses %s as the folder of fixtures', async (folder, state) => {
    expect(await runCli(['check', ACME, '--fixtures', folder])).toEqual({
      code: 2,
      stdout: '',
      stderr: `Cannot read fixtures: ${state}\nName a folder that contains a folder for each kind.\n`,
    })
  })

  it('judges an own manifest by its own fixtures, and says where it looked for them', async () => {
    const folder = await brokenAcme('acme.yaml', 'kind: acme', 'kind: airtable')
    const { code, stdout, stderr } = await runCli(['check', join(folder, 'acme.yaml')])
    const [beside, above] = ['fixtures', '../fixtures'].map((near) => JSON.stringify(join(folder, near, 'airtable')))
    expect([code, stderr, stdout.split('\n')[0], stdout.split('\n').at(-2)]).toEqual([
      3,
      `airtable has neither fixtures nor a snapshot: neither folder ${beside} nor ${above} exists. Name another folder with --fixtures, or write the snapshot with --update.\n`,
      'airtable: error rule 404 as not_found has no fixture',
      expect.stringMatching(/^0 fixtures /),
    ])
  })

  it('fails without a fixture of an error rule', async () => {
    const folder = await brokenAcme('acme.yaml', '', '')
    await rm(join(folder, 'fixtures/acme/customers.get.not-found.yaml'))
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout.split('\n')[0], stdout.split('\n').at(-2)]).toEqual([
      3,
      'acme: error rule 404 as not_found has no fixture',
      '9 fixtures (1 documented, 8 composed, 0 recorded) replayed over HTTP, 1 gap',
    ])
  })

  it('needs no other fixture of what the snapshot shows', async () => {
    const folder = await brokenAcme('acme.yaml', '', '')
    const files = ['customers.create', 'customers.list.page-2', 'customers.list.oauth']
    for (const file of files) await rm(join(folder, `fixtures/acme/${file}.yaml`))
    expect((await runCli(['check', join(folder, 'acme.yaml')])).code).toBe(0)
  })

  it.each([
    [
      'source: {kind: composed',
      'source: {kind: documented',
      'A documented fixture must name its page: add source.url [fixture-source]',
    ],
    [
      'name: Ada,',
      'name: ada@northwind.io,',
      'This may be the address of a person: use an address at example.com [fixture-person]',
    ],
    [
      'params: {name: Ada,',
      `params: {name: ${'sk_'}live_4eC39HqLyjWDarjtT1zdp7dc,`,
      'This looks like an API key: replace it with an invented text that does not, or with <secret> [fixture-secret]',
    ],
  ])('fails for a fixture with %s as %s', async (from, to, expected) => {
    const folder = await brokenAcme('fixtures/acme/customers.create.yaml', from, to)
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout.includes(expected), stdout.includes('4eC39HqLyjWDarjtT1zdp7dc')]).toEqual([3, true, false])
  })

  it.each([
    [[], 'acme: 1 field in fixtures that the schema does not declare; --fields lists them'],
    [['--fields'], 'acme customers: the schema does not declare age'],
  ])('reports the fields that no schema knows, with %j', async (options, expected) => {
    const folder = await brokenAcme(
      'fixtures/acme/customers.list.oauth.yaml',
      'items: []',
      'items: [{id: c6, age: 36}]',
    )
    const fixture = join(folder, 'fixtures/acme/customers.list.oauth.yaml')
    await writeFile(fixture, (await readFile(fixture, 'utf8')).replace('keys: []', 'keys: [c6]'))
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml'), ...options])
    expect([code, stdout.split('\n')[0]]).toEqual([0, expected])
  })
})

describe('what fixtures lack or have too much', () => {
  it('refuses a field that no schema knows in what an author made up', async () => {
    const folder = await brokenAcme('acme.yaml', ', note: string?}', '}')
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout.split('\n')[0]]).toEqual([
      3,
      'The schema does not declare note, which this fixture invented [fixture-record]',
    ])
  })

  it('refuses a composed fixture that does not say what it shows', async () => {
    const folder = await brokenAcme('fixtures/acme/customers.create.yaml', /^shows: .*\n/m, '')
    const { code, stdout } = await runCli(['check', join(folder, 'acme.yaml')])
    expect([code, stdout.split('\n').slice(0, 2)]).toEqual([
      3,
      [
        'A composed fixture needs "shows": one line that says what no tool can derive from the manifest, such as a vendor\'s odd error [fixture-required]',
        join(folder, 'fixtures/acme/customers.create.yaml:1:9'),
      ],
    ])
  })
})

describe('the output of check', () => {
  it('gives one document with --json', async () => {
    const { stdout } = await runCli(['check', ACME, '--json'])
    const { kinds } = JSON.parse(stdout) as { kinds: { coverage: unknown; fixtures: unknown[] }[] }
    expect([kinds[0]!.coverage, kinds[0]!.fixtures[0]]).toEqual([
      {
        kind: 'acme',
        entities: 2,
        operations: { total: 5, shown: 5, vendors: 1 },
        search: 1,
        fixtures: { documented: 1, composed: 9, recorded: 0 },
        auth: 2,
        errorRules: 1,
        gaps: [],
      },
      { file: join(ACME, '../fixtures/acme/customers.create.yaml'), faults: [], unknownFields: [] },
    ])
  })

  it('shows its progress on a terminal and takes it away', async () => {
    const { stderr } = await runCli(['check', ACME, '--no-color'], { isTerminal: true })
    expect([stderr.startsWith('\r\u001b[K0 of 10'), stderr.endsWith('\r\u001b[K')]).toEqual([true, true])
  })

  it('ends with 130 when interrupted', async () => {
    const { code, stderr } = await runCli(['check', ACME], { signal: AbortSignal.abort() })
    expect([code, stderr]).toEqual([130, 'Cannot check the fixtures: interrupted\n'])
  })
})
