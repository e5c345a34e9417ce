/** Made-up records: as many as wanted, the same in every run, fitting the manifest's schemas and each other. */
export { exampleParams } from './example.ts'
export { generateValue, resolved, schemaTypes } from './generate.ts'
export { Dataset } from './dataset.ts'
export { HOLDERS, pathParamNames, propertyOf, requiredParams } from './relations.ts'
export { patternText } from './pattern-text.ts'
export { OWN_FIELDS } from './texts.ts'
export { stateAfter } from './state.ts'
export type { RecordField, Relations } from './relations.ts'
