/** The door of the room that attends to connectors which nobody uses, and tells of versions of third parties' APIs that end. */
export { Upkeep } from './upkeep.ts'
export type { UpkeepServices } from './upkeep.ts'
