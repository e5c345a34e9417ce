/** Tokens: issued, verified, revoked, on both databases. */
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../../../server/http/index.ts'
import type { Database } from '../../../../server/ground/store/index.ts'
import { countStatements, databases } from '../../../support/database.ts'
import { withShiftedClock } from '../../../support/shifted-clock.ts'
import { openAccess } from '../../../support/access.ts'

const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 0, 31, 12)

describe.each(databases)('tokens on %s', (_name, open) => {
  let database: Database & { statements: number }
  let nowMs = START
  const now = () => nowMs
  let access: Awaited<ReturnType<typeof openAccess>>
  /** A second process of the same database. */
  let other: Awaited<ReturnType<typeof openAccess>>
  let home: Home

  interface Home {
    readonly organizationId: string
    readonly clientId: string
    readonly clientSecret: string
    readonly caller: Caller
  }

  beforeAll(async () => {
    // The tokens' time is the database's.
    database = countStatements(withShiftedClock(await open(), () => nowMs - Date.now()))
    access = await openAccess(database, now)
    other = await openAccess(database, now)
    home = await newHome()
  })

  afterAll(async () => {
    await access?.close()
    await other?.close()
    await database?.close()
  })

  async function newHome(): Promise<Home> {
    const { id: organizationId } = await access.organizations.create('Acme')
    const { clientId, clientSecret } = await access.applications.create({
      name: 'Backend',
      organizationIds: [organizationId],
    })
    const { token } = await access.issueApplicationToken({ clientId, clientSecret })
    return { organizationId, clientId, clientSecret, caller: await access.verify(token) }
  }

  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'ok',
      (error: { code?: string }) => error.code ?? String(error),
    )
  const digestOf = (token: string) => createHash('sha256').update(token).digest()

  it('an application token speaks for its organization', async () => {
    const issued = await access.issueApplicationToken(home)
    expect(issued).toMatchObject({ kind: 'application', expiresInSeconds: 900, organizationId: home.organizationId })
    expect(issued.token).toMatch(/^pb_app_[\w-]{43}$/)
    expect(await access.verify(issued.token)).toEqual({
      token: 'application',
      organizationId: home.organizationId,
      applicationId: home.caller.applicationId,
      expiresAt: new Date(nowMs + 900_000),
    })
  })

  it('E1 a scoped and a widget token speak for one customer of one organization', async () => {
    const scoped = await access.issueScopedToken(home.caller, 'user_1')
    const widget = await access.issueWidgetToken(home.caller, {
      externalUserId: 'user_1',
      allowedOrigin: 'https://app.example.com',
      connectorTypes: ['one', 'two'],
    })
    const common = {
      organizationId: home.organizationId,
      applicationId: home.caller.applicationId,
      customer: { id: scoped.customerId, externalUserId: 'user_1' },
      expiresAt: new Date(nowMs + 1_200_000),
    }
    const digest = (token: string) => createHash('sha256').update(token).digest('hex')
    expect(await access.verify(scoped.token)).toEqual({
      token: 'scoped',
      ...common,
      tokenDigest: digest(scoped.token),
    })
    expect(await access.verify(widget.token)).toEqual({
      token: 'widget',
      ...common,
      allowedOrigin: 'https://app.example.com',
      connectorTypes: ['one', 'two'],
      tokenDigest: digest(widget.token),
    })
    expect(widget).toMatchObject({ kind: 'widget', expiresInSeconds: 1200, allowedOrigin: 'https://app.example.com' })
  })

  it('T1 forged tokens are refused alike, each with one statement at most', async () => {
    const errors: unknown[] = []
    const before = database.statements
    for (const token of FORGED)
      errors.push(await access.verify(token).catch((error: { toJSON(): unknown }) => error.toJSON()))
    expect(database.statements - before).toBeLessThanOrEqual(FORGED.length)
    expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(1)
    expect(errors[0]).toMatchObject({ code: 'invalid_token', status: 401 })
  })

  it('T2 a token whose prefix or text was edited is refused', async () => {
    const { token } = await access.issueScopedToken(home.caller, 'user_1')
    const last = token.endsWith('A') ? 'B' : 'A'
    const edited = [
      token.replace('pb_scp_', 'pb_app_'),
      token.replace('pb_scp_', 'pb_wgt_'),
      token.slice(0, -1) + last,
      token.toUpperCase(),
      `${token} `,
      `${token}=`,
    ]
    for (const text of edited) expect(await codeOf(access.verify(text))).toBe('invalid_token')
  })

  it('T3 a life is kept to the second', async () => {
    const issuedMs = nowMs
    const application = await access.issueApplicationToken(home)
    const scoped = await access.issueScopedToken(home.caller, 'user_1')
    const at = async (seconds: number, token: string) => {
      nowMs = issuedMs + seconds * 1000
      return codeOf(access.verify(token))
    }
    expect(await at(899, application.token)).toBe('ok')
    expect(await at(900, application.token)).toBe('token_expired')
    expect(await at(901, application.token)).toBe('token_expired')
    expect(await at(1199, scoped.token)).toBe('ok')
    nowMs = issuedMs + 1_199_999
    expect(await codeOf(access.verify(scoped.token))).toBe('ok')
    expect(await at(1200, scoped.token)).toBe('token_expired')
  })

  it('F14 no token is valid twice its life, however the clock is put back', async () => {
    const issuedMs = nowMs
    const { token } = await access.issueApplicationToken(home)
    const step = 10_000
    let validMs = 0
    const live = async (fromMs: number, toMs: number) => {
      for (nowMs = fromMs; nowMs < toMs; nowMs += step)
        if ((await codeOf(access.verify(token))) === 'ok') validMs += step
    }
    await live(issuedMs, issuedMs + 600_000)
    await live(issuedMs + 600_000 - HOUR_MS, issuedMs + HOUR_MS)
    expect(validMs).toBe(600_000)
    nowMs = issuedMs
    expect(await codeOf(access.verify(token))).toBe('token_expired')
  })

  it('T4 a rotated secret, a disabled application and a suspended organization end tokens on every process', async () => {
    const ways = {
      rotate: ({ clientId }: Home) => access.applications.rotate(clientId),
      disable: ({ clientId }: Home) => access.applications.disable(clientId),
      suspend: ({ organizationId }: Home) => access.organizations.suspend(organizationId),
    }
    for (const end of Object.values(ways)) {
      const doomed = await newHome()
      const { token } = await access.issueApplicationToken(doomed)
      expect(await codeOf(other.verify(token))).toBe('ok')
      await end(doomed)
      expect(await codeOf(access.verify(token))).toBe('invalid_token')
      await expect.poll(() => codeOf(other.verify(token)), { interval: 10 }).toBe('invalid_token')
    }
  })

  it('T4 a revoked token and those of a revoked, inactive or deleted customer end on every process', async () => {
    const { caller, organizationId } = home
    const ways: ((issued: { token: string; customerId: string; externalUserId: string }) => Promise<unknown>)[] = [
      ({ token }) => access.revoke(caller, token),
      ({ externalUserId }) => access.revokeCustomer(caller, externalUserId),
      ({ customerId }) => access.customers.update(organizationId, customerId, { status: 'inactive' }),
      ({ customerId }) => access.customers.beginDeletion(organizationId, customerId),
    ]
    for (const [index, end] of ways.entries()) {
      const issued = await access.issueScopedToken(caller, `doomed_${index}`)
      expect(await codeOf(other.verify(issued.token))).toBe('ok')
      await end(issued)
      expect(await codeOf(access.verify(issued.token))).toBe('invalid_token')
      await expect.poll(() => codeOf(other.verify(issued.token)), { interval: 10 }).toBe('invalid_token')
    }
  })

  it('T4 a change without a notification is seen when the cache ends', async () => {
    const { token } = await access.issueApplicationToken(home)
    expect(await codeOf(access.verify(token))).toBe('ok')
    await database.query('delete from tokens where digest = $1', [digestOf(token)])
    expect(await codeOf(access.verify(token))).toBe('ok')
    nowMs += 5_000
    expect(await codeOf(access.verify(token))).toBe('invalid_token')
  })

  it('T4 no token outlives a rotation that runs at the same time', async () => {
    const doomed = await newHome()
    const issues = Array.from({ length: 20 }, () => access.issueApplicationToken(doomed).catch(() => undefined))
    const rotated = await access.applications.rotate(doomed.clientId)
    for (const issued of await Promise.all(issues))
      if (issued) expect(await codeOf(access.verify(issued.token))).toBe('invalid_token')
    expect(await codeOf(access.issueApplicationToken(doomed))).toBe('invalid_client')
    expect(await codeOf(access.issueApplicationToken(rotated))).toBe('ok')
  })

  it('only the application that a token was issued by may revoke it', async () => {
    const stranger = await newHome()
    const { token } = await access.issueScopedToken(home.caller, 'user_1')
    await access.revoke(stranger.caller, token)
    await access.revoke(home.caller, 'not a token')
    expect(await codeOf(access.verify(token))).toBe('ok')
    await access.revoke(home.caller, token)
    expect(await codeOf(access.verify(token))).toBe('invalid_token')
  })

  it('T5 an unknown client and a wrong secret are refused alike', async () => {
    const { clientId, clientSecret } = home
    const refusals = await Promise.all(
      [
        { clientId, clientSecret: `${clientSecret}x` },
        { clientId, clientSecret: '' },
        { clientId, clientSecret: clientSecret.toUpperCase() },
        { clientId: 'pbc_unknown', clientSecret },
        { clientId: 'nul\u0000', clientSecret },
        { clientId: '\uD800', clientSecret: 'x'.repeat(100_000) },
      ].map((client) => access.issueApplicationToken(client).catch((error: { toJSON(): unknown }) => error.toJSON())),
    )
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
    expect(refusals[0]).toMatchObject({ code: 'invalid_client', status: 401 })
  })

  it('T9 neither tokens nor client secrets are in the database', async () => {
    const { token } = await access.issueScopedToken(home.caller, 'user_1')
    const dump = await database.query<{ text: string }>(
      'select tokens::text as text from tokens union all select applications::text from applications',
    )
    const text = dump.map((row) => row.text).join('\n')
    expect(text).toContain(digestOf(token).toString('hex'))
    expect(text).not.toContain(token)
    expect(text).not.toContain(home.clientSecret)
  })

  it('E9 the header chooses among the organizations of the application', async () => {
    const [one, two, foreign] = await Promise.all(
      ['One', 'Two', 'Foreign'].map((name) => access.organizations.create(name)),
    )
    const client = await access.applications.create({ name: 'Backend', organizationIds: [one!.id, two!.id] })
    expect(await codeOf(access.issueApplicationToken(client))).toBe('organization_required')
    for (const organizationId of [foreign!.id, randomUUID(), 'nonsense', '', `${one!.id}, ${two!.id}`])
      expect(await codeOf(access.issueApplicationToken({ ...client, organizationId }))).toBe('organization_forbidden')
    const { token } = await access.issueApplicationToken({ ...client, organizationId: one!.id })
    expect((await access.verify(token, one!.id)).organizationId).toBe(one!.id)
    expect((await access.verify(token, two!.id.toUpperCase())).organizationId).toBe(two!.id)
    expect(await codeOf(access.verify(token))).toBe('organization_required')
    for (const header of [foreign!.id, randomUUID(), 'nonsense', '', `${one!.id}, ${two!.id}`, '\u0000'])
      expect(await codeOf(access.verify(token, header))).toBe('organization_forbidden')
    const caller = await access.verify(token, two!.id)
    const scoped = await access.issueScopedToken(caller, 'user_1')
    expect(scoped.organizationId).toBe(two!.id)
    expect(await codeOf(access.verify(scoped.token))).toBe('ok')
    expect(await codeOf(access.verify(scoped.token, two!.id))).toBe('ok')
    expect(await codeOf(access.verify(scoped.token, one!.id))).toBe('organization_forbidden')
    await access.organizations.suspend(two!.id)
    expect(await codeOf(access.verify(token, two!.id))).toBe('organization_forbidden')
    expect(await codeOf(access.verify(token, one!.id))).toBe('ok')
  })

  it('E6 a row of an unknown kind or that contradicts itself is no token', async () => {
    const customer = await access.customers.ensure(home.organizationId, 'user_1')
    const foreign = await newHome()
    const stranger = await access.customers.ensure(foreign.organizationId, 'user_1')
    await database.exec(`
      alter table tokens drop constraint tokens_kind_check;
      alter table tokens drop constraint tokens_check;
      alter table tokens drop constraint tokens_check1;
      alter table tokens drop constraint tokens_application_id_organization_id_fkey;
      alter table tokens drop constraint tokens_organization_id_customer_id_fkey`)
    const good = {
      prefix: 'pb_scp_',
      kind: 'scoped',
      organizationId: home.organizationId,
      customerId: customer.id as string | null,
      origin: null as string | null,
      kinds: null as string[] | null,
      choosesEntities: false,
      fields: null as string | null,
      expiresAt: 'infinity',
    }
    const until = new Date(nowMs + 60_000).toISOString()
    const row = { ...good, expiresAt: until }
    const widget = { ...row, prefix: 'pb_wgt_', kind: 'widget', origin: 'https://app.example.com' }
    const application = { ...row, prefix: 'pb_app_', kind: 'application', customerId: null }
    const verdicts: string[] = []
    const rows = [
      row,
      widget,
      application,
      good,
      { ...row, kind: 'admin' },
      { ...row, kind: '' },
      { ...row, kind: 'SCOPED' },
      { ...row, kind: 'scoped,application' },
      { ...row, customerId: null },
      { ...row, customerId: stranger.id },
      { ...row, organizationId: foreign.organizationId },
      { ...row, origin: 'https://app.example.com' },
      { ...row, kinds: ['one'] },
      { ...row, choosesEntities: true },
      { ...row, fields: '[]' },
      { ...row, kind: 'application' },
      { ...widget, origin: null },
      { ...widget, origin: '' },
      { ...widget, customerId: null },
      { ...widget, kinds: [] },
      { ...application, customerId: customer.id },
      { ...application, origin: 'https://app.example.com' },
      { ...application, choosesEntities: true },
      { ...application, fields: '[]' },
      { ...application, kind: 'scoped' },
      { ...application, organizationId: foreign.organizationId },
    ]
    for (const {
      prefix,
      kind,
      organizationId,
      customerId,
      origin,
      kinds,
      choosesEntities,
      fields,
      expiresAt,
    } of rows) {
      const token = `${prefix}${createHash('sha256').update(randomUUID()).digest('base64url')}`
      await database.query(
        `insert into tokens (digest, kind, application_id, organization_id, customer_id, allowed_origin, connector_types,
           issued_at, expires_at, chooses_entities, fields) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [
          digestOf(token),
          kind,
          home.caller.applicationId,
          organizationId,
          customerId,
          origin,
          kinds,
          new Date(nowMs),
          expiresAt,
          choosesEntities,
          fields,
        ],
      )
      verdicts.push(await codeOf(access.verify(token)))
    }
    expect(verdicts).toEqual(['ok', 'ok', 'ok', ...rows.slice(3).map(() => 'invalid_token')])
  })

  it('E22 an origin is live while a widget token for it is', async () => {
    const origin = 'https://preflight.example.com'
    expect(await access.isLiveOrigin(origin)).toBe(false)
    const { token } = await access.issueWidgetToken(home.caller, { externalUserId: 'user_1', allowedOrigin: origin })
    expect(await access.isLiveOrigin(origin)).toBe(true)
    for (const strange of ['https://other.example.com', `${origin}/`, 'null', '*', '', '\u0000'])
      expect(await access.isLiveOrigin(strange)).toBe(false)
    await access.revoke(home.caller, token)
    expect(await access.isLiveOrigin(origin)).toBe(false)
    await access.issueWidgetToken(home.caller, { externalUserId: 'user_1', allowedOrigin: origin })
    nowMs += 1_200_000
    expect(await access.isLiveOrigin(origin)).toBe(false)
  })

  it('E6 a token that was used after its end is called expired for a day', async () => {
    const { token } = await access.issueApplicationToken(home)
    await database.query(
      `update tokens set issued_at = now() - interval '1 hour', expires_at = now() - interval '1 minute' where digest = $1`,
      [createHash('sha256').update(token).digest()],
    )
    expect(await codeOf(access.verify(token))).toBe('token_expired')
    await access.pruneTokens()
    expect(await codeOf(access.verify(token))).toBe('token_expired')
  })

  it('expired tokens are pruned after a day', async () => {
    await access.issueApplicationToken(home)
    await access.pruneTokens()
    expect(await access.pruneTokens()).toBe(0)
    nowMs += 25 * HOUR_MS
    const { token } = await access.issueApplicationToken(home)
    expect(await access.pruneTokens()).toBeGreaterThan(0)
    expect(await codeOf(access.verify(token))).toBe('ok')
  })

  it('bootstrap makes the first organization for one process only', async () => {
    const fresh = await open()
    const processes = await Promise.all([openAccess(fresh, now), openAccess(fresh, now)])
    try {
      const names = { organizationName: 'First', applicationName: 'Backend' }
      const made = await Promise.all([...processes, ...processes].map((process) => process.bootstrap(names)))
      const first = made.filter((one) => one !== null)
      expect(first).toHaveLength(1)
      expect(await processes[1].organizations.list()).toEqual([first[0]!.organization])
      expect((await processes[1].applications.list()).map(({ id }) => id)).toEqual([first[0]!.application.id])
      expect(await codeOf(processes[1].issueApplicationToken(first[0]!))).toBe('ok')
      expect(await processes[0].bootstrap(names)).toBeNull()
    } finally {
      for (const process of processes) await process.close()
      await fresh.close()
    }
  })
})

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwt = (header: unknown, payload: unknown, signature = 'c2lnbmF0dXJl') =>
  `${part(header)}.${part(payload)}.${signature}`
const CLAIMS = { sub: 'admin', iss: 'plugboard', exp: 4_102_444_800 }
const RANDOM = 'A'.repeat(43)

const FORGED: readonly string[] = [
  ...['none', 'None', 'HS256', 'RS256', 'ES256', 'EdDSA', 'dir'].map((alg) => jwt({ alg }, CLAIMS)),
  ...['../../dev/null', "' or 1=1", 'http://127.0.0.1/'].map((kid) => jwt({ alg: 'HS256', kid }, CLAIMS)),
  ...['jku', 'x5u', 'jwk', 'x5c', 'crit', 'zip'].map((key) =>
    jwt({ alg: 'RS256', [key]: 'http://127.0.0.1/' }, CLAIMS),
  ),
  jwt({ alg: 'none' }, CLAIMS, ''),
  jwt({ alg: 'HS256' }, 'text'),
  jwt({ alg: 'HS256' }, [CLAIMS]),
  `${jwt({ alg: 'HS256' }, CLAIMS)}.more`,
  `${jwt({ alg: 'HS256' }, CLAIMS)}==`,
  '..',
  '',
  ' ',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  "' or '1'='1",
  '\u0000',
  '\uD800',
  'pb_app_',
  'pb_app_short',
  `pb_app_${RANDOM}A`,
  `pb_app_${RANDOM.slice(1)}`,
  `pb_app_${RANDOM.slice(1)}=`,
  `pb_app_${RANDOM.slice(1)}\n`,
  `pb_app_${RANDOM}`,
  `pb_xxx_${RANDOM}`,
  `PB_APP_${RANDOM}`,
  `pb_scp_${RANDOM}`,
  `pb_wgt_${RANDOM}`,
  `pb_app_${'A'.repeat(100_000)}`,
  'Bearer pb_app_',
  `pbs_${RANDOM}`,
]
