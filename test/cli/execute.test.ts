import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PipeClosed } from '../../cli/base/io.ts'
import { startMock } from '../../mock/index.ts'
import { load } from '../../runtime/index.ts'
import { ACME, brokenAcme, runCli, temporaryFolder, wideLines } from './run-cli.ts'

const LIST = ['execute', ACME, 'customers', 'list', '--params', '{"limit":2}', '--sandbox']
const NOTE = noteOf('customers.list')

function noteOf(fixture: string): string {
  return `The responses come from the sandbox (test/cli/acme/fixtures/acme/${fixture}.yaml), not from the third party.\n`
}

describe('execute', () => {
  it('prints records, meta and next as JSON to a pipe', async () => {
    const { code, stdout, stderr } = await runCli(LIST)
    const { records, ...rest } = JSON.parse(stdout) as { records: { id: string }[] }
    expect({ code, stderr, ids: records.map(({ id }) => id), ...rest }).toEqual({
      code: 0,
      stderr: NOTE,
      ids: ['c1', 'c2'],
      meta: { total: 3 },
      next: { limit: 2, after: 'p2' },
    })
  })

  it.each([
    [['execute', ACME, 'customers.list', '--params', '{"limit":2}', '--sandbox'], '"c1"'],
    [['explain', ACME, 'customers.list'], 'customers.list'],
  ])('takes entity and action as one word: %j', async (argv, expected) => {
    const { code, stdout } = await runCli(argv)
    expect([code, stdout]).toEqual([0, expect.stringContaining(expected)])
  })

  it('prints a table with the next command on a terminal, without what upstream text would do to it', async () => {
    const { stdout } = await runCli([...LIST, '--no-color'], { isTerminal: true })
    expect(stdout).toBe(
      [
        'id  name       email            note',
        'c1  Ada Byron  ada@example.com',
        'c2  Grace                       A note that is far too long for a table: it goe…',
        '2 records; 1 more field by --fields or --json',
        'meta  total: 3',
        `next  plugboard execute ${ACME} customers list --params '{"limit":2,"after":"p2"}' --sandbox`,
        '',
      ].join('\n'),
    )
  })

  it('prints JSON without raw control characters', async () => {
    const { stdout } = await runCli(LIST)
    expect([/[^\n\x20-\x7e]/.test(stdout), stdout.includes(String.raw`"Ada\u001b[31m\nByron\u202e"`)]).toEqual([
      false,
      true,
    ])
  })

  it('colours a terminal, but not with NO_COLOR', async () => {
    const colored = await runCli(LIST, { isTerminal: true })
    const plain = await runCli(LIST, { isTerminal: true, env: { NO_COLOR: '1' } })
    expect([colored.stdout.includes('\u001b['), plain.stdout.includes('\u001b[')]).toEqual([true, false])
  })

  it('prints one record as fields and values', async () => {
    const argv = ['execute', ACME, 'customers', 'get', '--params', '{"id":"c1"}', '--sandbox', '--table']
    expect(await runCli(argv)).toEqual({
      code: 0,
      stdout: 'field    value\nid       c1\nname     Ada\nemail    ada@example.com\naddress  {"city":"Berlin"}\nnote\n',
      stderr: noteOf('customers.get'),
    })
  })

  it('prints only the chosen fields and names unknown ones', async () => {
    const { stdout, stderr } = await runCli([...LIST, '--fields', 'id,address.city,emial', '--ndjson'])
    expect({ lines: stdout.split('\n'), stderr }).toEqual({
      lines: ['{"id":"c1","address.city":"Berlin","emial":null}', '{"id":"c2","address.city":null,"emial":null}', ''],
      stderr: expect.stringContaining('No record has "emial". Did you mean "email"?\n') as string,
    })
  })

  it.each([
    ['--all', ['c1', 'c2', 'c3'], /^2 pages, 3 records in [\d.]+ s$/],
    [
      '--all --max-pages 1',
      ['c1', 'c2'],
      /^1 page, 2 records in [\d.]+ s; there are more: plugboard execute .* --params '\{"limit":2,"after":"p2"\}' --fields id --sandbox --all$/,
    ],
    ['--all --limit 1', ['c1'], /^1 page, 1 record in [\d.]+ s; there are more$/],
  ])('%s walks the pages as JSON Lines', async (flags, ids, summary) => {
    const { code, stdout, stderr } = await runCli([...LIST, '--fields', 'id', ...flags.split(' ')])
    expect({ code, stdout, summary: stderr.split('\n')[1] }).toEqual({
      code: 0,
      stdout: ids.map((id) => `{"id":"${id}"}\n`).join(''),
      summary: expect.stringMatching(summary) as string,
    })
  })

  it('gives one document for all pages with --json', async () => {
    const { stdout, stderr } = await runCli([...LIST, '--all', '--json', '--fields', 'id'])
    expect([JSON.parse(stdout), stderr]).toEqual([
      { records: [{ id: 'c1' }, { id: 'c2' }, { id: 'c3' }], meta: { total: 3 }, next: null },
      '',
    ])
  })

  it('reads params from a file and from standard input', async () => {
    const file = join(await temporaryFolder(), 'params.json')
    await writeFile(file, '{"id": "c1"}')
    const get = ['execute', ACME, 'customers', 'get', '--sandbox', '--ndjson', '--fields', 'id', '--params']
    const fromFile = await runCli([...get, `@${file}`])
    const fromStdin = await runCli([...get, '-'], { stdin: '{"id": "c1"}' })
    expect([fromFile.stdout, fromStdin.stdout]).toEqual(['{"id":"c1"}\n', '{"id":"c1"}\n'])
  })

  it('follows the example of the README', async () => {
    const argv = ['execute', 'stripe', 'customers', 'list', '--params', '{"limit":2}', '--sandbox']
    const { code, stdout } = await runCli(argv)
    const { records, next } = JSON.parse(stdout) as { records: unknown[]; next: unknown }
    expect([code, records.length, next]).toEqual([0, 2, { limit: 2, starting_after: 'cus_2' }])
  })

  it('stops quietly when the reader has gone', async () => {
    const onWrite = () => {
      throw new PipeClosed()
    }
    const { code, stderr } = await runCli([...LIST, '--all'], { onWrite })
    expect([code, stderr]).toEqual([0, NOTE])
  })

  it('ends with 130 when interrupted between pages', async () => {
    const stop = new AbortController()
    const { code, stdout, stderr } = await runCli([...LIST, '--all', '--fields', 'id'], {
      signal: stop.signal,
      onWrite: () => stop.abort(),
    })
    expect({
      code,
      stdout,
      stderr: stderr
        .split('\n')
        .slice(1, 3)
        .map((line) => line.slice(0, 15)),
    }).toEqual({
      code: 130,
      stdout: '{"id":"c1"}\n{"id":"c2"}\n',
      stderr: ['Stopped after 1', expect.stringMatching(/^Cannot/)],
    })
  })
})

