import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newFixturesFolder } from '../../cli/input/index.ts'
import { FIXTURES_FOLDER, startMock } from '../../mock/index.ts'
import { ConnectorError, load, type Transport } from '../../runtime/index.ts'
import { type Answer, SHOP, startVendor } from '../authoring/capture/shop.ts'
import { type Outcome, runCli, temporaryFolder, wideLines } from './run-cli.ts'

/** Written in pieces, so that no scanner takes it for a secret of ours. */
const KEY = ['sk', 'live', '9fT2xQ7bLm4Zr8Wc1Yk6'].join('_')
const ENV = { PLUGBOARD_SHOP_API_KEY: KEY, PLUGBOARD_CAPTURE_SALT: 'a salt for tests' }
const LIST = ['customers', 'list', '--params', '{"limit":2}']

const PAGE: Answer = {
  body: {
    data: [
      { id: 'cus_NffrFeUfNV2Hib', name: 'Ada Lovelace', email: 'ada@initech.io', note: `key ${KEY}` },
      { id: 'cus_Qz81LmnoPq2rSt', name: 'Bob', email: 'bob@initech.io', phone: '+44 20 7946 0958' },
    ],
    more: false,
  },
}

const noTransport = (): Transport => {
  throw new ConnectorError('internal', 'Cannot send: no test wants it')
}

/** Runs the command against a transport, with fixtures in a folder. */
async function run(
  out: string,
  words: readonly string[],
  transport = noTransport,
  env = ENV as Record<string, string>,
) {
  const argv = ['capture', SHOP, ...words, '--config', 'account=northwind', '--out', out]
  const outcome = await runCli(argv, { transport, env })
  return { ...outcome, shown: tidy(outcome, out) }
}

function tidy({ stdout }: Outcome, folder: string): string[] {
  return stdout.replaceAll(folder, 'fixtures').split('\n')
}

describe('capture', () => {
  it('says what it wrote, what it replaced, and what a person has to look at', async () => {
    const out = await temporaryFolder()
    const { code, stderr, shown, stdout } = await run(out, LIST, await startVendor(() => PAGE))
    const text = await readFile(join(out, 'shop', 'customers.list.yaml'), 'utf8')
    const leaks = [KEY, 'initech', '7946', 'NffrFe', 'northwind'].filter((word) =>
      `${text}${stdout}${stderr}`.includes(word),
    )
    expect({ code, stderr, shown, leaks, wide: wideLines(shown.join('\n')) }).toEqual({
      code: 0,
      stderr: '',
      shown: [
        'wrote fixtures/shop/customers.list.yaml',
        'replaced 2 credentials, 1 setting, 2 ids, 2 email addresses, 1 phone number',
        'Review these texts; replace personal data with --replace field=text:',
        '  data.name  Ada Lovelace and 1 more',
        '  data.note  key <secret>',
        '',
      ],
      leaks: [],
      wide: [],
    })
  })

  it('says why a read has no fixture, in a whole line', async () => {
    const message = 'The owner of this account has to accept the new terms of service before the API answers'
    const { code, stdout } = await run(
      await temporaryFolder(),
      ['--all'],
      await startVendor(() => ({ status: 403, body: { error: { message, code: 'terms' } } })),
    )
    const reasons = stdout.split('\n').filter((line) => line.includes(message))
    expect([code, reasons.map((line) => line.split(':')[0])]).toEqual([
      3,
      ['customers.list.yaml', 'customers.get.yaml', 'customers.get.not-found.yaml'],
    ])
  })

  it('gives one document with --json', async () => {
    const out = await temporaryFolder()
    const { stdout } = await run(
      out,
      [...LIST, '--json', '--replace', 'name=Ada Example'],
      await startVendor(() => PAGE),
    )
    expect(JSON.parse(stdout)).toEqual({
      fixtures: [{ path: join(out, 'shop', 'customers.list.yaml'), state: 'written' }],
      replaced: { credential: 2, setting: 1, field: 2, id: 2, email: 2, phone: 1 },
      review: [
        { field: 'data.name', example: 'Ada Example', count: 2 },
        { field: 'data.note', example: 'key <secret>', count: 1 },
      ],
    })
  })

  it('makes fixtures that check takes', async () => {
    const out = await temporaryFolder()
    await run(out, LIST, await startVendor(() => PAGE))
    const { stdout } = await runCli(['check', SHOP, '--fixtures', out, '--update'])
    expect(stdout).toContain('\n1 fixture (0 documented, 0 composed, 1 recorded) replayed over HTTP, no fault\n')
  })

  it('shows drift as a diff and leaves the fixture as it is', async () => {
    const out = await temporaryFolder()
    const file = join(out, 'shop', 'customers.list.yaml')
    await run(out, LIST, await startVendor(() => ({ body: { data: [{ id: 'c1', name: 'Ada' }], more: false } })))
    const before = (await readFile(file, 'utf8')).replace(/date: \S+\}/, 'date: 2020-01-01}')
    await writeFile(file, before)
    const answer = () => ({ body: { data: [{ id: 'c1', name: 'Ada', tier: 2 }], more: false } })
    const { code, shown, stderr } = await run(out, [...LIST, '--update'], await startVendor(answer))
    expect({
      code,
      stderr,
      diff: shown.filter((line) => /^[-+]/.test(line)),
      same: before === (await readFile(file, 'utf8')),
    }).toEqual({
      code: 3,
      stderr: 'The fixture was not changed; replace it with --update --yes.\n',
      diff: [
        '--- customers.list.yaml',
        '+++ the vendor now',
        '-    response: {status: 200, headers: {content-type: application/json}, body: {data: [{id: c1, name: Ada}], more: false}}',
        '+    response:',
        '+      status: 200',
        '+      headers: {content-type: application/json}',
        '+      body: {data: [{id: c1, name: Ada, tier: 2}], more: false}',
      ],
      same: true,
    })
  })

  it.each([
    ['without drift says so', ['--update'], 0, 'nothing changed in fixtures/shop/customers.list.yaml'],
    [
      'replaces with --yes',
      ['--update', '--yes', '--replace', 'name=Eve'],
      0,
      'replaced fixtures/shop/customers.list.yaml',
    ],
  ])('--update %s', async (_, flags, code, last) => {
    const out = await temporaryFolder()
    const vendor = await startVendor(() => PAGE)
    await run(out, LIST, vendor)
    const again = await run(out, [...LIST, ...flags], vendor)
    expect([again.code, again.shown.includes(last)]).toEqual([code, true])
  })
})

