/** The tools of support over the Model Context Protocol. */
export { MCP_PATH, SupportEndpoint } from './endpoint.ts'