describe('execute with a download', () => {
  const download = (id: string, ...flags: string[]) => [
    'execute',
    ACME,
    'files',
    'download',
    '--sandbox',
    '--params',
    JSON.stringify({ id }),
    ...flags,
  ]

  it('passes the bytes to a pipe and describes them on stderr', async () => {
    expect(await runCli(download('f1'))).toEqual({
      code: 0,
      stdout: 'Hello.\n',
      stderr: `${noteOf('files.download')}hello.txt  text/plain  7 bytes\n`,
    })
  })

  it('keeps the file under the name given, or under its own in a folder', async () => {
    const folder = await temporaryFolder()
    const named = await runCli(download('f1', '--out', join(folder, 'mine')))
    const own = await runCli(download('f1', '--out', folder, '--json'))
    expect({
      files: (await readdir(folder)).sort(),
      text: await readFile(join(folder, 'mine'), 'utf8'),
      named,
      own: JSON.parse(own.stdout) as unknown,
    }).toEqual({
      files: ['hello.txt', 'mine'],
      text: 'Hello.\n',
      named: {
        code: 0,
        stdout: '',
        stderr: `${noteOf('files.download')}hello.txt  text/plain  7 bytes, written to ${join(folder, 'mine')}\n`,
      },
      own: { file: { name: 'hello.txt', type: 'text/plain', path: join(folder, 'hello.txt'), bytes: 7 } },
    })
  })

  it('leaves nothing of a download that was cut short', async () => {
    const folder = await temporaryFolder()
    const { code, stderr } = await runCli(download('f2', '--out', join(folder, 'cut')))
    expect({ code, stderr, files: await readdir(folder) }).toEqual({
      code: 6,
      stderr: `${noteOf('files.download.cut')}Cannot read the response from api.acme.internal: the connection closed before the end of the response\n`,
      files: [],
    })
  })

  it.each([
    [
      download('f1', '--out', '/no/such/folder/x'),
      false,
      'Cannot write /no/such/folder/x: its folder does not exist\n',
    ],
    [download('f1'), true, 'Cannot print a file on a terminal\n'],
    [download('f1', '--json'), false, 'Cannot print a file and JSON on stdout'],
    [download('f1', '--all'), false, 'Cannot follow the pages of files.download: only lists have pages\n'],
    [[...LIST, '--out', 'x'], false, 'Cannot use --out with customers.list: it returns records, not a file\n'],
  ])('%j is refused', async (argv, isTerminal, message) => {
    const { code, stderr } = await runCli(argv, { isTerminal, env: { NO_COLOR: '1' } })
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) as string })
  })
})

