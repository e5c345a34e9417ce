/** Master keys that a key management service wraps, against stand-ins of each service. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ConnectorError } from '../../../../../runtime/index.ts'
import { createKeyFile, createMasterKey, openMasterKeys } from '../../../../../server/ground/vault/index.ts'
import { runCli, temporaryFolder } from '../../../../cli/run-cli.ts'
import { makeTestPostgres, openTestPostgres } from '../../../../support/database.ts'
import { startTestServer } from '../../../../support/server.ts'
import { type Arrived, serve } from './key-services.ts'
import { type Settings, type Vendor, VENDORS } from './vendors.ts'

const BUSY = 'storage_unavailable'
const SETTLED = { sleep: async () => {} }

async function withFile(started: Vendor) {
  const file = join(await temporaryFolder(), 'master.key')
  const fingerprint = await createKeyFile(file, started.kms)
  const open = (more: Partial<Settings> = {}) =>
    openMasterKeys({ masterKeyFiles: [file], kms: { ...started.kms, ...more } }, SETTLED)
  return {
    file,
    fingerprint,
    open,
    content: JSON.parse(readFileSync(file, 'utf8')) as { key: string; wrapped: string },
  }
}

/** The requests of a service that are not for a token, with the headers that a vendor names. */
function formOf({ method, path, headers, text }: Arrived) {
  return { method, path, headers, body: JSON.parse(text) as object }
}

describe.each(Object.entries(VENDORS))('a master key wrapped by %s', (provider, { start, requests, ...faults }) => {
  it('is unwrapped by the requests of its reference, and its file does not hold it', async () => {
    const started = await start()
    const { file, fingerprint, content, open } = await withFile(started)
    const ring = await open()
    expect(ring.fingerprints).toEqual([fingerprint])
    const forms = started.arrived.filter(({ path }) => !path.includes('/token')).map(formOf)
    expect(forms).toEqual(
      requests(content.wrapped).map((form) => {
        const { headers } = form as { headers: object }
        return { ...form, headers: expect.objectContaining(headers) as object }
      }),
    )
    expect(content).toEqual({ key: started.kms.key, wrapped: expect.any(String) as string })
    const plain = await createMasterKey(join(await temporaryFolder(), 'plain.key'))
    expect(readFileSync(file, 'utf8')).not.toContain(plain)
  })

  it.each(['denied', 'disabled', 'absent'] as const)('says what to do when the key is %s', async (name) => {
    const started = await start()
    const { open } = await withFile(started)
    const { says, advises, ...answer } = faults[name]
    started.next.push(answer)
    const error = (await open().catch((thrown: unknown) => thrown)) as ConnectorError
    expect(error.message).toMatch(/^Cannot unwrap the master key: /)
    expect([error.code, error.message, error.hint]).toEqual([
      'invalid_configuration',
      expect.stringMatching(says),
      expect.stringMatching(advises),
    ])
    expect(started.next).toEqual([])
  })

  it('waits when the service is busy, and gives up after four attempts', async () => {
    const started = await start()
    const { open, fingerprint } = await withFile(started)
    started.next.push(faults.throttled, { status: 503, body: {} })
    expect((await open()).fingerprints).toEqual([fingerprint])
    started.next.push(faults.throttled, faults.throttled, faults.throttled, faults.throttled, faults.throttled)
    await expect(open()).rejects.toMatchObject({
      code: BUSY,
      message: expect.stringContaining('is not available') as string,
    })
    expect(started.next).toHaveLength(1)
  })

  it('X4 refuses what the service did not wrap, or wrapped for another purpose', async () => {
    const started = await start()
    const { file, content, open } = await withFile(started)
    const bytes = content.wrapped.split(':')
    const last = Buffer.from(bytes.at(-1) ?? '', 'base64')
    last.writeUInt8(last.readUInt8(20) ^ 1, 20)
    const wrapped = [...bytes.slice(0, -1), last.toString('base64')].join(':')
    writeFileSync(file, JSON.stringify({ ...content, wrapped }))
    await expect(open()).rejects.toMatchObject({
      code: 'invalid_configuration',
      hint: expect.stringContaining('check that its file is whole') as string,
    })
  })

  it('is out of reach without the service', async () => {
    const started = await start()
    const { open } = await withFile(started)
    await expect(open({ url: 'http://127.0.0.1:1' })).rejects.toMatchObject({
      code: BUSY,
      hint: expect.stringContaining('kms.url') as string,
    })
    const late = new ConnectorError('upstream_timeout', 'no response within 10 s')
    const transport = { send: () => Promise.reject(late), close: async () => {} }
    await expect(createKeyFile('never', started.kms, { transport, ...SETTLED })).rejects.toMatchObject({
      code: BUSY,
      message: expect.stringContaining('no response within 10 s') as string,
    })
  })

  it('X3 credentials follow no redirect, and no file names where they go', async () => {
    const started = await start()
    const { file, content, open } = await withFile(started)
    const before = started.arrived.length
    started.next.push({ status: 307, body: {} })
    await expect(open()).rejects.toMatchObject({ code: 'invalid_configuration' })
    expect(started.arrived.slice(before).map(({ path }) => path)).not.toContain('/elsewhere')
    const attacker = await serve(() => ({ status: 200, body: {} }))
    const sent = started.arrived.length
    for (const more of [
      { key: `${attacker.url}/${content.key}` },
      { url: attacker.url },
      { kms: { url: attacker.url } },
    ]) {
      writeFileSync(file, JSON.stringify({ ...content, ...more }))
      await open().catch(() => {})
    }
    expect(attacker.arrived).toEqual([])
    // The file with another key is refused before anything is sent.
    expect(started.arrived.slice(sent).filter(({ path }) => !path.includes('/token'))).toHaveLength(2)
    expect(provider).toBe(started.kms.provider)
  })
})

