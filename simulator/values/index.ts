/** Made-up values that fit a JSON Schema, the same in every run, in the words of their fields; and values written to places. */
export { chance, pick } from './chance.ts'
export { draftResponse, locatorBelow, type MockResponse, read, type ResponseDraft, responseOf, write } from './draft.ts'
export { generateObject, generateValue, inlined, type Schemas, schemaTypes } from './generate.ts'
export { markedValue, otherThan } from './marks.ts'
export { memoized } from './memoized.ts'
export { patternText, type PatternText } from './pattern-text.ts'
export { entrySchema, inForm, placesOf, writeWithin, schemaAt, type SchemedObject } from './places.ts'
export { momentOf, COMMON_FIELDS, commonFields, type Site, wordOf } from './texts.ts'
