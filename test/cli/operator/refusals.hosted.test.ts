/** What keeps a server from starting is printed with what to do about it, and with an exit code of its own. */
import { existsSync } from 'node:fs'
import { chmod, mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createMasterKey, readMasterKeys } from '../../../server/ground/vault/index.ts'
import { openDatabase } from '../../../server/ground/store/index.ts'
import { runCli, temporaryFolder, wideLines } from '../run-cli.ts'
import { openFolder, postgres } from './folders.ts'

const FREE = ['--port', '0', '--set', 'admin.port=0', '--set', 'limits.drainSeconds=0']
const ended = () => AbortSignal.abort()

describe('serve', () => {
  it('O1 without a master key exits with 78 and names the setting', async () => {
    const folder = await temporaryFolder()
    const env = { DATABASE_URL: 'postgres://someone:canary-password@127.0.0.1:9/none' }
    const { code, stdout, stderr } = await runCli(['serve', '--data', folder, ...FREE], { env })
    expect({ code, stdout }).toEqual({ code: 78, stdout: '' })
    expect(stderr).toContain(`Cannot use the secret file "${join(folder, 'master.key')}": it does not exist`)
    expect(stderr).toContain('masterKeyFiles')
    expect(stderr).toContain('openssl rand -base64 32 > master.key')
    expect(stderr).not.toContain('canary-password')
  })

  it('O1 with a master key that others may read says how to mend it', async () => {
    const folder = await temporaryFolder()
    await createMasterKey(join(folder, 'master.key'))
    await chmod(join(folder, 'master.key'), 0o644)
    const { code, stderr } = await runCli(['serve', '--data', folder, ...FREE])
    expect([code, stderr.includes(`chmod 600 ${folder}/master.key`)]).toEqual([78, true])
  })

  it('O1 with rows but no master key makes no key that could not open them', async () => {
    const folder = await temporaryFolder()
    await mkdir(join(folder, 'database', 'database'), { recursive: true })
    const { code, stderr } = await runCli(['serve', '--data', folder, ...FREE])
    expect([code, stderr.includes('it does not exist'), existsSync(join(folder, 'master.key'))]).toEqual([
      78,
      true,
      false,
    ])
  })

  it('O2 with another master key exits before it serves, and says which fingerprint is needed', async () => {
    const { folder, run } = await postgres()
    const started = await run(['serve', '--json', ...FREE], { signal: ended() })
    expect(started.code, started.stderr).toBe(0)
    await rm(join(folder, 'master.key'))
    const other = await createMasterKey(join(folder, 'master.key'))
    const { code, stdout, stderr } = await run(['serve', ...FREE])
    expect({ code, stdout }).toEqual({ code: 78, stdout: '' })
    expect(stderr).toMatch(
      new RegExp(`needs the master key with fingerprint "[0-9a-f]{16}"; the files have "${other}"`),
    )
    expect(stderr).toContain('A backup does not contain it')
    const doctor = await run(['doctor'])
    expect(doctor.stdout).toMatch(new RegExp(`fail {2}master keys +the files of these settings hold\\s+${other}`))
    expect([doctor.code, /fail {2}keys fit +the database needs the master key/.test(doctor.stdout)]).toEqual([3, true])
  })

  it('F6 without its PostgreSQL waits as long as it is asked to, says so and exits with 69', async () => {
    const folder = await temporaryFolder()
    await createMasterKey(join(folder, 'master.key'))
    const env = { DATABASE_URL: 'postgres://someone:canary-password@127.0.0.1:9/none' }
    const wait = ['--set', 'database.waitSeconds=6']
    const { code, stdout, stderr } = await runCli(['serve', '--data', folder, ...FREE, ...wait], { env })
    expect({ code, stdout }).toEqual({ code: 69, stdout: '' })
    expect(stderr).toMatch(
      /"waited_seconds":\d+,"reason":"Cannot use the database: .*ECONNREFUSED.*"waiting for the database"/,
    )
    expect(stderr).toMatch(/Cannot use the database: .*ECONNREFUSED.*did not become available\s+within 6 s/s)
    expect(stderr).not.toContain('canary-password')
    const long = ['--set', 'database.waitSeconds=3600']
    const interrupted = await runCli(['serve', '--data', folder, ...FREE, ...long], { env, signal: ended() })
    expect(interrupted).toMatchObject({ code: 130, stdout: '' })
  })

  it('F6 with a database that does not exist exits with 78 immediately', async () => {
    const { url, run } = await postgres()
    const env = { DATABASE_URL: `${url}_none` }
    const { code, stdout, stderr } = await run(['serve', ...FREE, '--set', 'database.waitSeconds=3600'], { env })
    expect({ code, stdout }).toEqual({ code: 78, stdout: '' })
    expect(stderr).toContain('does not exist')
  })

  it('O3 on a folder in use says by which process, and writes nothing there: its disk may be full', async () => {
    const { folder } = await openFolder()
    const before = await stat(join(folder, 'database'))
    const { code, stderr } = await runCli(['serve', '--data', folder, ...FREE])
    expect([code, stderr.split('\n')[0]]).toEqual([
      78,
      `Cannot open the folder "${folder}/database": it is in use by process ${process.pid}`,
    ])
    expect((await stat(join(folder, 'database'))).mtimeMs).toBe(before.mtimeMs)
  })

  it('O4 on a database that a newer version has contracted refuses', async () => {
    const { url, run } = await postgres('migrated')
    const database = await openDatabase({ url })
    await database.query(`insert into migrations (version, name, sha256, needs)
      values (9998, '9998-wide.sql', 'x', null), (9999, '9999-narrow.sql', 'x', 9998)`)
    await database.close()
    for (const argv of [['serve', ...FREE], ['migrate'], ['migrate', '--dry-run'], ['apps', 'list']]) {
      const { code, stderr } = await run(argv)
      expect([code, stderr.split('\n')[0]]).toEqual([
        78,
        'Cannot use the database: its contract step "9999-narrow.sql" needs a program that knows migration "9998-wide.sql"',
      ])
    }
  })

  it('O4 on a database of another build says what an operator can do', async () => {
    const { url, run } = await postgres('migrated')
    const database = await openDatabase({ url })
    await database.query(`update migrations set sha256 = 'x' where version = 1`)
    await database.close()
    const { code, stderr } = await run(['serve', ...FREE])
    expect([code, stderr.includes('Run the build that last used it'), /restore the file/i.test(stderr)]).toEqual([
      78,
      true,
      false,
    ])
  })

  it('on a port in use says which setting names it', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as AddressInfo
    const { run } = await postgres()
    const admin = await run(['serve', '--port', '0', '--set', `admin.port=${port}`])
    expect([admin.code, admin.stderr.includes(`Cannot listen on 127.0.0.1:${port}: it is in use`)]).toEqual([78, true])
    const api = await run(['serve', '--port', String(port), '--set', 'admin.port=0'])
    expect([api.code, api.stderr.includes('--port 0')]).toEqual([78, true])
    // Neither start kept the secret of the first application to itself.
    const started = await run(['serve', '--json', ...FREE], { signal: ended() })
    expect(JSON.parse(started.stdout)).toMatchObject({ first_application: { client_secret: expect.any(String) } })
  })

  it('O8 with an unknown setting names the nearest, and shows no secret of the command line', async () => {
    const unknown = await runCli(['serve', '--set', 'listen.portt=1'])
    expect([unknown.code, unknown.stderr.includes('listen.port')]).toEqual([78, true])
    const wrong = await runCli(['config', 'check', '--set', 'listen.port=many'])
    expect([wrong.code, wrong.stderr.includes('must be a whole number, not "many"')]).toEqual([78, true])
    const secret = await runCli(['serve', '--set', 'databaseUrl=postgres://a:canary-password@b/c'])
    expect([secret.code, /is a secret/.test(secret.stderr)]).toEqual([78, true])
    expect(secret.stderr).not.toContain('canary-password')
  })

  it('a database that cannot be reached exits with 69', async () => {
    const folder = await temporaryFolder()
    await createMasterKey(join(folder, 'master.key'))
    const env = { DATABASE_URL: 'postgres://someone:canary-password@127.0.0.1:9/none' }
    const { code, stderr } = await runCli(['migrate', '--data', folder], { env })
    expect([code, stderr.includes('ECONNREFUSED'), stderr.includes('canary')]).toEqual([69, true, false])
  })
})

