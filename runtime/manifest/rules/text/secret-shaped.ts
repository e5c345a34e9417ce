import { isObject, pointer } from '../../../base/json.ts'
import { findSecrets } from '../../source/secret-shapes.ts'
import { type DocumentContext, type ManifestRule, visitValues } from '../rule.ts'

/** No text or key may have the form of a live secret: manifests and fixtures are published. */
export const secretShaped: ManifestRule<DocumentContext> = {
  name: 'secret-shaped',
  check({ document, report }) {
    const checkText = (text: string, on: 'key' | 'value', at: () => string) => {
      for (const { kind, offset } of findSecrets(text)) {
        const message = `This looks like ${kind}; use an invented value that does not, such as "example-key"`
        report({ rule: 'secret-shaped', pointer: at(), on, offset, message })
      }
    }
    visitValues(document.value, (value, at) => {
      if (typeof value === 'string') checkText(value, 'value', () => at)
      if (isObject(value)) for (const key of Object.keys(value)) checkText(key, 'key', () => pointer(at, key))
    })
  },
}
