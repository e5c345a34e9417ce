/** Made-up values that fit a JSON Schema, the same in every run, in the words of their fields. */
export { chance, pick } from './chance.ts'
export { generateObject, generateValue, inlined, type Schemas, schemaTypes } from './generate.ts'
export { memoized } from './memoized.ts'
export { patternText, type PatternText } from './pattern-text.ts'
export { OWN_FIELDS, ownFields } from './texts.ts'
