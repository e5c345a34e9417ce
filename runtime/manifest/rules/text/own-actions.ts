import { isOwnAction } from '../../../base/actions.ts'
import { ACTIONS } from '../../schema/index.ts'
import { eachOperation, idOf, type ManifestRule } from '../rule.ts'

/** Keys of an operation, and the standard action that has each. */
const OF_OTHERS = { file: 'download', pagination: 'list or api_search' } as const

/**
 * An own action's name is no property that programs look up on any object. It returns one record or none, or a batch's written
 * records: no list with pages, and no file.
 */
export const ownActions: ManifestRule = {
  name: 'own-actions',
  check(context) {
    eachOperation(context, 'own-actions', (operation, reportAt, originOf) => {
      const { action } = operation
      if ((ACTIONS as readonly string[]).includes(action)) return
      if (!isOwnAction(action)) {
        const message = `Cannot use "${action}" as an action: JavaScript and its tools look for that name on any object; use a verb`
        return reportAt('', message, { on: 'key' })
      }
      for (const [key, other] of Object.entries(OF_OTHERS))
        if (originOf(`/${key}`) !== undefined)
          reportAt(`/${key}`, `${idOf(operation)} returns one record or none; "${key}" is for ${other}`, { on: 'key' })
    })
  },
}
