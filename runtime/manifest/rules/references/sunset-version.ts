import { isObject, type Json } from '../../../base/json.ts'
import { type ManifestRule, visitValues } from '../rule.ts'

/** Keys with texts that no request contains. */
const ABOUT: ReadonlySet<string> = new Set(['sunset', 'basis', 'description', 'docs', 'title'])

/** A `sunset` names a version in requests, or its date would be left behind when the manifest moves to the next version. */
export const sunsetVersion: ManifestRule = {
  name: 'sunset-version',
  check({ manifest, report }) {
    const { sunset } = manifest
    if (!sunset?.version || isSent(manifest as unknown as Json, sunset.version)) return
    const message = `No request names version "${sunset.version}": write it as in base_url, a header or a path`
    report({ rule: 'sunset-version', pointer: '/sunset/version', message })
  },
}

function isSent(manifest: Json, version: string): boolean {
  let found = false
  visitValues(manifest, (value, at) => {
    const [, top = ''] = at.split('/')
    if (!isObject(value) || ABOUT.has(top)) return
    for (const [key, text] of Object.entries(value))
      if (typeof text === 'string' && !ABOUT.has(key) && text.includes(version)) found = true
  })
  return found
}