describe('execute, used wrongly,', () => {
  it.each([
    ['a kind', ['strpe', 'customers', 'list'], 4, 'Cannot find kind "strpe". Did you mean "stripe"?\n'],
    ['a manifest', ['no.yaml', 'customers', 'list'], 4, 'Cannot read manifest no.yaml: no such file\n'],
    [
      'an entity',
      [ACME, 'custmers', 'list'],
      4,
      'Cannot find entity "custmers" in acme. Did you mean "customers"?\nEntities are customers, files.\n',
    ],
    [
      'an action',
      [ACME, 'customers', 'lst'],
      4,
      'Cannot "lst" customers of acme: no such action. Did you mean "list"?',
    ],
    [
      'a param',
      [ACME, 'customers', 'list', '--params', '{"limt":1}'],
      4,
      'Cannot use params of customers.list: limt is not known. Did you mean "limit"?\n',
    ],
    ['a value', [ACME, 'customers', 'list', '--params', '{"limit":500}'], 4, 'limit must be at most 100 (got 500)\n'],
    [
      'JSON',
      [ACME, 'customers', 'list', '--params', '{"limit":2,}'],
      2,
      'Cannot read params: --params:1:12 is not JSON, expected a name in double quotes\n1 | {"limit":2,}\n  |            ^\n',
    ],
    [
      'a list',
      [ACME, 'customers', 'list', '--params', '[]'],
      2,
      'Cannot read params: --params contains a list, expected an object\n',
    ],
    ['a file', [ACME, 'customers', 'list', '--params', '@no.json'], 2, 'Cannot use no.json: it does not exist\n'],
    ['formats', [ACME, 'customers', 'list', '--json', '--table'], 2, 'choose one of --json and --table'],
    ['--limit', [ACME, 'customers', 'list', '--limit', '2'], 2, 'Cannot use --limit or --max-pages without --all\n'],
    [
      '--all',
      [ACME, 'customers', 'get', '--all'],
      2,
      'Cannot follow the pages of customers.get: only lists have pages\n',
    ],
    [
      '--config',
      [ACME, 'customers', 'list', '--sandbox', '--config', 'zone=1'],
      4,
      'Cannot connect to acme: config zone',
    ],
    [
      'config',
      [ACME, 'customers', 'list', '--sandbox', '--config', 'region'],
      2,
      'Cannot read config: expected --config name=value\nConfig of acme: region, beta.\n',
    ],
    [
      '--auth',
      [ACME, 'customers', 'list', '--sandbox', '--auth', 'api-key'],
      4,
      'Cannot connect to acme: it has no auth variant "api-key". Did you mean "api_key"?\nVariants are api_key, oauth.\n',
    ],
    [
      '--credentials',
      [ACME, 'customers', 'list', '--sandbox', '--credentials', 'x'],
      2,
      'Cannot use --credentials in the sandbox',
    ],
  ])('gets an error that names the %s that does not fit', async (_, words, code, expected) => {
    const outcome = await runCli(['execute', ...words])
    expect({ ...outcome, stdout: outcome.stdout }).toEqual({
      code,
      stdout: '',
      stderr: expect.stringContaining(expected) as string,
    })
  })
})

