/** The tools of support over the Model Context Protocol. */
export { SUPPORT_MCP_PATH, SupportAgents } from './endpoint.ts'
