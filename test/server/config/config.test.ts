import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConnectorError } from '../../../runtime/index.ts'
import { type ConfigSources, explainConfig, readConfig, SETTINGS, variableOf } from '../../../server/config/index.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugboard-config-'))
})
afterAll(() => rm(folder, { recursive: true }))

const env = { HOME: '/home/user' }
const write = async (text: string, name = 'plugboard.yaml', mode = 0o600) => {
  const file = join(folder, name)
  await writeFile(file, text)
  await chmod(file, mode)
  return file
}
const refused = (sources: Partial<ConfigSources>): ConnectorError => {
  try {
    readConfig({ env, ...sources })
  } catch (error) {
    return error as ConnectorError
  }
  throw new Error('was accepted')
}
const problems = (sources: Partial<ConfigSources>) =>
  refused(sources).errors!.map(({ field, message }) => `${field} ${message.replaceAll(`${folder}/`, '')}`)

describe('the configuration', () => {
  it('has defaults for everything', () => {
    const config = readConfig({ env })
    expect(config).toMatchObject({
      role: 'all',
      listen: { host: '127.0.0.1', port: 8787 },
      admin: { host: '127.0.0.1', port: 8788 },
      baseUrl: 'http://127.0.0.1:8787',
      dataDirectory: '/home/user/.local/share/plugboard',
      masterKeyFiles: ['/home/user/.local/share/plugboard/master.key'],
      limits: { bodyBytes: 1_048_576, executeSeconds: 60, downloadBytes: 2_147_483_648 },
      oauth: {},
    })
    expect(config.databaseUrl).toBe(undefined)
  })

  it('takes the file over defaults, the environment over the file, flags over both', async () => {
    const file = await write('listen: {port: 1}\nadmin:\n  port: 1\nlimits:\n  bodyBytes: 1\n')
    const more = { PLUGBOARD_ADMIN_PORT: '2', PLUGBOARD_LIMITS_BODY_BYTES: '2' }
    const sources = { file, env: { ...env, ...more }, set: ['limits.bodyBytes=3'] }
    const { listen, admin, limits, role } = readConfig(sources)
    expect([role, listen.port, admin.port, limits.bodyBytes]).toEqual(['all', 1, 2, 3])
    const origins = new Map(explainConfig(sources).map(({ name, origin }) => [name, origin]))
    expect(['role', 'listen.port', 'admin.port', 'limits.bodyBytes'].map((name) => origins.get(name))).toEqual([
      'default',
      `${file}:1:16`,
      'PLUGBOARD_ADMIN_PORT',
      '--set',
    ])
  })

  it('takes an endpoint for vectors whole, by https or on this machine', () => {
    const url = 'embeddings.url=https://vectors.example.com/v1/embeddings'
    const whole = readConfig({ env, set: [url, 'embeddings.model=m', 'embeddings.dimensions=768'] })
    expect(whole.embeddings).toMatchObject({ model: 'm', dimensions: 768 })
    expect(readConfig({ env }).embeddings.url).toBeUndefined()
    expect(problems({ set: [url, 'embeddings.model=m'] })).toEqual([
      'embeddings.dimensions must be set together with embeddings.url',
    ])
    expect(problems({ set: ['embeddings.keyFile=/key'] })).toEqual([
      'embeddings.url must be set together with embeddings.keyFile',
    ])
    const [fault] = problems({
      set: ['embeddings.url=http://vectors.example.com/v1', 'embeddings.model=m', 'embeddings.dimensions=1'],
    })
    expect(fault).toContain('https')
  })

  it('reads JSON, and the file that the environment names', async () => {
    const file = await write('{\n\t"role": "api",\n\t"trustedProxies": ["10.0.0.0/8", "::1"]\n}\n', 'plugboard.json')
    const { role, trustedProxies } = readConfig({ env: { ...env, PLUGBOARD_CONFIG_FILE: file } })
    expect([role, trustedProxies]).toEqual(['api', ['10.0.0.0/8', '::1']])
  })

  it('starts relative paths of a file at its folder, others where the server starts', async () => {
    const file = await write('dataDirectory: data\nmasterKeyFiles: [keys/new, /keys/old]\n')
    const { dataDirectory, masterKeyFiles, definitions } = readConfig({
      file,
      env,
      set: ['definitions=a.yaml, b.yaml'],
    })
    expect([dataDirectory, masterKeyFiles, definitions]).toEqual([
      join(folder, 'data'),
      [join(folder, 'keys/new'), '/keys/old'],
      [resolve('a.yaml'), resolve('b.yaml')],
    ])
  })

  it('O8 lists every problem at once, with its place and the nearest name', async () => {
    const file = await write('listen:\n  prot: 1\nlimits:\n  bodyBytes: "1"\nsync: true\nrole: boss\nwhat: 1\n')
    const more = { PLUGBOARD_LISTEN_PORTT: '1', PLUGBOARD_LOG_LEVEL: 'loud' }
    expect(problems({ file, env: { ...env, ...more }, set: ['portt=1', 'admin.port=70000', 'x'] })).toEqual([
      'listen.prot is not a setting, in plugboard.yaml:2:3. Did you mean "listen.port"?',
      'limits.bodyBytes must be a whole number, not "1", in plugboard.yaml:4:14',
      'sync must contain settings by name, in plugboard.yaml:5:1',
      'role must be "api", "worker" or "all", not "boss", in plugboard.yaml:6:7',
      'what is not a setting, in plugboard.yaml:7:1.',
      'PLUGBOARD_LISTEN_PORTT is not a setting, in the environment. Did you mean "PLUGBOARD_LISTEN_PORT"?',
      'log.level must be "debug", "info", "warn", "error" or "silent", not "loud", in PLUGBOARD_LOG_LEVEL',
      'portt is not a setting, in --set. Did you mean "listen.port"?',
      'admin.port must be at most 65535, not "70000", in --set',
      '--set must be written name=value',
    ])
    expect(refused({ set: ['portt=1'] })).toMatchObject({
      code: 'invalid_configuration',
      message: 'Cannot use the configuration: portt is not a setting, in --set. Did you mean "listen.port"',
    })
  })

  it('says where a file cannot be read', async () => {
    expect(
      problems({ file: await write('a: [1\nb: &x 2\n') }).every((line) => /plugboard\.yaml:\d+:\d+: /.test(line)),
    ).toBe(true)
    expect(problems({ file: join(folder, 'absent.yaml') })).toEqual([' absent.yaml: cannot be read (ENOENT)'])
    expect(problems({ file: await write('- 1\n') })).toEqual([' plugboard.yaml: must contain settings by name'])
  })

  it('leaves variables of the command line and of orchestrators alone', () => {
    const more = {
      PLUGBOARD_URL: 'https://example.com',
      PLUGBOARD_CLIENT_SECRET: 's',
      PLUGBOARD_STRIPE_API_KEY: 'k',
      PLUGBOARD_PORT: 'tcp://10.0.0.1:8787',
      PLUGBOARD_SERVICE_HOST: '10.0.0.1',
      PLUGBOARD_ADMIN_PORT: 'tcp://10.0.0.2:8788',
      PLUGBOARD_ADMIN_SERVICE_PORT_HTTP: '8788',
      PLUGBOARD_ROLE: '',
    }
    expect(readConfig({ env: { ...env, ...more } }).role).toBe('all')
  })

  it('O8 a secret on the command line is refused and not repeated', () => {
    const set = ['databaseUrl=postgres://u:canary@h/d', 'masterKey=canary', 'oauth.k.clientSecret=canary']
    const error = refused({ set })
    expect(problems({ set })).toEqual([
      'databaseUrl is a secret, and every user of this machine can see the command line; set PLUGBOARD_DATABASE_URL, or write it into a file: databaseUrlFile',
      'masterKey is not a setting, in --set. Did you mean "masterKeyFiles"? Secrets are read from files only.',
      'oauth.k.clientSecret is not a setting, in --set. Did you mean "oauth.k.clientSecretFile"? Secrets are read from files only.',
    ])
    expect(error.message + JSON.stringify(error)).not.toContain('canary')
  })

  it('shows no password of a database, neither printed nor in an error', async () => {
    const url = 'postgres://me:canary@db:5432/plug?password=canary'
    const lines = explainConfig({ env: { ...env, DATABASE_URL: url } })
    expect(lines.find(({ name }) => name === 'databaseUrl')).toEqual({
      name: 'databaseUrl',
      value: 'postgres://me:[secret]@db:5432/plug',
      origin: 'DATABASE_URL',
    })
    const wrong = ['mysql://me:canary@db/plug', 'canary'].map((text) => refused({ env: { DATABASE_URL: text } }))
    expect(JSON.stringify([lines, wrong]) + String(wrong)).not.toContain('canary')
    const file = await write(`databaseUrl: {canary: canary}\n`)
    expect(problems({ file })).toEqual(['databaseUrl must be text, in plugboard.yaml:1:14'])
  })

  it('reads the URL of the database from a file that only its owner may read', async () => {
    const file = await write('postgres://me:secret@db/plug\n', 'url')
    const from = (more: Record<string, string>) => ({ env: { ...env, PLUGBOARD_DATABASE_URL_FILE: file, ...more } })
    expect(readConfig(from({})).databaseUrl).toBe('postgres://me:secret@db/plug')
    expect(problems(from({ DATABASE_URL: 'postgres://db/plug' }))).toEqual([
      'databaseUrlFile cannot be combined with databaseUrl, which is set in DATABASE_URL',
    ])
    await chmod(file, 0o644)
    expect(problems(from({}))).toEqual(['databaseUrlFile names the file "url": other users can read it'])
  })

  it('N1 refuses to serve other machines unless TLS is said to end in front', () => {
    const listening = (host: string, ...set: string[]) => ({ env, set: [`listen.host=${host}`, ...set] })
    for (const host of ['0.0.0.0', '::', '192.168.1.2', 'example.com', '127.example.com'])
      expect(problems(listening(host))).toEqual([
        expect.stringMatching(
          /^listen\.host would serve tokens to other machines without TLS; .*PLUGBOARD_BEHIND_PROXY/,
        ),
      ])
    for (const host of ['127.0.0.1', '127.9.9.9', '::1', 'localhost']) readConfig(listening(host))
    expect(readConfig(listening('0.0.0.0', 'behindProxy=true')).baseUrl).toBe('http://localhost:8787')
    expect(readConfig(listening('::1')).baseUrl).toBe('http://[::1]:8787')
  })

  it('drains for 5 seconds, wherever it listens, unless you set another time', () => {
    const drainSeconds = (...set: string[]) => readConfig({ env, set }).limits.drainSeconds
    expect(drainSeconds('listen.host=0.0.0.0', 'behindProxy=true')).toBe(5)
    expect(drainSeconds('listen.host=::1')).toBe(5)
    expect(drainSeconds('limits.drainSeconds=0')).toBe(0)
  })

  it('refuses one port for both listeners', () => {
    const both = ['listen.port=9000', 'admin.port=9000']
    expect(problems({ set: both })).toEqual(['admin.port must differ from listen.port'])
    for (const more of ['role=worker', 'admin.host=127.0.0.2', 'listen.port=0'])
      readConfig({ env, set: [...both, more] })
    readConfig({ env, set: ['listen.port=0', 'admin.port=0'] })
  })

  it('says how a database password with a number sign is written, and shows nothing of it', () => {
    const error = refused({ env: { ...env, DATABASE_URL: 'postgres://me:12#canary@db/plug' } })
    expect(error.message).toContain('databaseUrl must have %23 for a "#" in its password, in DATABASE_URL')
    expect(JSON.stringify(error)).not.toMatch(/canary|me:12/)
  })

  it.each([
    ['baseUrl', 'https://example.com/'],
    ['baseUrl', 'https://user@example.com'],
    ['baseUrl', 'ftp://example.com'],
    ['listen.host', 'http://x'],
    ['trustedProxies', '10.0.0.0/33'],
    ['trustedProxies', 'proxy'],
    ['trustedProxies', '0.0.0.0/0'],
    ['trustedProxies', '::/0'],
    ['behindProxy', 'yes'],
    ['listen.port', '-1'],
    ['listen.port', '1.5'],
    ['limits.executeSeconds', '0'],
    ['masterKeyFiles', ''],
    ['dataDirectory', ''],
  ])('refuses %s=%s', (name, text) => {
    expect(refused({ set: [`${name}=${text}`] }).errors!.map(({ field }) => field)).toContain(name)
  })

  it('reads OAuth applications of the operator, whole ones only', async () => {
    const file = await write('oauth:\n  some-kind:\n    clientId: id\n    clientSecretFile: secret\n')
    const more = {
      PLUGBOARD_OAUTH_OTHER_KIND_CLIENT_ID: 'x',
      PLUGBOARD_OAUTH_OTHER_KIND_CLIENT_SECRET_FILE: '/s',
      PLUGBOARD_OAUTH_OTHER_KIND_CLIENT_HOST: 'git.example.com',
    }
    expect(readConfig({ file, env: { ...env, ...more } }).oauth).toEqual({
      'some-kind': { clientId: 'id', clientSecretFile: join(folder, 'secret') },
      'other-kind': { clientId: 'x', clientSecretFile: '/s', clientHost: 'git.example.com' },
    })
    // What consents ask for by default needs no application.
    expect(readConfig({ env: { ...env, PLUGBOARD_OAUTH_SOME_KIND_WANT: 'read, contacts.create' } }).oauth).toEqual({
      'some-kind': { want: ['read', 'contacts.create'] },
    })
    expect(readConfig({ env, set: ['consent.want=read'] }).consent).toEqual({ want: ['read'] })
    expect(problems({ set: ['oauth.constructor.clientId=x'] })).toEqual([
      'oauth.constructor.clientSecretFile must be set as well',
    ])
    expect(problems({ set: ['oauth.a.clientIdd=x'] })).toEqual([
      'oauth.a.clientIdd is not a setting, in --set. Did you mean "oauth.a.clientId"?',
    ])
  })

  it('has defaults that it would accept itself, and one variable for each setting', () => {
    const names = Object.keys(SETTINGS)
    expect(new Set(names.map(variableOf)).size).toBe(names.length)
    const written = Object.entries(SETTINGS).filter(([, { default: value }]) => value !== undefined)
    const set = written.map(([name, { default: value }]) => `${name}=${String(value)}`)
    expect(readConfig({ env, set })).toEqual(readConfig({ env }))
  })
})
