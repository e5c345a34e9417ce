/** The table of the console's routes. */
import type { ConsoleRoute } from '../request/route.ts'
import { applicationRoutes } from './applications.ts'
import { callRoutes } from '../calls/index.ts'
import { customerActRoutes } from './connector-acts.ts'
import { customerRoute } from './customer.ts'
import { customersRoute } from './customers.ts'
import { jobsRoute } from './jobs.ts'
import { kindPageRoute } from './kind.ts'
import { kindsRoute } from './kinds.ts'
import { listRoutes } from './lists.ts'
import { operatorRoutes } from './operators.ts'
import { ownFieldRoutes } from './own-fields.ts'
import { overviewRoute } from './overview.ts'
import type { ScreenServices } from '../request/services.ts'
import { trialRoutes } from '../trials/index.ts'
import { webhookScreens } from './webhooks.ts'
import { WebhookActs } from '../../support/index.ts'

export type { ConsoleServices, ScreenServices } from '../request/services.ts'

/** Every route of a person or a program that is logged in. */
export function consoleRoutes(services: ScreenServices): ConsoleRoute[] {
  return [
    overviewRoute(services),
    customersRoute(services),
    customerRoute(services),
    ...customerActRoutes(services),
    ...listRoutes(services),
    jobsRoute(services),
    ...ownFieldRoutes(services),
    ...callRoutes(services),
    ...(services.webhooks
      ? webhookScreens(services, new WebhookActs({ ...services, webhooks: services.webhooks }))
      : []),
    ...applicationRoutes(services),
    kindsRoute(services),
    kindPageRoute(services),
    ...trialRoutes(services),
    ...operatorRoutes(services),
  ]
}
