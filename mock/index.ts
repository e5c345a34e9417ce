/** The door of the stand-in for third parties: fixtures read, served over loopback, and checked. */
export { checkFixture, connectFixture, hostOf, overSockets } from './fixture/check-fixture.ts'
export type { CheckedFixture, Wire } from './fixture/check-fixture.ts'
export { sortedJson } from './fixture/compare-result.ts'
export { coverageOf, fixturesOf } from './fixture/coverage.ts'
export type { Coverage } from './fixture/coverage.ts'
export { checkedYaml, documentOf } from './fixture/checked-yaml.ts'
export {
  FIXTURES_FOLDER,
  parseFixture,
  readFixtureFolder,
  readFixtures,
  readFixturesOf,
  shownFolder,
} from './fixture/fixture.ts'
export type { ExpectedResult, Fixture } from './fixture/fixture.ts'
export { inMemory, inMemoryNoting } from './fixture/in-memory.ts'
export { fixtureText } from './fixture/fixture-text.ts'
export { startUpstream } from './upstream.ts'
export { startSandbox } from './sandbox.ts'
export type { Sandbox } from './sandbox.ts'
export { judgeRecord, type JudgedRecord } from './fixture/record-check.ts'
export { checkSample, signedRequest } from './webhooks/check.ts'
export { composeWebhook } from './webhooks/compose.ts'
export { postWebhook } from './webhooks/send.ts'
export { parseSample, readSamples, requestOf, SAMPLE_URL } from './webhooks/sample.ts'
export type { WebhookSample } from './webhooks/sample.ts'
export { startMock } from './served/mock.ts'
export type { Mock, MockOptions, Served } from './served/mock.ts'
export {
  callsOf,
  nextParams,
  pageParams,
  playedOutcome,
  readSnapshot,
  type Snapshot,
  type SnapshotChange,
  snapshotChanges,
  snapshotFileText,
  SNAPSHOT_FILE,
  snapshotOf,
  Stage,
  type StoredSnapshot,
} from './snapshot/index.ts'
