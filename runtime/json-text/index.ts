/** Reads JSON as text, so that numbers keep all their digits. */
export { cutRecords, memberText, parseLast, parseRest } from './cut.ts'
export type { RecordsPath } from './cut.ts'
export { findJsonFault } from './fault.ts'
export { joinLists, listOfTexts, writeList } from './lists.ts'
export { duplicateKey, measureJson } from './measure.ts'
export { elementsOf, projector, projectionOf, textAtPath } from './project.ts'
