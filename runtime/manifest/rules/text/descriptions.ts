import { pointer } from '../../../base/json.ts'
import type { Rule } from '../rule.ts'
import { eachOperation, idOf, paramsOf } from '../rule.ts'

/** Words that say nothing by themselves. */
const FILLERS = new Set(['a', 'an', 'the', 'of', 'for', 'to', 'this', 'that', 'all'])

/** Operations and params are described: the text is what agents choose tools by, and what editors and the reference show. */
export const descriptions: Rule = {
  name: 'descriptions',
  severity: 'warning',
  check(context) {
    const { operations } = context.resolved
    eachOperation(context, 'descriptions', (operation, reportAt) => {
      // What only sync calls has no caller to read it.
      if (operations[idOf(operation)] !== operation) return
      const { entity, action, description } = operation
      const fault = faultOf(description, `${entity} ${action}`)
      const own = description === undefined ? '' : '/description'
      if (fault) reportAt(own, `Operation ${idOf(operation)} ${fault}`, own === '' ? { on: 'key' } : {})
      for (const [name, schema] of Object.entries(paramsOf(operation))) {
        const said = typeof schema.description === 'string' ? schema.description : undefined
        const wrong = faultOf(said, name)
        if (wrong) reportAt(pointer('/params', name), `Param "${name}" of ${idOf(operation)} ${wrong}`, { on: 'key' })
      }
    })
  },
}

/** What is wrong with the description of something by its name, or undefined. */
function faultOf(description: string | undefined, name: string): string | undefined {
  if (description === undefined) return 'has no description: say what it does or means'
  const known = wordsOf(name)
  const repeats = wordsOf(description).every((word) => known.includes(word))
  return repeats ? 'has a description that only repeats its name: say what it does or means' : undefined
}

/** The words of a name or sentence in lower case, without fillers: `pageSize`, `page_size` and `The page's size` have two. */
function wordsOf(text: string): string[] {
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
  return words.filter((word) => word !== '' && !FILLERS.has(word))
}
