import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openVault, verifySecrets } from '../../../../server/ground/vault/index.ts'
import { databases } from '../../../support/database.ts'
import { codeOf, emptied, newConnector, newMaster, newOAuthRows, newOrganization, ownerOf, ringOf } from './fixture.ts'

describe.each(databases)('the vault on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(() => emptied(database))

  it('opens what it sealed, in this process and in another', async () => {
    const ring = ringOf(newMaster())
    const [vault, other] = [await openVault(database, ring), await openVault(database, ring)]
    const owner = ownerOf(await newOrganization(database))
    const sealed = await vault.seal(owner, 'sécret \u{1f511}')
    expect([
      await vault.open(owner, sealed),
      await other.open(owner, sealed),
      await other.open(owner, await vault.seal(owner, '')),
    ]).toEqual(['sécret \u{1f511}', 'sécret \u{1f511}', ''])
    expect(sealed.includes('cret')).toBe(false)
    expect(sealed.length).toBe(1 + 16 + 1 + 12 + 16 + Buffer.byteLength('sécret \u{1f511}'))
  })

  it('gives an organization one key when many processes need the first', async () => {
    const ring = ringOf(newMaster())
    const organizationId = await newOrganization(database)
    const vaults = await Promise.all(Array.from({ length: 8 }, () => openVault(database, ring)))
    const owner = ownerOf(organizationId)
    const sealed = await Promise.all(vaults.map((vault) => vault.seal(owner, 'x')))
    const keys = await database.query(`select status from data_keys where organization_id = $1`, [organizationId])
    expect(keys).toEqual([{ status: 'active' }])
    expect(await Promise.all(sealed.map((one) => vaults[0]!.open(owner, one)))).toEqual(sealed.map(() => 'x'))
  })

  it('T10 no changed byte, shortened tag or other owner opens', async () => {
    const vault = await openVault(database, ringOf(newMaster()))
    const [mine, foreign] = [await newOrganization(database), await newOrganization(database)]
    const owner = ownerOf(mine)
    const sealed = await vault.seal(owner, 'mine')
    await vault.seal(ownerOf(foreign), 'theirs')
    const flipped = Array.from(sealed, (byte, at) => {
      const copy = Buffer.from(sealed)
      copy[at] = byte ^ 1
      return codeOf(vault.open(owner, copy))
    })
    const cut = Array.from(sealed, (_byte, length) => codeOf(vault.open(owner, sealed.subarray(0, length))))
    const others = [
      { ...owner, organizationId: foreign },
      { ...owner, purpose: 'oauth_secret' as const },
      { ...owner, id: foreign },
      { ...owner, version: 2 },
    ].map((other) => codeOf(vault.open(other, sealed)))
    const longer = codeOf(vault.open(owner, Buffer.concat([sealed, Buffer.of(0)])))
    expect(new Set(await Promise.all([...flipped, ...cut, ...others, longer]))).toEqual(
      new Set(['credentials_unreadable']),
    )
    expect(await vault.open(owner, sealed)).toBe('mine')
  })

  it('T10 a data key moved to another organization opens nothing there', async () => {
    const ring = ringOf(newMaster())
    const [mine, foreign] = [await newOrganization(database), await newOrganization(database)]
    const owner = ownerOf(mine)
    const sealed = await (await openVault(database, ring)).seal(owner, 'mine')
    await database.query(`update data_keys set organization_id = $1`, [foreign])
    const vault = await openVault(database, ring)
    expect(await codeOf(vault.open({ ...owner, organizationId: foreign }, sealed))).toBe('credentials_unreadable')
  })

  it('O2 the wrong master key is refused with the fingerprint that is needed', async () => {
    const [right, wrong] = [newMaster(), newMaster()]
    await openVault(database, ringOf(right))
    const error = await openVault(database, ringOf(wrong)).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      code: 'invalid_configuration',
      message: `Cannot open the vault: the database needs the master key with fingerprint "${right.fingerprint}"; the files have "${wrong.fingerprint}"`,
      hint: expect.stringContaining('PLUGBOARD_MASTER_KEY_FILES') as string,
    })
    expect(await codeOf(openVault(database, ringOf(wrong, right)))).toHaveProperty('seal')
  })

  it('derives MAC keys that differ by purpose and are the same in every process', async () => {
    const ring = ringOf(newMaster())
    const [one, two] = await Promise.all([openVault(database, ring), openVault(database, ring)])
    expect(await one.macKey('cursor')).toEqual(await two.macKey('cursor'))
    expect((await one.macKey('cursor')).equals(await one.macKey('token'))).toBe(false)
    expect((await one.macKey('cursor')).length).toBe(32)
  })

  it('T12 printing the vault, its keys and its errors shows no secret', async () => {
    const bytes = Buffer.from('0123456789abcdef0123456789abcdef')
    const { MasterKey, MasterKeys } = await import('../../../../server/ground/vault/index.ts')
    const ring = new MasterKeys([new MasterKey(bytes)])
    const vault = await openVault(database, ring)
    const owner = ownerOf(await newOrganization(database))
    const sealed = await vault.seal(owner, 'canary-secret')
    const error = await vault.open({ ...owner, version: 2 }, sealed).catch((thrown: unknown) => thrown)
    const shown = [ring, ring.newest, vault, error]
      .map((value) => inspect(value, { depth: 9, showHidden: true }) + JSON.stringify(value) + String(value))
      .join('\n')
    const forms = ['canary-secret', ...(['utf8', 'hex', 'base64'] as const).map((form) => bytes.toString(form))]
    expect(forms.filter((form) => shown.includes(form))).toEqual([])
    expect(shown).not.toMatch(/30 31 32 33/)
  })

  it('verifySecrets names the values that fail, and no others', async () => {
    const vault = await openVault(database, ringOf(newMaster()))
    const [mine, foreign] = [await newOrganization(database), await newOrganization(database)]
    const good = await newConnector(database, vault, mine, 'good')
    const bad = await newConnector(database, vault, foreign, 'bad')
    await newOAuthRows(database, vault, mine)
    await database.query(
      `update connectors set credentials = (select credentials from connectors where id = $1) where id = $2`,
      [good.id, bad.id],
    )
    let checked = 0
    const found = []
    for await (const one of verifySecrets(database, vault, { onProgress: (count) => (checked = count) }))
      found.push(one)
    expect({ checked, found }).toEqual({
      checked: 7,
      found: [
        {
          table: 'connectors',
          column: 'credentials',
          id: bad.id,
          organizationId: foreign,
          problem: expect.stringContaining(bad.id) as string,
        },
      ],
    })
  })
})
