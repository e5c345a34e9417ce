import { expect, it } from 'vitest'
import { serverUrl } from '../database.ts'

it('fails after PostgreSQL was used', async () => {
  expect(await serverUrl()).toBe('')
})