describe('execute, what it says of refusals,', () => {
  it('answers a call that no fixture has from a mock', async () => {
    const { code, stdout, stderr } = await runCli(['execute', ACME, 'customers', 'list', '--sandbox'])
    const { records } = JSON.parse(stdout) as { records: { id: string }[] }
    const note = 'The responses come from the sandbox (made-up records), not from the third party.\n'
    expect([code, records.length, records[0]?.id, stderr]).toEqual([0, 10, 'customers_1', note])
  })

  it('says where params are listed, and what a replay answers, when a param lacks', async () => {
    const { code, stderr } = await runCli(['execute', ACME, 'customers', 'get', '--sandbox'])
    expect([code, stderr.split('\n').slice(0, 2)]).toEqual([
      4,
      [
        'Cannot use params of customers.get: id is required',
        `plugboard explain ${ACME} customers get lists the params. --sandbox answers --params '{"id":"c1"}' and --params '{"id":"customers_1"}'. It refuses '{"id":"c0"}' or '{"id":"c401"}'.`,
      ],
    ])
  })

  it('needs no fixture but those of its operation', async () => {
    const folder = await brokenAcme('fixtures/acme/customers.get.yaml', 'source:', '{')
    const { code } = await runCli(['execute', join(folder, 'acme.yaml'), ...LIST.slice(2)])
    expect(code).toBe(0)
  })

  it('lists the params that a replay answers, when its mock has no such record', async () => {
    const { code, stderr } = await runCli(['execute', ACME, 'customers', 'get', '--params', '{"id":"c9"}', '--sandbox'])
    expect([code, stderr.split('\n').at(-2)]).toEqual([
      6,
      `--sandbox answers --params '{"id":"c1"}' and --params '{"id":"customers_1"}'. It refuses '{"id":"c0"}' or '{"id":"c401"}'.`,
    ])
  })

  it('gives what the third party says on one line without escape sequences', async () => {
    const { code, stderr } = await runCli(['execute', ACME, 'customers', 'get', '--params', '{"id":"c0"}', '--sandbox'])
    expect([code, stderr]).toEqual([
      6,
      `${noteOf('customers.get.not-found')}Cannot execute customers.get: the third party returned 404 gone: No [2J such {"level":"error"}\n`,
    ])
  })

  it('gives newlines and escape sequences in words back harmless', async () => {
    const { stderr } = await runCli(['execute', ACME, 'x\n{"level":"error"}\u001b[2J', 'list'])
    expect([stderr.split('\n').length, stderr.includes('\u001b')]).toEqual([3, false])
  })

  it('distinguishes the refusals of an owner', async () => {
    const argv = ['execute', ACME, 'customers', 'get', '--params', '{"id":"c401"}', '--sandbox', '--json']
    const { code, stderr } = await runCli(argv)
    expect([code, (JSON.parse(stderr) as { error: unknown }).error]).toEqual([
      5,
      expect.objectContaining({
        code: 'credentials_rejected',
        upstream: { status: 401, code: 'no_key', message: 'Key is wrong' },
      }),
    ])
  })

  it('keeps to 80 columns in its table', async () => {
    const { stdout } = await runCli([
      'execute',
      'linear',
      'issues',
      'list',
      '--params',
      '{"first":2}',
      '--sandbox',
      '--table',
    ])
    expect(wideLines(stdout.split('\nnext')[0]!)).toEqual([])
  })
})

describe('execute --connect-to', () => {
  const call = ['execute', 'stripe', 'customers', 'list', '--params', '{"limit":2}', '--fields', 'id']
  const env = { PLUGBOARD_STRIPE_API_KEY: 'sk_test_0123456789abcdefghijklmn' }

  it('asks a stand-in, and says that it gets the credentials', async () => {
    const mock = await startMock([(await load('stripe')).manifest])
    const { code, stdout, stderr } = await runCli([...call, '--connect-to', mock.origin], { env })
    await mock.close()
    const { records } = JSON.parse(stdout) as { records: unknown[] }
    expect([code, records.length, stderr]).toEqual([
      0,
      2,
      `Warning: Requests go to ${mock.origin}, with the credentials, not to the third party.\n`,
    ])
  })

  it.each([
    ['http://staging.example', 'must be https:// beyond this machine'],
    ['https://staging.example/v1', 'must be an origin'],
    ['staging', 'must be an origin'],
  ])('refuses %s', async (origin, fault) => {
    const { code, stderr } = await runCli([...call, '--connect-to', origin], { env })
    expect([code, stderr]).toEqual([2, expect.stringContaining(fault)])
  })

  it('is refused beside --sandbox', async () => {
    const { code, stderr } = await runCli([...call, '--sandbox', '--connect-to', 'http://127.0.0.1:4010'])
    expect([code, stderr]).toEqual([2, expect.stringContaining('requests reach no other server')])
  })
})
