/** The door of the room that deletes connectors and customers. */
export { Deletions } from './deletions.ts'
export type { DeletionServices } from './deletions.ts'
