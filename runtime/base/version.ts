/** The version of package.json, which bundles do not contain. */
const VERSION = '0.1.0'

/** The `User-Agent` of every request. */
export const USER_AGENT = `plugboard/${VERSION}`
