/** The door of the room that compares two manifests for their reviewer. */
export { compareManifests, countsOf } from './compare.ts'
export type { DiffReport } from './compare.ts'
export type { ChangeClass } from './model.ts'
export { markdownOf, newKindText } from './markdown.ts'
