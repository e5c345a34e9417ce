import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ExplainedPart, noteSteps } from '../../cli/explain/index.ts'
import { BodyStream } from '../../runtime/index.ts'
import { ACME, runCli, wideLines } from './run-cli.ts'

type ReportedPart = Omit<ExplainedPart, 'place'> & { readonly file: string | null; readonly line: number | null }

async function explained(...words: string[]): Promise<ReportedPart[]> {
  const { stdout } = await runCli(['explain', ...words, '--json'])
  return (JSON.parse(stdout) as { parts: ReportedPart[] }).parts
}

describe('explain', () => {
  it('shows every part of a request with its line, wherever it is inherited from', async () => {
    const parts = await explained(ACME, 'customers', 'list')
    expect(parts.map(({ section, name, value, line }) => `${section} | ${name} | ${value} | ${line}`)).toEqual([
      'request | request | GET /customers | 52',
      'request | base_url | https://api.acme.internal | 9',
      'request | header X-Region | {{config.region}} | 15',
      'request | effect | read | null',
      'request | timeout | 60 s | null',
      'params | limit | integer 1..100, default 10 → query | 39',
      'params | after | string → query | 40',
      'auth | api_key | header Authorization: Bearer {{api_key}} | 22',
      'auth | api_key needs | api_key | 21',
      'auth | oauth | header Authorization: Bearer {{access_token}} | 23',
      'auth | oauth needs | access_token?, expires_at?, refresh_token, client_id?, client_secret? | 24',
      'auth | oauth token | https://api.acme.internal/token | 27',
      'auth | oauth authorize | https://acme.internal/authorize | 26',
      'answer | records | $.items | 41',
      'answer | schema | Customer | 47',
      'answer | meta total | $.total | 42',
      'answer | pagination style | cursor | 43',
      'answer | pagination param | after | 43',
      'answer | pagination next | $.after | 43',
      'answer | pagination size | limit | 43',
      'failure | errors message | $.message | 31',
      'failure | errors code | $.code | 32',
      'failure | errors rule | not_found when status is 404 | 34',
      'failure | retry max | 3 tries | null',
      'failure | retry after | header.retry-after | null',
    ])
  })

  it.each([
    ['linear', 'issues', 'list'],
    ['linear', 'issues', 'create'],
    ['stripe', 'refunds', 'create'],
    ['google-drive', 'files', 'download'],
  ])('of %s %s %s names lines that hold what it shows', async (...words) => {
    const lines = readFileSync(`definitions/${words[0]}.yaml`, 'utf8').split('\n')
    const params = (await explained(...words)).filter(({ section }) => section === 'params')
    const wrong = params.filter(({ name, line }) => !lines[line! - 1]?.includes(name) && name !== 'needs')
    expect([params.length > 0, wrong]).toEqual([true, []])
  })

  it('fits 80 columns and shows file:line beside each part', async () => {
    const { code, stdout } = await runCli(['explain', 'linear', 'issues', 'list'])
    const first = stdout.split('\n').find((line) => line.startsWith('  first '))
    expect({ code, wide: wideLines(stdout), first }).toEqual({
      code: 0,
      wide: [],
      first: expect.stringMatching(/^ {2}first +integer 1\.\.250, default 50 → +linear\.yaml:\d+$/) as string,
    })
  })

  it('shows the request that params make, without credentials', async () => {
    const argv = ['explain', ACME, 'customers', 'create', '--params', '{"name":"Ada"}', '--config', 'region=eu']
    const { stdout } = await runCli(argv)
    expect(stdout.slice(stdout.indexOf('After authorized')).split('\n')).toEqual([
      'After authorized',
      '  POST https://api.acme.internal/customers',
      '  accept: application/json',
      expect.stringMatching(/^  user-agent: plugboard\/\d+\.\d+\.\d+$/),
      '  content-type: application/json',
      '  x-region: eu',
      '  authorization: Bearer [secret]',
      '',
      '  {"name":"Ada"}',
      '',
    ])
  })

  it('shows the value after each step with --sandbox', async () => {
    const argv = ['explain', ACME, 'customers', 'list', '--params', '{"limit":2}', '--sandbox', '--json']
    const { code, stdout } = await runCli(argv)
    const { steps } = JSON.parse(stdout) as { steps: { step: string; value: unknown }[] }
    expect([code, steps.map(({ step }) => step), steps[0]!.value, steps.at(-1)!.value]).toEqual([
      0,
      ['params', 'request', 'authorized', 'response', 'reading', 'next'],
      { limit: 2 },
      { limit: 2, after: 'p2' },
    ])
  })

  it('lists the operations of a kind within 80 columns', async () => {
    expect(await runCli(['explain', ACME])).toEqual({
      code: 0,
      stdout: [
        `Acme ${ACME}`,
        '',
        'entity     action    effect    line  description',
        'customers  list      read        50  Lists customers.',
        'customers  get       read        53  Gets a customer by its id.',
        'customers  create    additive    54  Creates a customer.',
        'customers  delete    destroys    58  Deletes a customer for good.',
        'files      download  read        64  Downloads a file.',
        '',
        'Searchable in hosted mode: customers',
        '5 operations. More with: plugboard explain acme <entity> <action>',
        '',
      ].join('\n'),
      stderr: '',
    })
  })

  it.each([
    [['strpe'], 4, 'Cannot find kind "strpe". Did you mean "stripe"?'],
    [[ACME, 'customers'], 2, 'Cannot explain customers: no action given'],
    [[ACME, 'custmers', 'list'], 4, 'Cannot find entity "custmers" in acme. Did you mean "customers"?'],
    [[ACME, 'customers', 'get', '--params', '{}'], 4, 'Cannot use params of customers.get: id is required'],
    [
      [ACME, 'customers', 'list', '--params', '{}', '--auth', 'key'],
      4,
      'Cannot connect to acme: it has no auth variant "key".',
    ],
  ])('message', async (words, code, expected) => {
    const outcome = await runCli(['explain', ...words])
    expect([outcome.code, outcome.stderr.split('\n')[0]]).toEqual([code, expect.stringContaining(expected)])
  })
})

