/** The door of the console: the screens of operators, on a listener of their own. */
export { startConsole } from './console.ts'
export type { ConsoleOptions, RunningConsole } from './console.ts'