describe('config', () => {
  it('prints every setting with its origin, without secrets, within 80 columns', async () => {
    const folder = await temporaryFolder()
    const file = join(folder, 'plugboard.yaml')
    await writeFile(file, 'listen:\n  port: 9000\n')
    const env = { DATABASE_URL: 'postgres://someone:canary-password@db.example/plugboard', PLUGBOARD_ROLE: 'api' }
    const argv = ['config', 'print', '--settings', file, '--set', 'log.level=debug']
    const { code, stdout } = await runCli(argv, { env })
    expect({ code, wide: wideLines(stdout) }).toEqual({ code: 0, wide: [] })
    const { settings } = JSON.parse((await runCli([...argv, '--json'], { env })).stdout) as {
      settings: { name: string; value: unknown; origin: string }[]
    }
    const of = (name: string) => settings.find((setting) => setting.name === name)
    expect([of('listen.port'), of('role'), of('log.level'), of('admin.port')]).toEqual([
      { name: 'listen.port', value: 9000, origin: `${file}:2:9` },
      { name: 'role', value: 'api', origin: 'PLUGBOARD_ROLE' },
      { name: 'log.level', value: 'debug', origin: '--set' },
      { name: 'admin.port', value: 8788, origin: 'default' },
    ])
    expect(of('databaseUrl')!.value).toBe('postgres://someone:[secret]@db.example/plugboard')
    expect(stdout + JSON.stringify(settings)).not.toContain('canary-password')
  })
})

