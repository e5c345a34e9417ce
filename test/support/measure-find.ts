/**
 * Prints how often find_operations has what a phrase of test/data/asked-phrases.txt, others-phrases.txt or write-phrases.txt means; with
 * `--missed`, the phrases that it has not among five. Nothing is tuned with these phrases: see the heads of the files.
 */
import { parseArgs } from 'node:util'
import { agentKindsOf, readPhrases, recallOf, ranksOf } from './recall.ts'

const { values } = parseArgs({ options: { missed: { type: 'boolean', default: false } } })
const kinds = await agentKindsOf()
const say = (line: string) => process.stdout.write(`${line}\n`)

for (const file of ['asked-phrases.txt', 'others-phrases.txt', 'write-phrases.txt']) {
  const phrases = readPhrases(file)
  const sections = [...new Set(phrases.map(({ section }) => section))]
  for (const connected of [3, 14, kinds.length]) {
    const ranks = await ranksOf(kinds, phrases, connected)
    for (const section of ['all', ...sections]) {
      const chosen = ranks.filter((_, at) => section === 'all' || phrases[at]!.section === section)
      const { phrases: count, at1, at5, at8 } = recallOf(chosen)
      say(
        `${file}, ${connected} connected, ${section}: ${count} phrases, first ${at1.toFixed(2)}, among five ${at5.toFixed(2)}, among eight ${at8.toFixed(2)}`,
      )
    }
    if (!values.missed) continue
    for (const [at, { text, section }] of phrases.entries()) if ((ranks[at] ?? 9) > 5) say(`  ${section}: ${text}`)
  }
}
