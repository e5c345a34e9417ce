/** Sessions of people who signed in, as the settings change. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Operators, type Role, type SignInRoles } from '../../../../server/operators/sign-in/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestPostgres()
})
afterAll(() => database?.close())

const ISSUER = 'https://id.example.com'
const NONE: SignInRoles['values'] = { viewer: [], support: [], operator: [], owner: [] }
const underSettings = (values: Partial<SignInRoles['values']> | undefined, issuer = ISSUER) =>
  new Operators({
    database,
    now: Date.now,
    signIns: values && { issuer, claim: 'groups', values: { ...NONE, ...values } },
  })

/** A session of somebody whose values gave a role. */
async function session(role: Role, granted: readonly string[]) {
  const { invite, logIn } = bound(underSettings({ owner: ['platform'], viewer: ['all'] }))
  const { code } = await invite({ name: 'ada', role, identity: { issuer: ISSUER, subject: 'ada', granted } })
  return (await logIn(code))?.secret
}

function bound(operators: Operators) {
  return { invite: operators.invite.bind(operators), logIn: operators.logIn.bind(operators) }
}

it.each<[string, Partial<SignInRoles['values']> | undefined, string | undefined, Role | undefined]>([
  ['stays while the settings give it', { owner: ['platform'], viewer: ['all'] }, undefined, 'owner'],
  ['falls with the value that gave it', { viewer: ['all'] }, undefined, 'viewer'],
  ['falls with the role of the value', { support: ['platform'] }, undefined, 'support'],
  ['ends with its last value', { owner: ['another'] }, undefined, undefined],
  ['ends with the provider', undefined, undefined, undefined],
  ['ends with another provider', { owner: ['platform'] }, 'https://other.example.com', undefined],
])('G8 a session %s', async (_, values, issuer, role) => {
  const secret = await session('owner', ['platform', 'all'])
  const operators = underSettings(values, issuer)
  const found = await operators.find(secret, 'person')
  expect(found?.role).toBe(role)
  const listed = await operators.list()
  expect(listed.some(({ id }) => id === found?.id)).toBe(role !== undefined)
})

it('G8 a session never rises, until its person signs in again', async () => {
  const secret = await session('viewer', ['all'])
  const found = await underSettings({ owner: ['all'] }).find(secret, 'person')
  expect(found?.role).toBe('viewer')
})

it('a session by link stays, whatever the provider', async () => {
  const operators = underSettings(undefined)
  const { code } = await operators.invite({ name: 'grace', role: 'operator' })
  const secret = (await operators.logIn(code))?.secret
  const found = await underSettings({ viewer: ['all'] }).find(secret, 'person')
  expect([found?.role, found?.actor, found?.identity]).toEqual(['operator', 'grace', undefined])
})
