/** Organizations, applications and customers. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../server/http/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { openTestPostgres } from '../../../support/database.ts'
import { openAccess } from '../../../support/access.ts'
import { takeEvents, wantEvents } from '../../../support/events.ts'

describe('customers', () => {
  let database: Database
  let access: Awaited<ReturnType<typeof openAccess>>
  let organizationId: string
  let caller: Caller

  beforeAll(async () => {
    database = await openTestPostgres()
    access = await openAccess(database)
    organizationId = (await access.organizations.create('Acme')).id
    const client = await access.applications.create({ name: 'Backend', organizationIds: [organizationId] })
    caller = await access.verify((await access.issueApplicationToken(client)).token)
  })

  afterAll(async () => {
    await access?.close()
    await database?.close()
  })

  const failureOf = (work: Promise<unknown>): Promise<Record<string, unknown>> =>
    work.then(
      () => ({ code: 'ok' }),
      (error: { toJSON(): Record<string, unknown> }) => error.toJSON(),
    )

  it('C9 50 calls for a new external_user_id make one customer', async () => {
    const issued = await Promise.all(Array.from({ length: 50 }, () => access.issueScopedToken(caller, 'new_user')))
    expect(new Set(issued.map(({ customerId }) => customerId)).size).toBe(1)
    expect(new Set(issued.map(({ token }) => token)).size).toBe(50)
    const { data } = await access.customers.list(organizationId, { contains: 'new_user' })
    expect(data).toHaveLength(1)
    const callers = await Promise.all(issued.map(({ token }) => access.verify(token)))
    expect(new Set(callers.map(({ customer }) => customer!.id)).size).toBe(1)
  })

  it('E4 an external_user_id is kept as given, without folding', async () => {
    const names = [
      'acme',
      'ACME',
      'acme ',
      ' acme',
      ' ',
      'é'.normalize('NFC'),
      'é'.normalize('NFD'),
      'ac\u200Bme',
      '../x',
      '%2e',
      '%00',
      "' or '1'='1",
      '__proto__',
      '😀',
      'x'.repeat(255),
      '😀'.repeat(255),
    ]
    const customers = await Promise.all(names.map((name) => access.customers.ensure(organizationId, name)))
    expect(customers.map((customer) => customer.external_user_id)).toEqual(names)
    expect(new Set(customers.map(({ id }) => id)).size).toBe(names.length)
    for (const name of names)
      expect((await access.verify((await access.issueScopedToken(caller, name)).token)).customer!.externalUserId).toBe(
        name,
      )
  })

  it.each([
    ['empty', ''],
    ['256 characters', 'x'.repeat(256)],
    ['256 characters of two units', '😀'.repeat(256)],
    ['10 KB', 'x'.repeat(10_240)],
    ['NUL', 'acme\u0000'],
    ['a line break', 'acme\n'],
    ['DEL', 'acme\u007F'],
    ['a C1 control', 'acme\u0085'],
    ['an unpaired high surrogate', 'acme\uD83D'],
    ['an unpaired low surrogate', '\uDE00acme'],
    ['no text', 7 as unknown as string],
  ])('E4 an external_user_id is refused: %s', async (_what, name) => {
    const refusals = await Promise.all(
      [
        access.customers.ensure(organizationId, name),
        access.issueScopedToken(caller, name),
        access.issueWidgetToken(caller, { externalUserId: name, allowedOrigin: 'https://app.example.com' }),
        access.revokeCustomer(caller, name),
      ].map(failureOf),
    )
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        code: 'validation_error',
        status: 422,
        errors: [{ field: 'external_user_id' }],
      })
  })

  it.each([
    'https://app.example.com',
    'https://app.example.com:8443',
    'https://xn--9ca.example',
    'http://localhost',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ])('E21 allowed_origin takes %s', async (allowedOrigin) => {
    const issued = await access.issueWidgetToken(caller, { externalUserId: 'user_1', allowedOrigin })
    expect((await access.verify(issued.token)).allowedOrigin).toBe(allowedOrigin)
  })

  it.each([
    '*',
    'https://*',
    'https://*.example.com',
    'null',
    '',
    'https://app.example.com/',
    'https://app.example.com/path',
    'https://app.example.com?x',
    'https://app.example.com#x',
    'https://a.example.com, https://b.example.com',
    'https://a.example.com https://b.example.com',
    'https://user:password@app.example.com',
    'https://APP.example.com',
    'HTTPS://app.example.com',
    'https://app.example.com:443',
    'https://é.example',
    'https://app.example.com\n',
    ' https://app.example.com',
    'http://app.example.com',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'http://169.254.169.254',
    'http://localhost:80',
    'http://0x7f000001',
    'file:///etc/passwd',
    'file://',
    'data:text/html,x',
    'javascript:alert(1)',
    'blob:https://app.example.com/x',
    'chrome-extension://abcdef',
    'ws://localhost',
    'app.example.com',
    '//app.example.com',
    `https://${'x'.repeat(300)}.example`,
  ])('E21 allowed_origin refuses %j', async (allowedOrigin) => {
    expect(await failureOf(access.issueWidgetToken(caller, { externalUserId: 'user_1', allowedOrigin }))).toMatchObject(
      {
        code: 'validation_error',
        status: 422,
        errors: [{ field: 'allowed_origin' }],
      },
    )
  })

  it('a widget token is limited to one kind at least', async () => {
    const terms = { externalUserId: 'user_1', allowedOrigin: 'https://app.example.com' }
    for (const connectorTypes of [[], [''], ['\u0000'], Array.from({ length: 101 }, () => 'one')])
      expect(await failureOf(access.issueWidgetToken(caller, { ...terms, connectorTypes }))).toMatchObject({
        code: 'validation_error',
        errors: [{ field: 'connector_types' }],
      })
  })

  it('E1 customers of another organization are those that do not exist', async () => {
    const other = await access.organizations.create('Other')
    const foreign = await access.customers.ensure(other.id, 'user_1')
    const { customers } = access
    for (const id of [foreign.id, randomUUID(), 'nonsense', '\u0000'])
      for (const use of [
        () => customers.get(organizationId, id),
        () => customers.update(organizationId, id, { status: 'inactive' }),
        () => customers.beginDeletion(organizationId, id),
      ])
        expect(await failureOf(use())).toEqual({
          code: 'customer_not_found',
          actor: 'caller',
          status: 404,
          message: 'Cannot find the customer: no customer of the organization has this ID',
          retryable: false,
        })
    expect(await customers.get(other.id, foreign.id)).toEqual(foreign)
    expect((await customers.list(organizationId, { limit: 200 })).data.map(({ id }) => id)).not.toContain(foreign.id)
    const mine = await customers.ensure(organizationId, 'user_1')
    expect(mine.id).not.toBe(foreign.id)
  })

  it('a walk of the list meets each customer once, though many share a millisecond', async () => {
    const { id } = await access.organizations.create('Many')
    await database.query(
      `insert into customers (id, organization_id, external_user_id, created_at)
         select gen_random_uuid(), $1, 'user ' || n, timestamptz '2026-01-31 12:00:00Z' + (n % 7) * interval '1 microsecond'
         from generate_series(1, 100) n`,
      [id],
    )
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await access.customers.list(id, { limit: 9, ...(cursor !== undefined && { cursor }) })
      seen.push(...page.data.map((customer) => customer.external_user_id))
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(seen).toHaveLength(100)
    expect(new Set(seen).size).toBe(100)
  })

  it('the list is filtered by status and by a part of the name, which has no wildcards', async () => {
    const { id } = await access.organizations.create('Filtered')
    const [, percent] = await Promise.all(['a_b', 'a%b', 'a\\b', 'AB'].map((name) => access.customers.ensure(id, name)))
    const namesOf = async (filter: { contains?: string; status?: 'active' | 'inactive' }) =>
      (await access.customers.list(id, filter)).data.map((customer) => customer.external_user_id).sort()
    expect(await namesOf({ contains: '%' })).toEqual(['a%b'])
    expect(await namesOf({ contains: '_' })).toEqual(['a_b'])
    expect(await namesOf({ contains: '\\' })).toEqual(['a\\b'])
    expect(await namesOf({ contains: '\u0000' })).toEqual([])
    await access.customers.update(id, percent!.id, { status: 'inactive' })
    expect(await namesOf({ status: 'inactive' })).toEqual(['a%b'])
    expect(await namesOf({ status: 'active' })).toEqual(['AB', 'a\\b', 'a_b'])
  })

  it.each(['', 'nonsense', 'e30', Buffer.from(`2026-02-31T00:00:00.000000Z ${randomUUID()}`).toString('base64url')])(
    'the cursor %j is refused',
    async (cursor) => {
      expect(await failureOf(access.customers.list(organizationId, { cursor }))).toMatchObject({
        code: 'invalid_cursor',
      })
    },
  )

  it('an inactive customer gets no tokens until it is active', async () => {
    const { id } = await access.customers.ensure(organizationId, 'sleeper')
    expect(await access.customers.update(organizationId, id, { status: 'inactive' })).toMatchObject({
      id,
      status: 'inactive',
    })
    expect(await failureOf(access.issueScopedToken(caller, 'sleeper'))).toMatchObject({ code: 'connector_disabled' })
    await access.customers.update(organizationId, id, { status: 'active' })
    expect((await access.issueScopedToken(caller, 'sleeper')).customerId).toBe(id)
  })

  it('E28 a customer that is being deleted is gone, and one of its name is new once it is', async () => {
    const { id } = await access.customers.ensure(organizationId, 'leaver')
    await access.customers.beginDeletion(organizationId, id)
    expect(await failureOf(access.customers.get(organizationId, id))).toMatchObject({ code: 'customer_not_found' })
    expect(await failureOf(access.customers.beginDeletion(organizationId, id))).toMatchObject({
      code: 'customer_not_found',
    })
    expect((await access.customers.list(organizationId, { contains: 'leaver' })).data).toEqual([])
    expect(await failureOf(access.issueScopedToken(caller, 'leaver'))).toMatchObject({ code: 'connector_disabled' })
    expect(await access.customers.finishDeletion(organizationId, id)).toBe(true)
    expect(await access.customers.finishDeletion(organizationId, id)).toBe(false)
    expect((await access.customers.ensure(organizationId, 'leaver')).id).not.toBe(id)
  })

  it('applications belong to organizations that exist', async () => {
    const { applications, organizations } = access
    for (const organizationIds of [[], [randomUUID()], ['nonsense'], [organizationId, randomUUID()]])
      expect(await failureOf(applications.create({ name: 'Backend', organizationIds }))).toMatchObject({
        code: 'validation_error',
      })
    const before = (await applications.list()).length
    const second = await organizations.create('Second')
    const made = await applications.create({ name: 'Both', organizationIds: [second.id, organizationId, second.id] })
    const listed = await applications.list()
    expect(listed).toHaveLength(before + 1)
    expect(listed.at(-1)).toEqual({ ...made.application, organization_ids: [organizationId, second.id].sort() })
    expect(made.clientSecret).toMatch(/^pbs_[\w-]{43}$/)
    for (const change of [applications.rotate, applications.disable, applications.enable])
      expect(await failureOf(change('pbc_unknown'))).toMatchObject({ code: 'validation_error' })
    expect(await failureOf(organizations.suspend(randomUUID()))).toMatchObject({ code: 'validation_error' })
    expect(await failureOf(organizations.create(''))).toMatchObject({ code: 'validation_error' })
  })

  it('tell once that one was made, and once that it was deleted', async () => {
    const { id: organizationId } = await access.organizations.create('E')
    await wantEvents(database, organizationId)
    const events = () => takeEvents(database, organizationId)
    const { id } = await access.customers.ensure(organizationId, 'told')
    await Promise.all(Array.from({ length: 4 }, () => access.customers.ensure(organizationId, 'told')))
    const data = { organization_id: organizationId, customer_id: id, external_user_id: 'told' }
    expect(await events()).toEqual([{ type: 'customer.created', data }])
    await access.customers.beginDeletion(organizationId, id)
    expect(await failureOf(access.customers.beginDeletion(organizationId, id))).toMatchObject({
      code: 'customer_not_found',
    })
    await access.customers.finishDeletion(organizationId, id)
    expect(await events()).toEqual([{ type: 'customer.deleted', data }])
  })
})
