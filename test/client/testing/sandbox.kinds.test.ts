import { describe, expect, it } from 'vitest'
import { connect } from 'plugboard'
import { testedPlans } from '../../support/kinds.ts'

const plans = await testedPlans()

describe.each(plans.map(({ kind, manifest }) => ({ kind, manifest })))('the sandbox of $kind', ({ kind, manifest }) => {
  it('connects without an account, and answers the check of the kind', async () => {
    const connector = await connect(kind, { sandbox: true })
    const [entity = '', action = ''] = manifest.check.split('.')
    const { records } = await connector.$execute(entity, action, manifest.checkParams)
    expect([records].flat()).not.toEqual([])
  })

  it.each(Object.keys(manifest.auth))('has the auth %s', async (auth) => {
    const connector = await connect(kind, { sandbox: true, auth })
    const [entity = '', action = ''] = manifest.check.split('.')
    await expect(connector.$execute(entity, action, manifest.checkParams)).resolves.toHaveProperty('records')
  })
})
