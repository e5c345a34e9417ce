/** Settings of events: webhooks, hooks. */
import { type Setting, setting } from '../ground/setting-kinds/index.ts'

/** The settings by their names. */
export const EVENT_SETTINGS = {
  'quotas.hooks': setting.orZero(
    setting.count(1000, 'Maximum number of hooks of one organization. 0 switches hooks off.', 100_000),
  ),
  'quotas.webhookEndpoints': setting.orZero(
    setting.count(20, 'Maximum number of webhook endpoints of one organization. 0 switches webhooks off.', 1000),
  ),
} as const satisfies Record<string, Setting>