describe('capture, secrets', () => {
  it('keeps nothing that shows a credential, and says where', async () => {
    const out = await temporaryFolder()
    const body = {
      data: [{ id: 'c1', note: `hex ${Buffer.from(KEY.slice(8)).toString('hex')} of ${KEY.slice(3, 19)}` }],
      more: false,
    }
    const { code, stdout, stderr } = await run(out, LIST, await startVendor(() => ({ body })))
    expect({ code, stdout, stderr, files: await readdir(join(out, 'shop')) }).toEqual({
      code: 3,
      stdout: '',
      stderr: [
        'customers.list.yaml:14 /exchanges/0/response/body/data/0/note: credential api_key',
        'Cannot keep the fixture of customers.list: 1 fault',
        'Nothing was written. Replace the text of a field with --replace field=text.',
        '',
      ].join('\n'),
      files: [],
    })
  })

  it('gives the faults of a refused fixture with --json', async () => {
    const out = await temporaryFolder()
    const { code, stderr } = await run(
      out,
      [...LIST, '--json'],
      await startVendor(() => ({ body: { data: [{ id: 'c1', email: 7 }] } })),
    )
    expect([code, JSON.parse(stderr)]).toEqual([
      3,
      {
        error: {
          code: 'invalid_fixture',
          status: 500,
          actor: 'author',
          message: 'Cannot keep the fixture of customers.list: 1 fault',
          hint: 'Nothing was written. Run plugboard explain to see how the manifest reads the call.',
          errors: [
            {
              field: 'customers.list.yaml/exchanges/0/response/body',
              message: 'does not replay: Record 1 at /email must be string,null',
              error_code: 'replay',
            },
          ],
          retryable: false,
        },
      },
    ])
  })

  it('never shows a credential that an error repeats', async () => {
    const answer = () => ({ status: 401, body: { error: { message: `bad key ${KEY}` } } })
    const { code, stdout, stderr } = await run(await temporaryFolder(), LIST, await startVendor(answer))
    expect([code, `${stdout}${stderr}`.includes(KEY), stderr.includes('[secret]')]).toEqual([5, false, true])
  })

  it('keeps its salt in a folder that only the user can read', async () => {
    const home = await temporaryFolder()
    const env = { PLUGBOARD_SHOP_API_KEY: KEY, XDG_CONFIG_HOME: home }
    const vendor = await startVendor(() => PAGE)
    const first = await temporaryFolder()
    const second = await temporaryFolder()
    await run(first, LIST, vendor, env)
    await run(second, LIST, vendor, env)
    const texts = await Promise.all(
      [first, second].map((out) => readFile(join(out, 'shop', 'customers.list.yaml'), 'utf8')),
    )
    const salt = join(home, 'plugboard', 'capture-salt')
    expect([(await stat(salt)).mode & 0o777, (await readFile(salt, 'utf8')).length, texts[0] === texts[1]]).toEqual([
      0o600,
      48,
      true,
    ])
  })
})

