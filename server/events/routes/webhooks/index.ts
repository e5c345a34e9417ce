/** The routes of webhooks. */
import type { Route } from '../../../http/index.ts'
import type { WithEvents } from '../../services/open.ts'
import { endpointRoutes } from './endpoints.ts'
import { messageRoutes } from './messages.ts'

/** Endpoints, what was sent to them, tests and replays. */
export function webhookRoutes(services: WithEvents): Route[] {
  return [...endpointRoutes(services), ...messageRoutes(services)]
}
