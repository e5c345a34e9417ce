/** The door of the room that signs the cursors of lists. */
export { Cursors } from './cursors.ts'
export { cutPage } from './page.ts'
export type { CursorScope } from './cursors.ts'
