/** The door of the room that takes operations apart. */
export { partsOf } from './parts.ts'
export type { ExplainedPart } from './parts.ts'
export { locationsOf } from './locations.ts'
export { noteSteps, stepsUntilSent } from './steps.ts'
export type { CallStep } from './steps.ts'
export { partsText, stepsText } from './text.ts'
