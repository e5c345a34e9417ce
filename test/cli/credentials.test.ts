import { chmod, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCredentials } from '../../cli/input/index.ts'
import { loadFile } from '../../runtime/index.ts'
import { ACME, runCli, temporaryFolder } from './run-cli.ts'

const CANARY = 'canary-8f2c1b-never-print'
const LIST = ['execute', ACME, 'customers', 'list']

async function credentialFile(content: unknown, mode = 0o600): Promise<string> {
  const file = join(await temporaryFolder(), 'credentials.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  await chmod(file, mode)
  return file
}

describe('credentials on the command line', () => {
  it.each([
    [[...LIST, `--api-key=${CANARY}`]],
    [[...LIST, '--access_token', CANARY]],
    [[...LIST, '--token', CANARY]],
    [[...LIST, '--config', `api_key=${CANARY}`]],
    [[...LIST, '--credentials', `{"api_key":"${CANARY}"}`]],
  ])('are refused with advice, case %#', async (argv) => {
    const { code, stdout, stderr } = await runCli([...argv])
    expect([code, stdout, stderr.includes('PLUGBOARD_<KIND>_<FIELD>'), stderr.includes(CANARY)]).toEqual([
      2,
      '',
      true,
      false,
    ])
  })

  it('are not shown when taken for the name of a file', async () => {
    const { code, stderr } = await runCli([...LIST, '--credentials', CANARY])
    expect([code, stderr]).toEqual([
      2,
      'Cannot read the file that --credentials names: it does not exist\nThe file must contain one JSON object of texts, such as {"api_key": "…"}.\n',
    ])
  })
})

describe('missing credentials', () => {
  it('name the environment variables, and those that nearly were', async () => {
    const { code, stderr } = await runCli(LIST, { env: { PLUGBOARD_ACME_APIKEY: CANARY } })
    expect([code, stderr]).toEqual([
      4,
      'Cannot connect to acme: the environment has no credentials for it\n' +
        'Set PLUGBOARD_ACME_API_KEY (api_key), or PLUGBOARD_ACME_REFRESH_TOKEN (oauth). Or name their file with --credentials. ' +
        'To try it without credentials, use --sandbox. PLUGBOARD_ACME_APIKEY is set but does not match a field. Did you mean "PLUGBOARD_ACME_API_KEY"?\n',
    ])
  })
})

describe('credentials', () => {
  it.each([
    ['plain', []],
    ['in JSON', ['--json']],
    ['with --debug', ['--debug']],
    ['with a param that holds one', ['--params', JSON.stringify({ limit: CANARY })]],
  ])('from the environment are in no output, %s', async (_, flags) => {
    const { code, stdout, stderr } = await runCli([...LIST, ...flags], { env: { PLUGBOARD_ACME_API_KEY: CANARY } })
    expect([[4, 6].includes(code), `${stdout}${stderr}`.includes(CANARY)]).toEqual([true, false])
  })

  it('from a file are in no output', async () => {
    const file = await credentialFile({ api_key: CANARY })
    const { code, stdout, stderr } = await runCli([...LIST, '--credentials', file])
    expect([code, stdout, stderr]).toEqual([
      6,
      '',
      'Cannot reach api.acme.internal: it is not on the public internet\n',
    ])
  })

  it('that others may read are warned about', async () => {
    const file = await credentialFile({ api_key: CANARY }, 0o644)
    const { stderr } = await runCli([...LIST, '--credentials', file])
    expect(stderr.split('\n')[0]).toBe(
      'Warning: Other users can read the credentials file. Restrict it with chmod 600.',
    )
  })

  it.each([
    [`{"api_key": "${CANARY}",}`, 'line 1, column 41 is not JSON, expected a name in double quotes'],
    [`["${CANARY}"]`, 'it does not contain an object'],
    [{ api_key: 7, [CANARY.slice(0, 6)]: CANARY }, 'api_key must be text'],
  ])('file that is wrong is refused without showing its content, case %#', async (content, state) => {
    const { code, stderr } = await runCli([...LIST, '--credentials', await credentialFile(content)])
    expect([code, stderr.split('\n')[0], stderr.includes(CANARY)]).toEqual([
      2,
      `Cannot read the credentials file: ${state}`,
      false,
    ])
  })
})

describe('the documented form of credentials', () => {
  const stripe = ['execute', 'stripe', 'customers', 'list', '--connect-to', 'http://127.0.0.1:9']
  const run = (key: string) => runCli(stripe, { env: { PLUGBOARD_STRIPE_API_KEY: key } })

  it('refuses another thing before anything is sent, without showing it', async () => {
    const { code, stdout, stderr } = await run(`pk_live_${CANARY}`)
    expect([code, stdout, stderr.includes(CANARY)]).toEqual([4, '', false])
    expect(stderr).toContain(
      'Cannot use these credentials for stripe: api_key is a publishable key (pk_live_…, pk_test_…), not a secret key',
    )
    expect(stderr).toContain('See https://docs.stripe.com/keys.')
  })

  it.each([
    ['new_live_', 1],
    ['sk_live_', 0],
  ])('warns of an unknown form and goes on, case %#', async (prefix, count) => {
    const { code, stderr } = await run(`${prefix}${CANARY}`)
    const warnings = stderr.split('\n').filter((line) => line.includes('api_key'))
    expect([code, warnings.length, stderr.includes(CANARY)]).toEqual([6, count, false])
    if (count > 0)
      expect(warnings[0]).toBe(
        'Warning: api_key does not look like a secret key (sk_…) or a restricted key (rk_…). If the call fails, compare it with https://docs.stripe.com/keys',
      )
  })
})

describe('renewed credentials', () => {
  const renewed = { access_token: 'new-access', refresh_token: 'new-refresh' }

  it('go back to their file, readable by its owner only, also behind a link', async () => {
    const file = await credentialFile({ refresh_token: 'old' }, 0o644)
    const link = join(await temporaryFolder(), 'link.json')
    await symlink(file, link)
    const { save } = await readCredentials(await loadFile(ACME), {
      hasSandbox: true,
      file: link,
      env: {},
      warn: async () => undefined,
    })
    await save!(renewed)
    expect({
      content: JSON.parse(await readFile(file, 'utf8')) as unknown,
      mode: (await stat(file)).mode & 0o777,
      files: await readdir(join(file, '..')),
    }).toEqual({ content: renewed, mode: 0o600, files: ['credentials.json'] })
  })

  it.each([
    [renewed, 1],
    [{ ...renewed, refresh_token: 'old' }, 0],
  ])(
    'of the environment are warned about when the refresh token changes, without showing it, case %#',
    async (values, count) => {
      const warnings: string[] = []
      const { save } = await readCredentials(await loadFile(ACME), {
        hasSandbox: true,
        env: { PLUGBOARD_ACME_REFRESH_TOKEN: 'old' },
        warn: async (text) => void warnings.push(text),
      })
      await save!(values)
      expect([warnings.length, warnings.join().includes('new-refresh')]).toEqual([count, false])
    },
  )
})
