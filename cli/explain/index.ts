/** The door of the room that takes operations apart. */
export { partsOf } from './parts.ts'
export type { Part } from './parts.ts'
export { placesOf } from './places.ts'
export { noteSteps, stepsUntilSent } from './steps.ts'
export type { Step } from './steps.ts'
export { partsText, stepsText } from './text.ts'
