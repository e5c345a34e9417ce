/** Explains operations: their parts with manifest lines, and the steps of a call. */
export { partsOf } from './parts.ts'
export type { ExplainedPart } from './parts.ts'
export { locationsOf } from './locations.ts'
export { noteSteps, stepsOfRun, stepsUntilSent } from './steps.ts'
export type { CallStep } from './steps.ts'
export { partsText, stepsText } from './text.ts'
