/** The server's door: hosted mode, started from a configuration. */
export { startServer } from './start.ts'
export type { RunningServer, StartOptions } from './server.ts'
export type { Sandbox, SandboxClient, SandboxHook, SandboxHooks, StartSandbox } from './ground/base/index.ts'
export type { FirstApplication } from './first-start.ts'
export { createLog as createServerLog, outliveErrors } from './ground/observe/index.ts'
