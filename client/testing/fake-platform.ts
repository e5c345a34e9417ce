/** `fakePlatform`: the API of hosted mode in this process, for tests of an application. */
import type { Known, AnyKind } from '../base/any-kind.ts'
import type { PlatformOptions } from '../hosted/client.ts'
import { FakeClock } from './clock.ts'
import { checkOptions, optionsOf } from '../../runtime/base/options.ts'
import { type Fake, FAKE_CLOCK, fakeAccount, type FakeOptions, type SeedsOf } from './fake.ts'
import { FakeApi, type FakeConnectorEntry, type FakePlatformRequest } from './platform-api.ts'
import { FakeTokens } from './platform-tokens.ts'

/** A platform without a server, and its record of requests. */
export interface FakePlatform {
  /** Pass them to `connect` and `platform`. */
  readonly options: Required<Pick<PlatformOptions, 'baseUrl' | 'clientId' | 'clientSecret' | 'fetch' | 'clock'>>
  /** Requests of the application so far, in order, including those for tokens. */
  readonly requests: readonly FakePlatformRequest[]
  readonly clock: FakeClock
  /**
   * Connects a customer. The connector has only the given records.
   * @returns the vendor's side: calls, requests, planned failures
   * @example
   * import stripeKind from 'plugboard/kinds/stripe'
   * const account = await fakePlatform().add('user_1', stripeKind, { customers: [{ id: 'cus_1' }] })
   * @throws ConnectorError `definition_not_found`; `invalid_params` for records that the kind does not have
   */
  add<K extends AnyKind>(
    externalUserId: string,
    kind: Known<K>,
    records?: SeedsOf<K>,
    options?: Omit<FakeOptions<K>, 'clock'>,
  ): Promise<FakeAccount<K>>
}

/** A connector of a fake platform, from its vendor's side. */
export interface FakeAccount<K extends AnyKind> extends Fake<K> {
  /** ID of the connector on the platform. */
  readonly connectorId: string
}

type PlatformFakeOptions = Pick<FakeOptions, 'clock'>

const OPTIONS = optionsOf<PlatformFakeOptions>({ clock: FAKE_CLOCK })

/** Names under `invalid` do not resolve: a request outside `options.fetch` fails. @see RFC 6761 section 6.4 */
const BASE_URL = 'https://plugboard.invalid'
const CREDENTIALS = { clientId: 'fake-application', clientSecret: 'fake-secret' } as const

/**
 * A platform without connectors. `add` connects its customers. It has tokens, connectors, execute and request.
 * @example const { options } = fakePlatform()
 * const stripe = await connect('stripe', { hosted: { ...options, externalUserId } })
 */
export function fakePlatform(options: PlatformFakeOptions = {}): FakePlatform {
  checkOptions(options, OPTIONS, 'fake a platform')
  const { clock = new FakeClock() } = options
  const connectors: FakeConnectorEntry[] = []
  const now = () => clock.now()
  const api = new FakeApi(connectors, new FakeTokens(CREDENTIALS, now), now)
  return {
    options: {
      ...CREDENTIALS,
      baseUrl: BASE_URL,
      fetch: (...request) => api.respond(new Request(...request)),
      clock,
    },
    requests: api.requests,
    clock,
    async add(externalUserId, kind, records, options) {
      const { fake, engine, account } = await fakeAccount(kind, records, { ...options, clock })
      const customerId = api.customerId(externalUserId)
      const id = crypto.randomUUID()
      const details = { ...account, id, externalUserId, customerId, at: new Date(now()).toISOString() }
      connectors.push({ details: { ...details, scopes: await engine.scopes() }, engine, upstream: fake.requests })
      return { ...fake, connectorId: id }
    },
  }
}
