/** The door of the room for upkeep: it attends to unused connectors and reports ends in third parties' APIs. */
export { measureEndings } from './endings.ts'
export { Upkeep } from './upkeep.ts'
export type { UpkeepServices } from './upkeep.ts'
