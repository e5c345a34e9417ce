/**
 * Checks the project's prose, or prints some of it to be read aloud.
 *
 *     npm run prose                              faults, and the length of sentences by page
 *     npm run prose -- --area messages           of one area: docs, descriptions, messages
 *     npm run prose -- --sample 200 --seed 7     texts at random; the same seed prints the same ones
 */
import { parseArgs } from 'node:util'
import { lengthOf, proseFaultsOf, sentencesOf } from './check.ts'
import { AREAS, type Text } from './texts.ts'

const { values } = parseArgs({
  options: { area: { type: 'string' }, sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
})
const { area } = values
if (area !== undefined && !Object.hasOwn(AREAS, area)) {
  console.error(`Cannot find area "${area}": areas are ${Object.keys(AREAS).join(', ')}`)
  process.exit(64)
}
const chosen = Object.entries(AREAS).filter(([name]) => area === undefined || name === area)
if (values.sample === undefined) await report()
else printSample(Number(values.sample), Number(values.seed))

async function report(): Promise<void> {
  let count = 0
  for (const [name, read] of chosen) {
    const texts = read()
    const faults = await proseFaultsOf(texts)
    for (const { at, fault } of faults) console.log(`${at}\n  ${fault}`)
    console.log(`${name}: ${faults.length} faults in ${texts.length} texts`)
    console.table(lengthsOf(texts))
    count += faults.length
  }
  process.exitCode = count > 0 ? 1 : 0
}

/** Average and longest sentence by page, in words. */
function lengthsOf(texts: readonly Text[]) {
  const byPage = new Map<string, Text[]>()
  for (const text of texts) {
    const page = text.at.replace(/:\d+$|(?<=\.yaml)\/.*$/, '')
    byPage.set(page, [...(byPage.get(page) ?? []), text])
  }
  return [...byPage].map(([page, own]) => {
    const lengths = own
      .flatMap(({ text }) => sentencesOf(text))
      .map(lengthOf)
      .filter((length) => length > 3)
    const average = lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1)
    return { page, sentences: lengths.length, average: Number(average.toFixed(1)), longest: Math.max(0, ...lengths) }
  })
}

/** Prints texts in an order that the seed decides. */
function printSample(count: number, seed: number): void {
  let state = seed >>> 0 || 1
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const texts = chosen.flatMap(([, read]) => read()).map((text) => ({ ...text, order: next() }))
  for (const { at, text } of texts.sort((a, b) => a.order - b.order).slice(0, count))
    console.log(`${text}\n    ${at}\n`)
}
