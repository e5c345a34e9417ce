import { isObject, pointer } from '../../../base/json.ts'
import { type DocumentContext, type ManifestRule, visitValues } from '../rule.ts'

/** What no text of a manifest may hold: C0 but for tabs and line breaks, DEL, C1, and what reverses the direction of writing. */
export const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** No text, keys included, may hold what moves a terminal's cursor or colours it, or shows letters in another order than they are in. */
export const plainText: ManifestRule<DocumentContext> = {
  name: 'plain-text',
  check({ document, report }) {
    const checkText = (text: string, at: string, on: 'key' | 'value') => {
      const control = CONTROL_CHARACTER.exec(text)
      if (!control) return
      const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      const message = `Text contains the control character U+${code}, which terminals and editors interpret instead of showing`
      report({ rule: 'plain-text', pointer: at, on, message })
    }
    visitValues(document.value, (value, at) => {
      if (typeof value === 'string') checkText(value, at, 'value')
      if (isObject(value)) for (const key of Object.keys(value)) checkText(key, pointer(at, key), 'key')
    })
  },
}
