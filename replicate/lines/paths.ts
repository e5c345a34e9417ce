/** Paths of files from foreign names: below the folder, and distinct on file systems that ignore case. */
import { createHash } from 'node:crypto'

const PLAIN = /^[a-z0-9_-]{1,100}$/
const MOST = 80

/** Returns the path of an entity's file. @example filePathOf(['shop', 'orders']) is 'shop/orders.jsonl' */
export function filePathOf(names: readonly string[]): string {
  return `${names.map(safeName).join('/')}.jsonl`
}

/** Returns a plain name unchanged, and another with a hash of itself. */
function safeName(name: string): string {
  if (PLAIN.test(name)) return name
  const digest = createHash('sha256').update(name).digest('hex').slice(0, 12)
  return `${name
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .slice(0, MOST)}-${digest}`
}
