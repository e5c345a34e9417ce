/** Names of the parts of an upload and of headers. */

/** The part of an upload with the execute request as JSON. The other parts are files, with the names of their params. */
export const REQUEST_PART = 'request'

/** The part of an upload with the body of a caller's own request, sent unchanged. */
export const CONTENT_PART = 'content'

/** The prefix of the third party's headers in a streamed response. */
export const UPSTREAM_HEADER = 'x-upstream-'
