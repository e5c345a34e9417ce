/** Compares records with their schemas, and reduces them to places and types. */
export { countFields } from './fields.ts'
export type { CountContext, FieldCount } from './fields.ts'
export { driftText, MOST_RECORDS, NO_HISTORY, samplePage } from './sample.ts'
export type { Drift, Sample, SampledPage, SampleHistory } from './sample.ts'
export { knownFields, sourceNames, schemaTarget } from './schemas.ts'
