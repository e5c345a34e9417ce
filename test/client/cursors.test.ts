import { describe, expect, it } from 'vitest'
import { openCursor, sealCursor } from 'plugboard'

const SECRET = '0123456789abcdef0123456789abcdef'
const ADA = { secret: SECRET, owner: 'ada' }
const NEXT = { limit: 10, starting_after: 'cus_ü', filter: { status: ['open'] } }

describe('a sealed cursor', () => {
  it('opens to the params that it was sealed from', async () => {
    const cursor = await sealCursor(NEXT, ADA)
    expect(cursor).toMatch(/^[\w-]+$/)
    await expect(openCursor(cursor ?? '', ADA)).resolves.toEqual(NEXT)
  })

  it('is null after the last page', async () => {
    await expect(sealCursor(null, ADA)).resolves.toBeNull()
  })

  it('differs each time, and shows nothing of the params', async () => {
    const [one, other] = await Promise.all([sealCursor(NEXT, ADA), sealCursor(NEXT, ADA)])
    expect(one).not.toBe(other)
    expect(atob((one ?? '').replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('starting_after')
  })

  it('P36 opens only for its owner', async () => {
    const cursor = (await sealCursor(NEXT, ADA)) ?? ''
    const refused = {
      code: 'invalid_params',
      message: 'Cannot open the cursor: it was changed, or sealed for somebody else',
    }
    await expect(openCursor(cursor, { ...ADA, owner: 'grace' })).rejects.toMatchObject(refused)
    await expect(openCursor(cursor, { ...ADA, secret: SECRET.toUpperCase() })).rejects.toMatchObject(refused)
    const changed = [cursor.slice(1), `${cursor}A`, cursor.slice(0, 8), '', 'ä', `B${cursor.slice(1)}`]
    for (const text of changed.filter((one) => one !== cursor))
      await expect(openCursor(text, ADA)).rejects.toMatchObject(refused)
  })

  it('needs a secret that cannot be guessed', async () => {
    await expect(sealCursor(NEXT, { ...ADA, secret: 'short' })).rejects.toThrow('the secret has 5 characters')
  })
})