describe('capture, used wrongly,', () => {
  it('says what to do when the salt cannot be kept', async () => {
    const home = join(await temporaryFolder(), 'file')
    await writeFile(home, '')
    const env = { PLUGBOARD_SHOP_API_KEY: KEY, XDG_CONFIG_HOME: home }
    const { code, stderr } = await run(await temporaryFolder(), LIST, noTransport, env)
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^Cannot store the salt for replaced values in .*: ENOTDIR\nSet PLUGBOARD_CAPTURE_SALT to a long random text instead, and keep it\.\n$/,
      ),
    ])
  })

  it.each([
    [
      ['customers', 'create', '--params', '{"name":"x"}'],
      'Cannot capture customers.create without --yes: the call changes data of the account\nUse a test account, and add --yes.\n',
    ],
    [
      ['customers', 'get', '--params', '{"id":"c1"}', '--pages', '2'],
      'Cannot capture several pages of customers.get: it has no pagination\n',
    ],
    [
      [...LIST, '--case', 'Not found'],
      'Cannot use --case: expected lowercase letters, digits and hyphens, such as not-found\n',
    ],
    [
      [...LIST, '--replace', 'name'],
      'Cannot read --replace: expected a field and a text, such as name="Ada Example"\n',
    ],
    [[...LIST, '--pages', '0'], 'Cannot read the command line: option "--pages <n>" must be a whole number above 0\n'],
  ])('%j is refused before anything is sent', async (words, message) => {
    const { code, stderr } = await run(await temporaryFolder(), words)
    expect([code, stderr.startsWith(message)]).toEqual([2, true])
  })

  it('refuses to write over a fixture', async () => {
    const out = await temporaryFolder()
    await mkdir(join(out, 'shop'))
    await writeFile(join(out, 'shop', 'customers.list.yaml'), 'x')
    const { code, stderr } = await run(out, LIST)
    expect([code, stderr.replaceAll(out, 'fixtures')]).toEqual([
      2,
      'Cannot capture customers.list: fixtures/shop/customers.list.yaml exists\nShow what changed with --update, or name another --case.\n',
    ])
  })

  it('names the credentials it misses', async () => {
    const { code, stderr } = await run(await temporaryFolder(), LIST, noTransport, { PLUGBOARD_CAPTURE_SALT: 'x' })
    expect([code, stderr.split('\n')[0]]).toEqual([
      4,
      'Cannot connect to shop: the environment has no credentials for it',
    ])
  })

  it('takes credentials from a file', async () => {
    const out = await temporaryFolder()
    const file = join(out, 'credentials.json')
    await writeFile(file, JSON.stringify({ username: 'ada.byron', password: 'correct horse' }))
    await chmod(file, 0o600)
    const { code } = await run(out, [...LIST, '--credentials', file], await startVendor(() => PAGE), {
      PLUGBOARD_CAPTURE_SALT: 'x',
    })
    const text = await readFile(join(out, 'shop', 'customers.list.yaml'), 'utf8')
    expect([code, text.includes('authorization: Basic <secret>')]).toEqual([0, true])
  })
})

describe('capture --connect-to', () => {
  it('asks a stand-in, and calls what it stored composed', async () => {
    const [out, mock] = [await temporaryFolder(), await startMock([(await load('stripe')).manifest])]
    const words = ['capture', 'stripe', 'customers', 'list', '--params', '{"limit":2}', '--out', out]
    const env = { PLUGBOARD_STRIPE_API_KEY: 'sk_test_0123456789abcdefghijklmn', PLUGBOARD_CAPTURE_SALT: 'x' }
    const { code, stderr } = await runCli([...words, '--connect-to', mock.origin], { env })
    await mock.close()
    const text = await readFile(join(out, 'stripe', 'customers.list.yaml'), 'utf8')
    expect([code, stderr, text.split('\n')[0]]).toEqual([
      0,
      `Warning: Requests go to ${mock.origin}, with the credentials, not to the third party: ` +
        'the fixtures are composed, not recorded.\n',
      expect.stringMatching(/^source: \{kind: composed, date: \d{4}-\d\d-\d\d\}$/),
    ])
  })

  it('refuses an origin that credentials would go to without TLS', async () => {
    const { code, stderr } = await runCli([
      'capture',
      'stripe',
      'customers',
      'list',
      '--connect-to',
      'http://x.example',
    ])
    expect([code, stderr]).toEqual([2, expect.stringContaining('must be https:// beyond this machine')])
  })
})

describe('the folder of new fixtures', () => {
  it.each([
    ['an installed package', '/app/node_modules/@plugboard/cli/dist/fixtures', 'fixtures'],
    ['one on Windows', 'C:\\app\\node_modules\\@plugboard\\cli\\dist\\fixtures', 'fixtures'],
    ['a clone', FIXTURES_FOLDER, FIXTURES_FOLDER],
  ])('is never inside node_modules: %s', (_, packaged, folder) => {
    expect(newFixturesFolder(packaged)).toBe(folder)
  })
})
