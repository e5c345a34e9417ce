import { pointer } from '../../../base/json.ts'
import type { ManifestRule } from '../rule.ts'

const SECRET = /secret|password|token|private/i
const NAME = /user|e_?mail|login|account|client_id|_id\b|_?sid\b/i

/** Basic authentication whose user name is a secret and whose password is a name: the two stand in the other's place. */
export const basicOrder: ManifestRule = {
  name: 'basic-order',
  severity: 'warning',
  check({ manifest, report }) {
    for (const [name, { send }] of Object.entries(manifest.auth)) {
      const [username, password] = [send?.basic?.username, send?.basic?.password].map(String)
      if (!isOnly(username, SECRET, NAME) || !isOnly(password, NAME, SECRET)) continue
      report({
        rule: 'basic-order',
        pointer: pointer('/auth', name, 'send', 'basic'),
        message: `${username} looks like the password, ${password} like the user name: exchange them`,
      })
    }
  },
}

/** Whether a template inserts what one pattern fits and the other does not. */
function isOnly(template: string | undefined, fitting: RegExp, other: RegExp): boolean {
  const inserted = /\{\{([^{}]{1,200})\}\}/.exec(template ?? '')?.[1] ?? ''
  return fitting.test(inserted) && !other.test(inserted)
}
