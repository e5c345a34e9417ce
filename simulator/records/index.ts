/** Made-up records that fit the manifest's schemas and each other, the same in every run. */
export { exampleParams, paramNamesOf } from './example.ts'
export { Dataset } from './dataset.ts'
export type { DatasetOptions, RecordRef, RecordWrite } from './dataset-types.ts'
export { type FieldSeed, type FieldSeeds, type SimulatedField, typeWord } from './own-field.ts'
export { type EntityFields, putName } from './own-fields.ts'
export { HOLDERS, pathParamNames, propertyOf, requiredParams } from './relations.ts'
export { stateAfter } from './state.ts'
export type { RecordField, Relations } from './relations.ts'
