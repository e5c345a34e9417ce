import { isObject, pointer } from '../../../base/json.ts'
import { levelsOf, type ManifestRule, type RuleContext } from '../rule.ts'

type Keys = Readonly<Record<string, unknown>>

/** A list ends by an empty page, a short page, or a value at one place. Each has its own keys, and some need a size or a style. */
export const listEnds: ManifestRule = {
  name: 'list-ends',
  check({ manifest, report }) {
    for (const { at, source } of levelsOf(manifest)) {
      const { pagination } = source
      if (!isObject(pagination)) continue
      const { or } = pagination as Keys
      const links = (Array.isArray(or) ? or : []) as Keys[]
      checkEnds(pagination, pointer(at, 'pagination'), report)
      for (const [index, link] of links.entries())
        checkEnds({ style: 'link', ...link }, pointer(at, 'pagination', 'or', index), report)
    }
  },
}

function checkEnds({ style, size, ends }: Keys, at: string, report: RuleContext['report']): void {
  if (!isObject(ends)) return
  const { at: end, is, of, count } = ends
  const isPlace = end !== 'empty' && end !== 'short'
  const say = (key: string, message: string) =>
    report({ rule: 'list-ends', pointer: pointer(at, 'ends', key), message, on: 'key' })
  for (const [key, value] of Object.entries({ is, of }))
    if (value !== undefined && !isPlace) say(key, `"${key}" says what stands at a location: "at" is ${end}`)
  if (is !== undefined && of !== undefined)
    say('of', 'A flag has "is", a number has "of"; a location holds one of both')
  if (count !== undefined && end !== 'short') say('count', '"count" is for "at: short"')
  if (end === 'short' && size === undefined) say('at', 'A short page has fewer records than its size: add size')
  if (of === undefined) return
  if (style !== 'offset' && style !== 'page')
    return say('of', `"of" is for the styles offset and page, not for ${String(style)}`)
  if (of === 'pages' && style === 'offset') say('of', 'An offset counts records: "of" is records')
  if (of === 'records' && size === undefined)
    say('of', 'A number of records ends a list of pages by their size: add size')
}
