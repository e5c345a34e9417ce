/** Names of the parts and headers of a call by the platform. */

/** The part of an upload that holds the body of the execute request, as JSON; its other parts are files, each named as its param. */
export const REQUEST_PART = 'request'

/** The part of an upload that holds the body of a caller's own request as it is. */
export const CONTENT_PART = 'content'

/** What stands before the names of the third party's headers in a streamed response. */
export const UPSTREAM_HEADER = 'x-upstream-'
