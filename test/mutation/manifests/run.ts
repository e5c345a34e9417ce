/** `npm run measure:manifests`: how many faults in manifests the tools of a review see. */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { KINDS } from '../../support/catalogue.ts'
import { FreshKind } from './fresh.ts'
import { KindUnderReview, type Review, REVIEWS } from './judge.ts'
import { type JudgedSlip, judgeSlips, readSlips } from './slips.ts'
import { FAULTS, isCaught, type PlantedFault, plantFaults } from './measure.ts'

const HELP = `Usage: npm run measure:manifests -- [kind…] [options]

Plants every fault of the catalogue into the manifests of kinds (all without a name), and counts which of validate, check, compare and
diff see it.

  --fresh                  the author made the fault on the first day: the snapshot is made of the faulty manifest, and of the fixtures
                           only the vendor's own count. check --openapi (witness) runs, too; diff does not
  --descriptions <folder>  the vendors' descriptions, <kind>.json or <kind>.graphql
  --sites <number>         at how many locations of a manifest each fault is planted at most; 3 by default
  --fault <text>           only the faults whose names hold the text, such as sync
  --slips                  judges the slips of test/data/slips instead, which people made in the manifests, as on the first day
  --unseen                 lists the faults that validate, check and compare do not see
  --help                   prints this`

/** The tools that need a description. */
const OF_DESCRIPTIONS: ReadonlySet<Review> = new Set(['compare', 'witness'])

const { values, positionals } = wordsOf(process.argv.slice(2))
if (values.help) {
  print(HELP)
  process.exit()
}
const sites = Number(values.sites)
const unknown = positionals.filter((name) => !KINDS.includes(name))
if (unknown.length > 0) refuse(`there is no kind ${unknown.join(', ')}`)
if (!Number.isInteger(sites) || sites < 1) refuse(`--sites is a whole number from 1, not ${values.sites}`)
if (values.descriptions !== undefined && !existsSync(values.descriptions))
  refuse(`there is no folder ${values.descriptions}`)
const faults = FAULTS.filter(({ name }) => name.includes(values.fault))
if (faults.length === 0) refuse(`the catalogue has no fault whose name holds ${values.fault}`)
if (values.slips) {
  await measureSlips(positionals)
  process.exit()
}
const Reviewed = values.fresh ? FreshKind : KindUnderReview
const described = new Set<string>()
const planted: PlantedFault[] = []
for (const name of positionals.length > 0 ? positionals : KINDS) {
  const kind = await Reviewed.read(name, values.descriptions)
  const found = await plantFaults(kind, faults, sites)
  planted.push(...found)
  if (kind.isDescribed) described.add(name)
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
for (const [isDescribed, words] of [
  [true, 'with'],
  [false, 'without'],
] as const)
  print(`kinds ${words} a description: ${shareOf(planted.filter(({ kind }) => described.has(kind) === isDescribed))}`)

/** Prints what is seen of the slips in each kind, with its description and without. */
async function measureSlips(names: readonly string[]): Promise<void> {
  const slips = (await readSlips()).filter(({ kind }) => names.length === 0 || names.includes(kind))
  const [alone, described]: JudgedSlip[][] = [[], []]
  for (const name of new Set(slips.map(({ kind }) => kind))) {
    const kind = await FreshKind.read(name, values.descriptions)
    const judged = await judgeSlips(kind, slips)
    const without = judged.map((one) => ({
      ...one,
      seenBy: new Set([...one.seenBy].filter((tool) => !OF_DESCRIPTIONS.has(tool))),
    }))
    alone!.push(...without)
    if (kind.isDescribed) described!.push(...judged)
    print(`${name.padEnd(20)}without ${seenOf(without).padEnd(8)}${kind.isDescribed ? `with ${seenOf(judged)}` : ''}`)
    for (const { file, sentence, seenBy } of judged)
      if (!values.unseen || seenBy.size === 0)
        print(`  ${file.padEnd(26)}${([...seenBy].join(' ') || 'nobody').padEnd(26)}${sentence}`)
  }
  print(`slips without a description: ${seenOf(alone!)}`)
  print(`slips with a description: ${seenOf(described!)}`)
}

function seenOf(judged: readonly JudgedSlip[]): string {
  return `${judged.filter(({ seenBy }) => seenBy.size > 0).length} of ${judged.length}`
}

function wordsOf(args: string[]) {
  const options = {
    descriptions: { type: 'string' },
    sites: { type: 'string', default: '3' },
    fault: { type: 'string', default: '' },
    fresh: { type: 'boolean', default: false },
    slips: { type: 'boolean', default: false },
    unseen: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    return refuse((error as Error).message)
  }
}

function refuse(what: string): never {
  process.stderr.write(`Cannot measure: ${what}\nSee npm run measure:manifests -- --help\n`)
  process.exit(2)
}

function shareOf(those: readonly PlantedFault[]): string {
  const caught = those.filter(isCaught).length
  const nobody = those.filter(({ seenBy }) => seenBy.size === 0).length
  const percent = those.length === 0 ? 100 : (100 * caught) / those.length
  return `${caught} of ${those.length} caught (${percent.toFixed(1)} %), ${nobody} by nobody`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
