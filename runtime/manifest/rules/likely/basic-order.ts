import { pointer } from '../../../base/json.ts'
import { type ManifestRule, sendPartsOf } from '../rule.ts'

const SECRET = /secret|password|token|private/i
const NAME = /user|e_?mail|login|account|client_id|_id\b|_?sid\b/i

/**
 * Finds Basic authentication with a secret as the user name and a name as the password: they are swapped. Also finds a password
 * without a user name: vendors with a single key take it as the user name.
 */
export const basicOrder: ManifestRule = {
  name: 'basic-order',
  severity: 'warning',
  check({ manifest, report }) {
    for (const { at, part } of sendPartsOf(manifest)) {
      const [username, password] = [part.basic?.username, part.basic?.password].map(String)
      const isSwapped = isOnly(username, SECRET, NAME) && isOnly(password, NAME, SECRET)
      if (!isSwapped && (username !== '' || password === '')) continue
      const looks = isSwapped
        ? `${username} looks like the password, ${password} like the user name`
        : `${password} is the password of an empty user name`
      report({ rule: 'basic-order', pointer: pointer(at, 'basic'), message: `${looks}: exchange them` })
    }
  },
}

/** Whether a template's name matches one pattern and not the other. */
function isOnly(template: string | undefined, fitting: RegExp, other: RegExp): boolean {
  const inserted = /\{\{([^{}]{1,200})\}\}/.exec(template ?? '')?.[1] ?? ''
  return fitting.test(inserted) && !other.test(inserted)
}
