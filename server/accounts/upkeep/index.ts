/** The door of the room that attends to connectors which nobody uses, and tells what ends of third parties' APIs. */
export { Upkeep } from './upkeep.ts'
export type { UpkeepServices } from './upkeep.ts'
