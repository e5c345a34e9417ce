/** Compares records with their schemas, and reduces them to places and types. */
export { countFields } from './fields.ts'
export type { CountContext, FieldCount } from './fields.ts'
export { CHANGES, driftText, MOST_RECORDS, NO_HISTORY, samplePage } from './sample.ts'
export type { DriftChange, Drift, Sample, SampledPage, SampleHistory } from './sample.ts'
export { knownFields, sourceNames, schemaTarget } from './schemas.ts'
