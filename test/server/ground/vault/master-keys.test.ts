import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMasterKey, readMasterKeys } from '../../../../server/ground/vault/index.ts'

describe('master keys', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plugboard-keys-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const write = async (name: string, text: string, mode = 0o600) => {
    const file = join(folder, name)
    await writeFile(file, text)
    await chmod(file, mode)
    return file
  }
  const refused = (...files: string[]) => {
    try {
      readMasterKeys(files)
    } catch (error) {
      const { code, message, hint, errors } = error as Error & Record<'code' | 'hint' | 'errors', unknown>
      return { code, message, hint, errors }
    }
    return undefined
  }

  it('O1 without a key the vault is refused, and the setting is named', () => {
    expect(refused()).toEqual({
      code: 'invalid_configuration',
      message: 'Cannot open the vault: no master key is set',
      hint: expect.stringMatching(
        /masterKeyFiles \(PLUGBOARD_MASTER_KEY_FILES\).*openssl rand -base64 32 > master\.key/,
      ) as string,
      errors: [{ field: 'masterKeyFiles', message: 'must name a file', error_code: 'required' }],
    })
    expect(refused(join(folder, 'absent'))).toMatchObject({
      code: 'invalid_configuration',
      message: expect.stringMatching(/absent": it does not exist$/) as string,
      errors: [{ field: 'masterKeyFiles', error_code: 'file' }],
    })
  })

  it('a key that was made is read, and the file is for its owner only', async () => {
    const file = join(folder, 'new', 'master.key')
    const fingerprint = await createMasterKey(file)
    expect(readMasterKeys([file]).newest.fingerprint).toBe(fingerprint)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'new'))).mode & 0o777).toBe(0o700)
    expect(await readdir(join(folder, 'new'))).toEqual(['master.key'])
  })

  it('a key is never overwritten', async () => {
    const file = join(folder, 'kept', 'master.key')
    await createMasterKey(file)
    const before = await readFile(file, 'utf8')
    await expect(createMasterKey(file)).rejects.toMatchObject({
      code: 'invalid_configuration',
      message: expect.stringMatching(/the file already exists$/) as string,
    })
    expect([await readFile(file, 'utf8'), await readdir(join(folder, 'kept'))]).toEqual([before, ['master.key']])
  })

  it('base64 and hexadecimal text of one key have one fingerprint, whatever the line end', async () => {
    const bytes = Buffer.from(Array.from({ length: 32 }, (_, at) => at * 7))
    const files = await Promise.all([
      write('hex', bytes.toString('hex')),
      write('upper', `${bytes.toString('hex').toUpperCase()}\r\n`),
      write('base64', `${bytes.toString('base64')}\n`),
      write('base64url', bytes.toString('base64url')),
    ])
    expect(new Set(files.map((file) => readMasterKeys([file]).newest.fingerprint)).size).toBe(1)
    expect(readMasterKeys(files).fingerprints.length).toBe(1)
  })

  it.each(['', 'short', 'a'.repeat(63), 'a'.repeat(65), `${'A'.repeat(42)}!=`, 'A'.repeat(44)])(
    'text that is no key is refused and not quoted: %j',
    async (text) => {
      const shown = refused(await write('wrong', text))
      expect(shown?.code).toBe('invalid_configuration')
      if (text !== '') expect(JSON.stringify(shown)).not.toContain(text)
    },
  )

  it.skipIf(process.platform === 'win32').each([0o604, 0o620, 0o602, 0o610])(
    'a key file of mode %o is refused',
    async (mode) => {
      const file = await write('open', 'a'.repeat(64), mode)
      expect(refused(file)).toMatchObject({
        code: 'invalid_configuration',
        message: expect.stringMatching(/other users can read it$/) as string,
        hint: `Run: chmod 600 ${file}`,
      })
    },
  )

  it('the first key of a ring is the newest', async () => {
    const [first, second] = await Promise.all([write('1', '1'.repeat(64)), write('2', '2'.repeat(64))])
    const [one, two] = [readMasterKeys([first]), readMasterKeys([second])].map(({ newest }) => newest.fingerprint)
    const ring = readMasterKeys([second, first])
    expect([ring.newest.fingerprint, ring.fingerprints]).toEqual([two, [two, one]])
  })
})