it('says how large a file may be', async () => {
  const { stdout } = await runCli(['explain', 'google-drive', 'files', 'create'])
  expect(stdout).toContain('file of at most 5,242,880 bytes')
})

it('shows the scopes that the vendor requires', async () => {
  const own = join(mkdtempSync(join(tmpdir(), 'explain-')), 'acme.yaml')
  writeFileSync(
    own,
    readFileSync(ACME, 'utf8').replace(/^    create:\n/m, '$&      scopes: [[write, admin], profile]\n'),
  )
  const parts = await explained(own, 'customers', 'create')
  rmSync(dirname(own), { recursive: true })
  expect(parts.find(({ name }) => name === 'scopes')).toMatchObject({ value: 'write or admin, profile', line: 55 })
})

describe('the body of an explained request', () => {
  const bodyOf = async (file: object) => {
    const params = JSON.stringify({ issueIdOrKey: 'ENG-1', file: { name: 'a.txt', type: 'text/plain', ...file } })
    return (await runCli(['explain', 'jira', 'issue_attachments', 'create', '--params', params])).stdout
  }

  it('is its text, of a form with a file too', async () => {
    const stdout = await bodyOf({ base64: Buffer.from('Ride it.').toString('base64') })
    expect(stdout).toContain('Content-Disposition: form-data; name="file"; filename="a.txt"')
    expect(stdout).toContain('Ride it.')
    expect(stdout).not.toContain('[object')
  })

  it.each([
    ['bytes that are no text', { base64: '/9j/' }],
    ['a text with a zero byte', { base64: 'AGE=' }],
    ['a long text', { text: 'long '.repeat(2_001) }],
  ])('is its length for %s', async (_, file) => {
    expect(await bodyOf(file)).toMatch(/<\d+ bytes>/)
  })

  it('is the length of an unread stream', () => {
    const { steps, observe } = noteSteps()
    observe({ step: 'authorized', value: { body: new BodyStream([new Uint8Array(3)]) } } as never)
    expect(steps).toEqual([{ step: 'authorized', value: { body: '[a stream of 3 bytes]' } }])
  })
})
