import { isObject, pointer } from '../../../base/json.ts'
import { findSecrets } from '../../source/secret-shapes.ts'
import type { DocumentContext, Rule } from '../rule.ts'
import { visitValues } from '../rule.ts'

/** No text anywhere, keys included, may look like a live secret: manifests and fixtures are published. */
export const secretShaped: Rule<DocumentContext> = {
  name: 'secret-shaped',
  check({ document, report }) {
    const look = (text: string, at: string, on: 'key' | 'value') => {
      for (const { kind, offset } of findSecrets(text)) {
        const message = `This looks like ${kind}; use an invented value that does not, such as "example-key"`
        report({ rule: 'secret-shaped', pointer: at, on, offset, message })
      }
    }
    visitValues(document.value, (value, at) => {
      if (typeof value === 'string') look(value, at, 'value')
      if (isObject(value)) for (const key of Object.keys(value)) look(key, pointer(at, key), 'key')
    })
  },
}
