/** `npm run measure:manifests`: how many faults in manifests the tools of a review see. */
import { parseArgs } from 'node:util'
import { KINDS } from '../../support/catalogue.ts'
import { KindUnderReview, REVIEWS } from './judge.ts'
import { FAULTS, isCaught, type PlantedFault, plantFaults } from './measure.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    descriptions: { type: 'string' },
    sites: { type: 'string', default: '3' },
    fault: { type: 'string', default: '' },
    unseen: { type: 'boolean', default: false },
  },
})
const faults = FAULTS.filter(({ name }) => name.includes(values.fault))
const planted: PlantedFault[] = []
for (const name of positionals.length > 0 ? positionals : KINDS) {
  const kind = await KindUnderReview.read(name, values.descriptions)
  const found = await plantFaults(kind, faults, Number(values.sites))
  planted.push(...found)
  print(`${name.padEnd(20)}${shareOf(found)}${kind.isDescribed ? '' : ' (without description)'}`)
}

print('')
print(`${'fault'.padEnd(48)}${['planted', ...REVIEWS, 'nobody'].map((word) => word.padStart(9)).join('')}`)
for (const { name } of faults) {
  const those = planted.filter(({ fault }) => fault === name)
  if (those.length === 0) continue
  const counts = REVIEWS.map((review) => those.filter(({ seenBy }) => seenBy.has(review)).length)
  const nobody = those.filter(({ seenBy }) => seenBy.size === 0).length
  print(name.padEnd(48) + [those.length, ...counts, nobody].map((count) => String(count).padStart(9)).join(''))
}
if (values.unseen)
  for (const { kind, fault, site, seenBy } of planted.filter((one) => !isCaught(one)))
    print(`${seenBy.has('diff') ? 'diff only' : 'nobody'}: ${kind} ${fault} at ${site}`)
print('')
print(`${faults.length} faults: ${shareOf(planted)}`)

function shareOf(those: readonly PlantedFault[]): string {
  const caught = those.filter(isCaught).length
  const nobody = those.filter(({ seenBy }) => seenBy.size === 0).length
  const percent = those.length === 0 ? 100 : (100 * caught) / those.length
  return `${caught} of ${those.length} caught by validate, check or compare (${percent.toFixed(1)} %), ${nobody} by nobody`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
