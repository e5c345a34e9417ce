import { describe, expect, it } from 'vitest'
import { agentTools, connect, platform } from '../../client/index.ts'
import { ConnectorError, fetchTransport } from '../../runtime/index.ts'

/** Values of JavaScript that no compiler checks. */
type Anything = never

const unsent = fetchTransport(() => Promise.reject(new Error('nothing is sent')))
const credentials = { api_key: 'any-key' }
const stripe = await connect('stripe', { credentials, transport: unsent })
const hosted = { baseUrl: 'http://127.0.0.1:9', clientId: 'id', clientSecret: 'secret', externalUserId: 'user_1' }

async function refusal(run: () => unknown): Promise<string> {
  try {
    await run()
  } catch (error) {
    if (error instanceof ConnectorError && error.code === 'invalid_params') return error.message
    throw error
  }
  return 'no error'
}

const connectWith = (options: unknown) => () => connect('stripe', options as Anything)

describe('options', () => {
  it.each([
    [
      'connect',
      connectWith({ credentials, timeoutMS: 5 }),
      'Cannot connect: option "timeoutMS" is not known. Did you mean "timeoutMs"?',
    ],
    ['connect without any', connectWith(undefined), 'Cannot connect: options must be an object (got undefined)'],
    ['connect with a text', connectWith('key'), 'Cannot connect: options must be an object (got a string)'],
    [
      'hosted mode with credentials',
      connectWith({ credentials, hosted }),
      'Cannot connect in hosted mode: option "credentials" is not known',
    ],
    [
      'hosted',
      connectWith({ hosted: { ...hosted, conectorId: 'x' } }),
      'Cannot connect in hosted mode: option "conectorId" is not known. Did you mean "connectorId"?',
    ],
    [
      'platform',
      () => platform({ ...hosted, organisationId: 'x' } as Anything),
      'Cannot reach the platform: option "externalUserId" is not known',
    ],
    [
      'a call',
      () => stripe.customers.list({}, { timeout: 5 } as Anything),
      'Cannot call customers.list: option "timeout" is not known. Did you mean "timeoutMs"?',
    ],
    [
      'a call by name',
      () => stripe.$execute('customers', 'list', {}, { sginal: 1 } as Anything),
      'Cannot call customers.list: option "sginal" is not known. Did you mean "signal"?',
    ],
    [
      'an iteration',
      () => stripe.customers.list.all({}, { maxPage: 1 } as Anything).next(),
      'Cannot iterate customers.list: option "maxPage" is not known. Did you mean "maxPages"?',
    ],
    [
      'tools',
      () => stripe.$tools({ readonly: true } as Anything),
      'Cannot create tools: option "readonly" is not known. Did you mean "readOnly"?',
    ],
    [
      'tools of an agent',
      () => agentTools({ stripe }, { aprove: () => true } as Anything),
      'Cannot create tools: option "aprove" is not known. Did you mean "approve"?',
    ],
    [
      'a policy',
      () => agentTools({ stripe }, { policy: { readonly: true } } as Anything),
      'Cannot use the policy: option "readonly" is not known. Did you mean "readOnly"?',
    ],
  ])('of %s are known, or an error', async (_, run, message) => {
    expect(await refusal(run)).toBe(message)
  })

  it('without a value are left out', async () => {
    expect(await refusal(() => stripe.$tools({ readonly: undefined } as Anything))).toBe('no error')
  })
})

describe('the input of a tool', () => {
  it('is an object, not the text of one', async () => {
    const tools = await stripe.$tools({ only: ['customers'], errors: 'return' })
    expect(await tools.call('stripe_customers_list', '{"limit":1}' as Anything)).toEqual({
      error: expect.objectContaining({
        message: 'Cannot call tool "stripe_customers_list": the input must be an object',
        hint: 'Parse JSON first: tools.call(name, JSON.parse(text)).',
      }) as unknown,
    })
  })
})

describe('settings of a kind', () => {
  const zendesk = (config: Record<string, string>) => () =>
    connect('zendesk-support', { credentials: { email: 'ada@example.com', api_token: 'x' }, config } as Anything)
  it.each([
    [{}, 'subdomain is required'],
    [{ subdomian: 'acme' }, 'subdomain is required; subdomian is not known. Did you mean "subdomain"?'],
    [{ subdomain: 'https://acme.zendesk.com' }, 'subdomain must match ^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$'],
  ])('are named with their fault: %j', async (config, said) => {
    await expect(zendesk(config as Record<string, string>)()).rejects.toThrow(
      `Cannot connect to zendesk-support: config ${said}`,
    )
  })
})
