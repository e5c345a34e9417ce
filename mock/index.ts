/** The door of the stand-in for third parties: fixtures read, served over loopback, and checked. */
export { checkFixture, connectFixture, exampleConfig, exampleCredentials, hostOf, overSockets } from './check.ts'
export type { CheckedFixture, Wire } from './check.ts'
export { coverageOf } from './coverage.ts'
export type { Coverage } from './coverage.ts'
export { FIXTURES_FOLDER, parseFixture, readFixtures } from './fixture.ts'
export type { ExpectedResult, Fixture } from './fixture.ts'
export { startUpstream } from './upstream.ts'
export type { NamedExchange, Upstream } from './upstream.ts'
