/** The server's own pages to which a flow may lead back: nothing is to be registered for them, and no secret goes into their URL. */
import { isUuid } from '../../../ground/base/index.ts'

/** A page of the server on which a flow ends. */
export type OwnPage =
  /** Says that the window may be closed; another page asks how the flow ended. */
  | { readonly ends: 'window' }
  /** The page of a link, which goes on in the same window. */
  | { readonly ends: 'link'; readonly linkId: string }

/** The page of links; a flow that comes back to one has the link's id after another slash. */
const LINK_PATH = '/connect'

/** The page on which a flow in a window of its own ends. */
export function windowPage(baseUrl: string): string {
  return `${baseUrl}/connected`
}

/** Where a link leads: the page of links, with the link's one-time code and what else the page is to know after the hash. */
export function linkUrl(baseUrl: string, code: string, ...more: readonly string[]): string {
  return `${baseUrl}${LINK_PATH}#${[code, ...more].join('.')}`
}

/** Returns the server's own page of a redirect URL; undefined for any other URL. */
export function ownPageOf(baseUrl: string, redirectUrl: string): OwnPage | undefined {
  if (redirectUrl === windowPage(baseUrl)) return { ends: 'window' }
  const start = `${baseUrl}${LINK_PATH}/`
  const linkId = redirectUrl.slice(start.length)
  return redirectUrl.startsWith(start) && isUuid(linkId) ? { ends: 'link', linkId } : undefined
}
