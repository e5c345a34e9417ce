/** The door `plugboard/mcp`: the tools of an agent over the Model Context Protocol, on streams and over HTTP. */
export { McpHandler, serveStreams } from './server.ts'
export type { McpCaller, McpConnection, McpOptions } from './server.ts'
