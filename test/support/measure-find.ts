/**
 * Prints how often find_operations has the operation of a phrase, and how sure it is. The phrases are in asked-phrases.txt,
 * others-phrases.txt and write-phrases.txt. With `--missed`, prints the phrases whose operation is not among five. Nothing is tuned with these phrases: see the heads of the files.
 */
import { parseArgs } from 'node:util'
import { agentKindsOf, matchesOf, type Phrase, readPhrases, recallOf, ranksOf } from './recall.ts'

const { values } = parseArgs({ options: { missed: { type: 'boolean', default: false } } })
const kinds = await agentKindsOf()
const say = (line: string) => process.stdout.write(`${line}\n`)

for (const file of ['asked-phrases.txt', 'others-phrases.txt', 'write-phrases.txt']) {
  const phrases = readPhrases(file)
  const sections = [...new Set(phrases.map(({ section }) => section))]
  for (const connected of [3, 14, kinds.length]) {
    const ranks = await ranksOf(kinds, phrases, connected)
    for (const section of ['all', 'all in English', ...sections]) {
      const chosen = ranks.filter((_, at) => isIn(section, phrases[at]!))
      const { phrases: count, at1, at5, at8 } = recallOf(chosen)
      say(
        `${file}, ${connected} connected, ${section}: ${count} phrases, first ${at1.toFixed(2)}, among five ${at5.toFixed(2)}, among eight ${at8.toFixed(2)}`,
      )
    }
    if (!values.missed) continue
    for (const [at, { text, section }] of phrases.entries()) if ((ranks[at] ?? 9) > 5) say(`  ${section}: ${text}`)
  }
}

const PEOPLES = readPhrases('asked-phrases.txt').filter((phrase) => isIn('all in English', phrase))
const UNANSWERABLE = readPhrases('unanswerable-phrases.txt')
const TUNED = readPhrases('tuned-phrases.txt').filter((phrase) => isIn('all in English', phrase))
for (const [name, phrases] of [
  ['tuned-phrases.txt', TUNED],
  ['asked-phrases.txt', PEOPLES],
  ['unanswerable-phrases.txt, tuned', UNANSWERABLE.filter(({ section }) => section === 'tuned')],
  ['unanswerable-phrases.txt, held out', UNANSWERABLE.filter(({ section }) => section === 'held out')],
] as const) {
  for (const connected of [3, 14, kinds.length]) {
    const { rows, withStrong } = await matchesOf(kinds, phrases, connected)
    const parts = Object.entries(rows).map(([match, { count, meant }]) => `${meant.toFixed(2)} of ${count} ${match}`)
    say(
      `${name} in English, ${connected} connected: meant are ${parts.join(', ')}; ${withStrong.toFixed(2)} have a strong match`,
    )
  }
}

function isIn(part: string, { section }: Phrase): boolean {
  const isForeign = ['foreign', 'foreign, as typed', 'languages'].includes(section)
  return part === 'all' || (part === 'all in English' ? !isForeign : section === part)
}
