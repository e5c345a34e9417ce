/** The door to the Model Context Protocol: the tools of an agent on streams and over HTTP. */
export { McpHandler, serveStreams } from './server.ts'
export type { McpCaller, McpConnection, McpOptions } from './server.ts'
