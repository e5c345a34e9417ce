/** Made-up records: as many as wanted, the same in every run, fitting the manifest's schemas and each other. */
export { exampleParams, paramNamesOf } from './example.ts'
export { Dataset } from './dataset.ts'
export type { RecordWrite } from './dataset.ts'
export { HOLDERS, pathParamNames, plainName, propertyOf, requiredParams } from './relations.ts'
export { stateAfter } from './state.ts'
export type { RecordField, Relations } from './relations.ts'
