import { isObject, pointer } from '../../../base/json.ts'
import { type DocumentContext, type ManifestRule, visitValues } from '../rule.ts'

/** Characters that no text of a manifest contains: C0 except tabs and line breaks, DEL, C1, and changes of the writing direction. */
export const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

/** No text or key contains characters that move a terminal's cursor, color it, or change the order of letters. */
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
