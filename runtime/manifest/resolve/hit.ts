/** Resolves how a search of all copies shows an entity's records. */
import { own, pointer } from '../../base/json.ts'
import { didYouMean } from '../../base/names.ts'
import type { EntitySource } from '../model/manifest.ts'
import type { ResolvedHit, SearchField } from '../model/resolved.ts'
import type { ReportProblem } from '../source/problems.ts'

/** The names of an entity's searchable fields and paths in its `hit`; without one the key names a record, and every text is searched. */
export function resolveHit(
  { hit, key = 'id' }: EntitySource,
  search: Readonly<Record<string, SearchField>>,
  at: string,
  report: ReportProblem,
): ResolvedHit {
  const fields = Object.keys(search)
  const path = (name: string, location: string) => {
    const steps = Object.hasOwn(search, name) ? [name] : name.split('.')
    const [field = ''] = steps
    if (!own(search, field))
      report({
        rule: 'hit-fields',
        pointer: location,
        message: `Hit field "${name}" is not searchable.${didYouMean(field, fields)}`,
      })
    return steps
  }
  const paths = (names: readonly string[], location: string) =>
    names.map((name, index) => path(name, pointer(location, index)))
  if (hit) {
    const location = pointer(at, 'title')
    const title = typeof hit.title === 'string' ? [path(hit.title, location)] : paths(hit.title, location)
    return { title, text: paths(hit.text ?? [], pointer(at, 'text')) }
  }
  const keys = [key].flat().filter((name) => Object.hasOwn(search, name))
  const texts = fields.filter((name) => search[name]?.type === 'string' && !keys.includes(name))
  return { title: keys.map((name) => [name]), text: texts.map((name) => [name]) }
}