describe('serve with settings that only a start can judge', () => {
  it('with a data directory that cannot be made exits with 78 and names it', async () => {
    const { code, stderr } = await runCli(['serve', '--data', '/dev/null/data', ...FREE])
    expect([code, stderr]).toEqual([
      78,
      expect.stringContaining(
        'Cannot create a data directory: the folder "/dev/null/data" cannot be created (ENOTDIR)',
      ),
    ])
  })

  it('O1 makes a master key in the data directory only, not in a folder whose name begins alike', async () => {
    const folder = await temporaryFolder()
    const key = `${folder}-keys/master.key`
    const { code, stderr } = await runCli(['serve', '--data', folder, ...FREE, '--set', `masterKeyFiles=${key}`])
    expect([code, stderr.includes(`"${key}": it does not exist`), existsSync(key)]).toEqual([78, true, false])
  })

  it('on a host that cannot be listened on says which setting names it', async () => {
    const { run } = await postgres()
    const host = 'h'.repeat(64)
    const admin = await run(['serve', ...FREE, '--set', `admin.host=${host}`])
    expect(admin).toMatchObject({ code: 78, stdout: '' })
    expect(admin.stderr).toContain(`Cannot listen on ${host}: its name cannot be looked up (ENOTFOUND)\n`)
    expect(admin.stderr).toContain('Name an address of this machine: --set admin.host=127.0.0.1\n')
    const proxied = ['--set', 'behindProxy=true', '--set', 'listen.host=192.0.2.1']
    const api = await run(['serve', ...FREE, ...proxied])
    expect([api.code, api.stderr.includes('--set listen.host=127.0.0.1')]).toEqual([78, true])
  })

  it('with definitions or an OAuth application of no kind exits with 78, and doctor says so before', async () => {
    const { run } = await postgres()
    const absent = ['--set', 'definitions=/none/acme.yaml']
    const application = (kind: string) => {
      const name = `oauth.${kind}`
      return ['--set', `${name}.clientId=x`, '--set', `${name}.clientSecretFile=/none/secret`]
    }
    const cases = [
      [absent, 'Cannot read manifest /none/acme.yaml: no such file'],
      [application('googl-drive'), 'oauth.googl-drive is not a kind. Did you mean "google-drive"'],
      [application('orb'), 'oauth.orb is a kind without a consent page'],
      [application('google-drive'), 'Cannot use the secret file "/none/secret": it does not exist'],
    ] as const
    for (const [set, state] of cases) {
      const { code, stderr } = await run(['serve', ...FREE, ...set])
      expect([code, stderr]).toEqual([78, expect.stringContaining(state)])
      const doctor = await run(['doctor', '--set', 'listen.port=0', '--set', 'admin.port=0', '--json', ...set])
      const { checks } = JSON.parse(doctor.stdout) as { checks: { name: string; message: string }[] }
      expect([doctor.code, checks.find(({ name }) => name === 'kinds')]).toEqual([
        3,
        expect.objectContaining({ state: 'fail', message: expect.stringContaining(state) as string }),
      ])
    }
  })
})

