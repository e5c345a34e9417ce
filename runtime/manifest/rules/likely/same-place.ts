import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'

/** Two fields of a record that are read from one place have one value. */
export const samePlace: ManifestRule = {
  name: 'same-place',
  severity: 'warning',
  check({ manifest, report }) {
    for (const [schema, fields] of Object.entries(manifest.schemas ?? {})) {
      const places = new Map<string, string>()
      for (const [name, field] of Object.entries(fields)) {
        if (typeof field !== 'object' || typeof field.at !== 'string' || field.sunset) continue
        const place = JSON.stringify([field.at, field.type, field.values])
        const other = places.get(place)
        places.set(place, other ?? name)
        if (other === undefined) continue
        const message = `Fields "${other}" and "${name}" are both read from ${field.at}: which is wrong?`
        report({ rule: 'same-place', pointer: pointer('/schemas', schema, name, 'at'), message })
      }
    }
  },
}