describe('settings of a key management service', () => {
  it.each([
    ['aws', { key: 'alias/master' }, 'kms.key is not the ARN of a key'],
    ['google', { key: 'master' }, 'kms.key is not the name of a key'],
    [
      'azure',
      { key: 'https://vault.azure.net.example.com/keys/a/0698c2156c1a4e1da5b6bab6f6422fd6' },
      'not the identifier',
    ],
    ['azure', { key: 'https://plug.vault.azure.net/keys/master' }, 'kms.key is not the identifier of a key'],
    ['vault', { key: 'transit/../sys/x' }, 'kms.key is not a mount and a key'],
    ['vault', { credentialsFile: undefined }, 'a token of Vault alone'],
    ['vault', { url: undefined }, 'kms.url is not set'],
  ] as const)('of %s are refused when %j', async (provider, more, says) => {
    const { kms } = await VENDORS[provider].start()
    const settings = { ...kms, ...more } as Settings
    await expect(createKeyFile(join(await temporaryFolder(), 'key'), settings)).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: expect.stringContaining(says) as string,
    })
  })

  it.each(['aws', 'azure', 'google', 'vault'] as const)(
    'of %s name a file of credentials of its form',
    async (provider) => {
      const { kms } = await VENDORS[provider].start()
      const credentialsFile = join(await temporaryFolder(), 'credentials')
      writeFileSync(credentialsFile, '{"canary-secret": 1}', { mode: 0o600 })
      const error = (await createKeyFile('never', { ...kms, credentialsFile }).catch(
        (thrown: unknown) => thrown,
      )) as Error
      expect(error).toMatchObject({ code: 'invalid_configuration', errors: [{ field: 'kms.credentialsFile' }] })
      expect(JSON.stringify(error)).not.toContain('canary')
      chmodSync(credentialsFile, 0o644)
      await expect(createKeyFile('never', { ...kms, credentialsFile })).rejects.toThrow('other users can read it')
    },
  )

  it.each([
    [
      'aws',
      { PUT: 'session', AccessKeyId: 'AKIDEXAMPLE', SecretAccessKey: 'canary/secret+of+aws', Token: 'session-1' },
    ],
    ['google', { access_token: 'canary-access-token' }],
    ['azure', { access_token: 'canary-access-token' }],
  ] as const)('of %s need no file on a machine with an identity', async (provider, identity) => {
    const { kms } = await VENDORS[provider].start()
    const machine = await serve(({ method, path }) => {
      if (method === 'PUT') return { status: 200, body: 'session' }
      return { status: 200, body: path.endsWith('/security-credentials/') ? 'the-role' : identity }
    })
    const file = join(await temporaryFolder(), 'key')
    const without = { ...kms, credentialsFile: undefined }
    const fingerprint = await createKeyFile(file, without, { identityUrl: machine.url })
    const ring = await openMasterKeys({ masterKeyFiles: [file], kms: without }, { identityUrl: machine.url })
    expect(ring.fingerprints).toEqual([fingerprint])
    const asked = machine.arrived.map(({ method, path, headers }) => [
      method,
      path,
      headers['metadata-flavor'] ?? headers.metadata ?? headers['x-aws-ec2-metadata-token'] ?? '',
    ])
    expect(asked.slice(0, asked.length / 2)).toEqual(MACHINES[provider])
  })

  it('X4 a wrapped key needs the service that wrapped it', async () => {
    const started = await VENDORS.vault.start()
    const { file, open } = await withFile(started)
    const none = { provider: undefined, key: undefined, formerKeys: [], url: undefined, credentialsFile: undefined }
    await expect(openMasterKeys({ masterKeyFiles: [file], kms: none })).rejects.toThrow('kms.provider is not set')
    await expect(open({ key: 'transit/other' })).rejects.toThrow(
      'it is wrapped by "transit/plugboard", which is neither',
    )
  })

  it('a key moves to another key of the service, while plain files still open', async () => {
    const started = await VENDORS.vault.start()
    const { file, fingerprint } = await withFile(started)
    const folder = await temporaryFolder()
    const kms = { ...started.kms, key: 'transit/second', formerKeys: ['transit/plugboard'] }
    const files = [join(folder, 'second.key'), file, join(folder, 'plain.key')]
    const second = await createKeyFile(files[0]!, kms)
    const plain = await createMasterKey(files[2]!)
    const ring = await openMasterKeys({ masterKeyFiles: files, kms })
    expect([ring.newest.fingerprint, ring.fingerprints]).toEqual([second, [second, fingerprint, plain]])
  })
})

