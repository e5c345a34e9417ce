import { own, pointer } from '../../../base/json.ts'
import type { Field, LongField } from '../../model/manifest.ts'
import { levelsOf, type ManifestRule } from '../rule.ts'

/** Words of the two ends of a range. */
const ENDS = [
  ['after', 'before'],
  ['since', 'until'],
  ['from', 'to'],
  ['start', 'end'],
  ['min', 'max'],
  ['gte', 'lte'],
  ['gt', 'lt'],
] as const

/** The two ends of a range have one type, and go to one place. */
export const pairedParams: ManifestRule = {
  name: 'paired-params',
  severity: 'warning',
  check({ manifest, report }) {
    for (const { at, source } of levelsOf(manifest))
      for (const [name, field] of Object.entries(source.params ?? {}))
        for (const other of othersOf(name)) {
          const [theirs, ours] = [own(source.params ?? {}, other), formOf(field)]
          if (theirs === undefined || ours === '' || ['', ours].includes(formOf(theirs))) continue
          const message = `Param "${other}" is sent as ${formOf(theirs)}, and "${name}" as ${ours}: which is wrong?`
          report({ rule: 'paired-params', pointer: pointer(at, 'params', other), message, on: 'key' })
        }
  },
}

/** Returns the names of the other end, for a beginning. */
function othersOf(name: string): string[] {
  const names = ENDS.flatMap(([begin, end]) => [name.replace(begin, end), name.replace(capital(begin), capital(end))])
  return [...new Set(names)].filter((one) => one !== name)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Returns type, form and place of a param in words: `datetime, epoch`. A type of the manifest's own may be of one end. */
function formOf(field: Field | null): string {
  const { type, write, in: place } = typeof field === 'string' ? ({ type: field } as LongField) : { ...field }
  return [type !== undefined && /^[A-Z]/.test(type) ? '' : type?.replace('!', ''), write, place && `in ${place}`]
    .filter(Boolean)
    .join(', ')
}