describe('doctor', () => {
  it('looks at a new machine within 80 columns, and makes nothing', async () => {
    const folder = join(await temporaryFolder(), 'new')
    const { code, stdout } = await runCli([
      'doctor',
      '--data',
      folder,
      '--set',
      'listen.port=0',
      '--set',
      'admin.port=0',
    ])
    expect({ code, wide: wideLines(stdout) }).toEqual({ code: 0, wide: [] })
    expect(stdout).toMatch(/^ok {4}Node\.js +\d+/m)
    expect(stdout).toMatch(/^warn {2}database +there is none yet$/m)
    await expect(chmod(folder, 0o700)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  it('looks at PostgreSQL: rights, extensions, migrations', async () => {
    const { run } = await postgres()
    const before = await run(['doctor', '--json'])
    const stateOf = ({ stdout }: { stdout: string }) =>
      Object.fromEntries(
        (JSON.parse(stdout) as { checks: { name: string; state: string }[] }).checks.map(({ name, state }) => [
          name,
          state,
        ]),
      )
    expect(stateOf(before)).toMatchObject({ database: 'ok', extensions: 'ok', migrations: 'warn', rights: 'warn' })
    expect((await run(['migrate'])).code).toBe(0)
    const after = stateOf(await run(['doctor', '--json']))
    expect(after).toMatchObject({ migrations: 'ok', 'keys fit': 'ok', clock: 'ok', kinds: 'ok' })
    expect(after).not.toHaveProperty('disk')
  })

  it('takes a port in use for that of a server of the same PostgreSQL where there may be one', async () => {
    const { url, run } = await postgres('migrated')
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void taken.close())
    const { port } = taken.address() as AddressInfo
    const doctor = async (...more: string[]) => {
      const ports = ['--set', `listen.port=${port}`, '--set', 'admin.port=0']
      const { code, stdout } = await run(['doctor', ...ports, ...more])
      return [code, /^(ok|warn|fail) +API port/m.exec(stdout)?.[1]]
    }
    expect(await doctor()).toEqual([3, 'fail'])
    expect(await doctor('--set', 'role=worker')).toEqual([0, undefined])
    const server = await openDatabase({ url })
    onTestFinished(() => server.close())
    expect(await doctor()).toEqual([0, 'warn'])
  })
})

describe('rotate-keys', () => {
  it('T11 waits until every process can have the new key, and goes on then', async () => {
    const { url, folder, run } = await postgres()
    expect((await run(['serve', '--json', ...FREE], { signal: ended() })).code).toBe(0)
    const newKey = join(folder, 'second.key')
    const another = await openDatabase({ url })
    const refused = await run(['rotate-keys', '--new-key', newKey])
    await another.close()
    expect([refused.code, refused.stderr.includes('1 other process uses the database')]).toEqual([78, true])
    const first = await run(['rotate-keys', '--new-key', newKey, '--json'])
    const { master } = JSON.parse(first.stdout) as { master: string }
    expect([first.code, master]).toEqual([0, readMasterKeys([newKey]).newest.fingerprint])
    expect((await run(['serve', ...FREE])).stderr).toContain(`fingerprint "${master}"`)
    const set = ['--set', `masterKeyFiles=${newKey},${join(folder, 'master.key')}`]
    expect((await run(['verify', ...set])).code).toBe(0)
    expect((await run(['rotate-keys', ...set])).stdout).toContain('0 data keys now wrapped')
  })
})

describe('commands over the API of a server', () => {
  it.each([
    ['sync', ['sync', 'some-id', '--status']],
    ['search', ['search', 'some-id', 'customers']],
  ])('%s exits with 6 at once where no server answers, without the secret', async (_, argv) => {
    const env = {
      PLUGBOARD_URL: 'http://127.0.0.1:9',
      PLUGBOARD_CLIENT_ID: 'a',
      PLUGBOARD_CLIENT_SECRET: 'canary-secret',
    }
    const { code, stdout, stderr } = await runCli(argv, { env })
    expect({ code, stdout }).toEqual({ code: 6, stdout: '' })
    expect(stderr).toContain('127.0.0.1:9')
    expect(stderr).not.toContain('canary-secret')
  })

  it('search says where its filter is no JSON, by the name of its option', async () => {
    const env = { PLUGBOARD_CLIENT_ID: 'a', PLUGBOARD_CLIENT_SECRET: 'b' }
    const { code, stderr } = await runCli(['search', 'some-id', 'customers', '--filter', '{"eq": '], { env })
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^Cannot read filter: --filter:1:8 is not JSON.*such as --filter/s),
    ])
  })
})
