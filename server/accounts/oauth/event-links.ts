import type { Access } from '../access/index.ts'
import type { ConnectLinksOf } from '../connectors/index.ts'
import { linkUrl } from './flow/own-pages.ts'

/** How long the link of an event is good: as long as its message may be on its way, and a weekend more. */
const EVENT_LINK_SECONDS = 7 * 24 * 3600

/** Links to connect one connector again, for the events that ask for it. */
export function connectLinks({ links }: Access, baseUrl: () => string): ConnectLinksOf {
  return async (organizationId) => {
    const issuer = await links.issuerOf(organizationId)
    return async (sql, { id: connectorId, kind, customerId }) => {
      const terms = { customerId, connectorId, connectorTypes: [kind], lifeSeconds: EVENT_LINK_SECONDS }
      const link = issuer && (await links.createWithin(sql, issuer, terms))
      return link && linkUrl(baseUrl(), link.code)
    }
  }
}
