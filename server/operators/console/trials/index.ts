/** The screen on which operators try operations. */
export { trialRoutes } from './trials.ts'
