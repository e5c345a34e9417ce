import { isObject, pointer } from '../../../base/json.ts'
import { LAST } from '../../../language/pagination/resume.ts'
import { levelsOf, type ManifestRule, type RuleContext } from '../rule.ts'

type Keys = Readonly<Record<string, unknown>>

/**
 * A list ends by an empty page, a short page, a page that leads to itself, or a value at one place. Each has its own keys, and some need a
 * size or a style.
 */
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
  const { at: end, is, not, of, count, after, cut, resume } = ends as Keys & { readonly after?: Keys }
  const isPlace = end !== undefined && end !== 'empty' && end !== 'short' && end !== 'same'
  const say = (key: string, message: string) =>
    report({ rule: 'list-ends', pointer: pointer(at, 'ends', key), message, on: 'key' })
  for (const [key, value] of Object.entries({ is, not, of }))
    if (value !== undefined && !isPlace)
      say(key, `"${key}" says what stands at a location: "at" is ${end ?? 'missing'}`)
  if (is !== undefined && not !== undefined) say('not', 'A value ends the list, or announces more: write "is" or "not"')
  if ((is ?? not) !== undefined && of !== undefined)
    say('of', 'A flag has "is" or "not", a number has "of"; a location holds one of them')
  if (count !== undefined && end !== 'short') say('count', '"count" is for "at: short"')
  if (end === 'short' && size === undefined) say('at', 'A short page has fewer records than its size: add size')
  if (end === 'same' && style !== 'cursor' && style !== 'link')
    say('at', `A page leads to itself in the styles cursor and link, not in ${String(style)}`)
  checkCap(say, { style, size, after, cut, resume })
  if (of === undefined) return
  if (style !== 'offset' && style !== 'page')
    return say('of', `"of" is for the styles offset and page, not for ${String(style)}`)
  if (of === 'pages' && style === 'offset') say('of', 'An offset counts records: "of" is records')
  if (of === 'records' && size === undefined)
    say('of', 'A number of records ends a list of pages by their size: add size')
}

/** A cap is in the unit that the params of pages count in. */
function checkCap(
  say: (key: string, message: string) => void,
  { style, size, after, cut, resume }: { readonly after: Keys | undefined } & Keys,
): void {
  if (cut !== undefined && (after === undefined || style !== 'cursor'))
    say('cut', '"cut" says that the vendor cut a list in the style cursor at its cap: state the cap in after')
  if (after === undefined) {
    if (resume !== undefined) say('resume', 'The list goes on behind its cap: add after')
    return
  }
  const entry = isObject(resume) ? resume.entry : undefined
  if (entry !== undefined && !JSON.stringify(entry).includes(JSON.stringify(LAST)))
    say('resume', `The entry takes the value of the last record: add "${LAST}"`)
  const countsPages = style === 'page' || style === 'link'
  if (after.pages !== undefined && !countsPages)
    say('after', `A cap of pages is for the styles page and link, not for ${String(style)}: write records or offset`)
  if (after.offset !== undefined && style !== 'offset' && style !== 'cursor')
    say('after', `A largest offset is for the styles offset and cursor, not for ${String(style)}`)
  if (after.records !== undefined && countsPages && size === undefined)
    say('after', 'A cap of records ends pages by their size: add size, or write pages')
}
