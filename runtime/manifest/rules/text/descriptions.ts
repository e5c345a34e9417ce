import { pointer } from '../../../base/json.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

/** Words that say nothing by themselves. */
const FILLERS = new Set(['a', 'an', 'the', 'of', 'for', 'to', 'this', 'that', 'all'])

/** Operations and params are described: the text is what agents choose tools by, and what editors and the reference show. */
export const descriptions: ManifestRule = {
  name: 'descriptions',
  severity: 'warning',
  check(context) {
    const { operations } = context.resolved
    eachOperation(context, 'descriptions', (operation, reportAt) => {
      // An operation that only sync calls has no reader.
      if (operations[idOf(operation)] !== operation) return
      const { entity, action, description } = operation
      const problem = problemOf(description, `${entity} ${action}`)
      const own = description === undefined ? '' : '/description'
      if (problem) reportAt(own, `Operation ${idOf(operation)} ${problem}`, own === '' ? { on: 'key' } : {})
      const params = Object.entries(paramsOf(operation))
      const without = params.flatMap(([name, schema]) => (typeof schema.description === 'string' ? [] : [name]))
      const isMany = without.length > FEW
      if (isMany) reportAt(pointer('/params', without[0]!), manyWithout(without, idOf(operation)), { on: 'key' })
      for (const [name, schema] of params) {
        const said = typeof schema.description === 'string' ? schema.description : undefined
        const wrong = said === undefined && isMany ? undefined : problemOf(said, name)
        if (wrong) reportAt(pointer('/params', name), `Param "${name}" of ${idOf(operation)} ${wrong}`, { on: 'key' })
      }
    })
  },
}

/** So many params of an operation without a description are a problem each; more are one together, so that other problems stay in sight. */
const FEW = 3

function manyWithout(names: readonly string[], operation: string): string {
  return `${names.length} params of ${operation} have no description: say what ${names.join(', ')} do or mean`
}

/** The problem of a description, or undefined. @param name the name of what is described */
function problemOf(description: string | undefined, name: string): string | undefined {
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
