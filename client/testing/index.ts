/** `plugboard/testing`: connectors without a vendor, for tests of an application. It needs no network and no account. */
export { FakeClock } from './clock.ts'
export { fakeConnector } from './fake.ts'
export type { Fake, FakeCall, FakeOptions } from './fake.ts'
export { forbidNetwork } from './network.ts'
export type { NetworkGuard, NetworkOptions } from './network.ts'
export type { Seeds } from './seeds.ts'
export type { PlannedFailure, FailureResponse, FakeRequest, NamedFailure } from './vendor.ts'