/** What the identity of a machine is asked by. */
const MACHINES = {
  aws: [
    ['PUT', '/latest/api/token', ''],
    ['GET', '/latest/meta-data/iam/security-credentials/', 'session'],
    ['GET', '/latest/meta-data/iam/security-credentials/the-role', 'session'],
  ],
  google: [['GET', '/computeMetadata/v1/instance/service-accounts/default/token', 'Google']],
  azure: [
    ['GET', '/metadata/identity/oauth2/token?api-version=2018-02-01&resource=https%3A%2F%2Fvault.azure.net', 'true'],
  ],
} as const

describe('a server whose master key is wrapped', () => {
  const settingsOf = ({ kms }: Vendor) => [
    `kms.provider=${kms.provider}`,
    `kms.key=${kms.key}`,
    `kms.url=${kms.url}`,
    `kms.credentialsFile=${kms.credentialsFile}`,
  ]

  it('asks the service once, when it starts', async () => {
    const started = await VENDORS.vault.start()
    const { file, fingerprint } = await withFile(started)
    const before = started.arrived.length
    const server = await startTestServer({
      database: await openTestPostgres(),
      keyFile: file,
      set: settingsOf(started),
    })
    try {
      await server.connector('stripe', 'user_1', { credentials: { api_key: 'sk_test_x' }, validate: false })
      expect(server.services.masters.newest.fingerprint).toBe(fingerprint)
      expect(started.arrived.slice(before).map(({ path }) => path)).toEqual(['/v1/transit/decrypt/plugboard'])
      expect(server.logged.join('')).not.toContain('canary')
    } finally {
      await server.close()
    }
  })

  it('does not start with a disabled key, and doctor says so', async () => {
    const started = await VENDORS.aws.start()
    const { file } = await withFile(started)
    const set = [...settingsOf(started), `masterKeyFiles=${file}`].flatMap((one) => ['--set', one])
    started.next.push(VENDORS.aws.disabled)
    const { code, stdout } = await runCli(['doctor', '--data', await temporaryFolder(), ...set])
    expect([code, stdout.replaceAll(/\s+/g, ' ')]).toEqual([
      3,
      expect.stringMatching(
        /fail master keys Cannot unwrap the master key: AWS KMS refuses with DisabledException.* Enable the key/,
      ),
    ])
    started.next.push(VENDORS.aws.disabled)
    const start = await runCli([
      'serve',
      '--data',
      await temporaryFolder(),
      '--port',
      '0',
      '--set',
      'admin.port=0',
      ...set,
    ])
    expect([start.code, start.stderr]).toEqual([78, expect.stringContaining('DisabledException')])
  })

  it('gets its key from create-key, and a new one from rotate-keys', async () => {
    const started = await VENDORS.google.start()
    const folder = await temporaryFolder()
    const set = settingsOf(started).flatMap((one) => ['--set', one])
    const file = join(folder, 'first.key')
    const made = await runCli(['create-key', file, '--data', folder, ...set])
    expect([made.code, made.stdout]).toEqual([0, expect.stringContaining(RESOURCE)])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ key: RESOURCE })
    const again = await runCli(['create-key', file, '--data', folder, ...set])
    expect([again.code, again.stderr]).toEqual([78, expect.stringContaining('the file already exists')])
    const { url, drop } = await makeTestPostgres('migrated')
    onTestFinished(drop)
    const env = { DATABASE_URL: url }
    const second = join(folder, 'second.key')
    const keys = ['--data', folder, ...set, '--set', `masterKeyFiles=${file}`]
    const rotated = await runCli(['rotate-keys', '--new-key', second, ...keys], { env })
    expect([rotated.code, rotated.stdout]).toEqual([
      0,
      expect.stringContaining(`PLUGBOARD_MASTER_KEY_FILES=${second},${file}`),
    ])
    expect(JSON.parse(readFileSync(second, 'utf8'))).toMatchObject({ key: RESOURCE })
    const newest = ['--data', folder, ...set, '--set', `masterKeyFiles=${second}`]
    expect((await runCli(['verify', ...newest], { env })).code).toBe(0)
  })
})

const RESOURCE = 'projects/plug/locations/europe-west3/keyRings/ring/cryptoKeys/master'
