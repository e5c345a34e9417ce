/** The events that the platform sends, as their receiver sees them. */
import type { WebhookDataByType } from '../../generated/contract/bodies.ts'

/** A type of event, such as `connector.needs_reauth`. */
export type WebhookEventType = keyof WebhookDataByType

/** An event of one type. */
interface EventOf<T extends WebhookEventType> {
  readonly type: T
  /** When it happened, in RFC 3339. */
  readonly timestamp: string
  readonly data: WebhookDataByType[T]
}

/**
 * An event: its `type` says what its `data` has. With a type, only events of that type.
 * @example if (event.type === 'connector.needs_reauth') await email(event.data.external_user_id, event.data.connect_link)
 */
export type WebhookEvent<T extends WebhookEventType = WebhookEventType> = { [K in T]: EventOf<K> }[T]
