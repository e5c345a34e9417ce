/** The version of the package, as package.json has it; a bundle has no package.json. */
const VERSION = '0.1.0'

/** How every request names its sender. */
export const USER_AGENT = `plugboard/${VERSION}`
