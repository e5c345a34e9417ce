/** The screens of calls. */
export { callRoutes } from './calls.ts'
