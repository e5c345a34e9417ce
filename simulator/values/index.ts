/** Made-up values that fit a JSON Schema: the same in every run, and worded as their fields are called. */
export { chance, pick } from './chance.ts'
export { generateValue, inlined, resolved, type Schemas, schemaTypes } from './generate.ts'
export { patternSample, patternText } from './pattern-text.ts'
export { OWN_FIELDS, ownFields } from './texts.ts'
