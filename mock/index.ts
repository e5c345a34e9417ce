/** The door of the stand-in for third parties: fixtures read, served over loopback, and checked. */
export { checkFixture, connectFixture, hostOf, overSockets } from './check.ts'
export type { CheckedFixture, Wire } from './check.ts'
export { coverageOf } from './coverage.ts'
export type { Coverage } from './coverage.ts'
export { fieldGaps, mayBeNull, lackingSights, shownBy, sightOf } from './evidence/fields.ts'
export { fixturesOf, headersOfParams, isVersionHeader, lacksSecondPage, largestPageOf } from './gaps.ts'
export { paramsNotGiven } from './params-given.ts'
export { exampleConfig, exampleCredentials } from './example.ts'
export { FIXTURES_FOLDER, parseFixture, readFixtureFolder, readFixtures, readFixturesOf } from './fixture.ts'
export type { ExpectedResult, Fixture } from './fixture.ts'
export { startUpstream } from './upstream.ts'
export { startSandbox } from './sandbox.ts'
export type { Sandbox } from './sandbox.ts'
export { generateValue } from './simulator/records/generate.ts'
export { startMock } from './simulator/index.ts'
export type { Mock, MockOptions, Served } from './simulator/index.ts'
export { isSearchable, recordValue } from './transcripts/copy.ts'
export {
  type CheckedTranscript,
  checkTranscripts,
  inventGiven,
  neverEmpty,
  playTranscript,
  transcriptGaps,
  transcriptNames,
  worldOf,
} from './transcripts/check.ts'
export { readTranscripts, type Transcript, TRANSCRIPTS } from './transcripts/transcript.ts'
