/** Checks the words of `plugboard new`. */
import { oneLine } from '../output/index.ts'
import { UsageError } from '../base/usage.ts'

const KIND = /^[a-z][a-z0-9-]{1,62}$/
const BASE_URL = /^https:\/\/[^\s/?#@{}]+(?:\/[^\s?#{}]*)?$/

/** @throws UsageError for a name that no kind can have */
export function checkKindName(kind: string): void {
  if (KIND.test(kind)) return
  const near = kind
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
  throw new UsageError(
    `Cannot create kind ${JSON.stringify(oneLine(kind))}: expected lowercase letters, digits and hyphens`,
    KIND.test(near) ? `plugboard new ${near}` : 'Example: plugboard new my-vendor',
  )
}

/** @throws UsageError for a text that is not an `https:` URL, or a URL with a query */
export function checkBaseUrl(url: string): void {
  if (!BASE_URL.test(url))
    throw new UsageError(`Cannot use ${JSON.stringify(oneLine(url))} as base URL: expected https:// without query`)
}
