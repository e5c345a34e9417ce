import { pointer } from '../../../base/json.ts'
import { levelsOf, type ManifestRule } from '../rule.ts'

/** The end of a locator of a page other than the next one. */
const ELSEWHERE = /[._['"](first|prev|previous|self|current|last)(?:_?(?:page|url|link|cursor|token)\w*)?['"\]]*$/i

/** A list never ends if its next page is the first, the previous or the same one. */
export const nextPage: ManifestRule = {
  name: 'next-page',
  severity: 'warning',
  check({ manifest, report }) {
    for (const { at, source } of levelsOf(manifest)) {
      const { next } = (source.pagination ?? {}) as { readonly next?: unknown }
      for (const locator of [next].flat()) {
        const word = typeof locator === 'string' ? ELSEWHERE.exec(locator)?.[1] : undefined
        if (word === undefined) continue
        const message = `The next page is read from "${word}": name the place of the next one`
        report({ rule: 'next-page', pointer: pointer(at, 'pagination', 'next'), message })
      }
    }
  },
}
