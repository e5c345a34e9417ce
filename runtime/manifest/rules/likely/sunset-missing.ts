import { isObject, type Json, pointer } from '../../../base/json.ts'
import { type ManifestRule, visitValues } from '../rule.ts'

const VERSION = /(?:^|\/)(v\d+(?:\.\d+)*|\d{4}-\d{2}(?:-\d{2})?)(?:\/|$)/
const HEADER = /-version$/i

/** A version in requests ends one day. The manifest states the date, or that the vendor names none. */
export const sunsetMissing: ManifestRule = {
  name: 'sunset-missing',
  severity: 'warning',
  check({ manifest, report }) {
    if (manifest.sunset) return
    const named = namedVersion(manifest as unknown as Json)
    if (!named) return
    const { version, at } = named
    const sunset = `sunset: {version: "${version}", date: none, docs: <page>, read: <day>}`
    const message = `Requests name version "${version}" and nothing says how long it lives: write ${sunset}, or the day of its end`
    report({ rule: 'sunset-missing', pointer: at, message })
  },
}

/** Returns the first version in a base URL, a path or a header. */
function namedVersion(manifest: Json): { version: string; at: string } | undefined {
  let found: { version: string; at: string } | undefined
  visitValues(manifest, (value, at) => {
    if (found || !isObject(value)) return
    for (const [key, text] of Object.entries(value)) {
      const version = typeof text === 'string' ? versionIn(key, text, at) : undefined
      if (version !== undefined) found ??= { version, at: pointer(at, key) }
    }
  })
  return found
}

function versionIn(key: string, text: string, at: string): string | undefined {
  if (key === 'base_url') return VERSION.exec(text)?.[1]
  if (key === 'request') return VERSION.exec(text.slice(text.indexOf(' ') + 1))?.[1]
  return at.endsWith('/headers') && HEADER.test(key) ? text : undefined
}
