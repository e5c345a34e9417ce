/** The server's own pages to which a flow may lead back: nothing is to be registered for them, and no secret goes into their URL. */
import { isUuid } from '../../base/index.ts'

/** A page of the server on which a flow ends. */
export type OwnPage =
  /** Says that the window may be closed; another page asks how the flow ended. */
  | { readonly ends: 'window' }
  /** The page of a link, which goes on in the same window. */
  | { readonly ends: 'link'; readonly linkId: string }

/** The page on which a flow in a window of its own ends. */
export function windowPage(baseUrl: string): string {
  return `${baseUrl}/connected`
}

/** The page of links; what stands after its slash is a link's id, and after its hash a code. */
export function linkPage(baseUrl: string): string {
  return `${baseUrl}/connect`
}

/** Which of the server's own pages a redirect URL is; undefined for any other. */
export function ownPageOf(baseUrl: string, redirectUrl: string): OwnPage | undefined {
  if (redirectUrl === windowPage(baseUrl)) return { ends: 'window' }
  const start = `${linkPage(baseUrl)}/`
  const linkId = redirectUrl.slice(start.length)
  return redirectUrl.startsWith(start) && isUuid(linkId) ? { ends: 'link', linkId } : undefined
}
