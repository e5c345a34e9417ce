import { pointer } from '../../../base/json.ts'
import { eachOperation, idOf, type ManifestRule } from '../rule.ts'
import { stemOf, textWords } from './substance.ts'

/** Keywords add words: none repeats another, the operation's names, or its description, which searches include anyway. */
export const keywords: ManifestRule = {
  name: 'keywords',
  severity: 'warning',
  check(context) {
    eachOperation(context, 'keywords', (operation, reportAt) => {
      const { entity, action, description = '', keywords: all = [] } = operation
      const names = new Set(stems(`${entity} ${action} ${context.manifest.title}`))
      const described = ` ${stems(description).join(' ')} `
      const seen = new Set<string>()
      for (const [index, keyword] of all.entries()) {
        const words = stems(keyword)
        const problem = seen.has(words.join(' '))
          ? 'repeats another'
          : words.every((word) => names.has(word))
            ? 'stands in its names'
            : described.includes(` ${words.join(' ')} `) && 'stands in its description'
        seen.add(words.join(' '))
        if (!problem) continue
        const message = `Keyword "${keyword}" of ${idOf(operation)} ${problem}: use another word that users have for it`
        reportAt(pointer('/keywords', index), message)
      }
    })
  },
}

function stems(text: string): string[] {
  return textWords(text.replaceAll('_', ' ')).map(stemOf)
}
