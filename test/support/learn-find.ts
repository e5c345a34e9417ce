/**
 * Learns the weights of find_operations from our own phrases. Prints the shares of phrases that it finds with weights learned from the other
 * phrases. With `--write`, writes client/agent/find/weights.ts. The loss is the negative logarithm of the probability of the meant operations,
 * among all that share a word with the phrase.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { OperationIndex } from '../../client/agent/find/operation-index.ts'
import type { Signal } from '../../client/agent/find/signals.ts'
import { WEIGHTS } from '../../client/agent/find/weights.ts'
import { agentKindsOf, type Phrase, readPhrases, recallOf } from './recall.ts'

/** Files, and the weight of their phrases. People typed the last. */
const FILES = {
  'phrases.txt': 0.5,
  'command-phrases.txt': 0.5,
  'office-phrases.txt': 0.5,
  'further-phrases.txt': 0.5,
  'tuned-phrases.txt': 1.5,
}
/** Set by hand: the phrases have few opposite acts to learn from, and no kinds without keywords. */
const FIXED: readonly Signal[] = ['verb', 'opposite', 'undo']
const SIGNALS = Object.keys(WEIGHTS) as Signal[]
const STEPS = 120
const RATE = 0.06
/** Share of each weight that counts as loss, which keeps signals that phrases rarely have near 0. */
const DECAY = 0.002
/** Candidates of a phrase: the best by the present weights. */
const CANDIDATES = 250
const PARTS = 5

interface Example {
  readonly phrase: Phrase
  readonly weight: number
  readonly candidates: readonly Float64Array[]
  readonly isMeant: readonly boolean[]
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const index = new OperationIndex(await agentKindsOf())
const examples = Object.entries(FILES).flatMap(([file, weight]) =>
  readPhrases(file)
    // The third of phrases.txt that is held out, and what only a translation can find.
    .filter(({ section }, at) => section !== 'foreign' && !(file === 'phrases.txt' && at % 3 === 2))
    .map((phrase) => exampleOf(phrase, weight)),
)
const ranks = examples.map(() => undefined as number | undefined)
for (let part = 0; part < PARTS; part++) {
  const weights = learn(examples.filter((_, at) => at % PARTS !== part))
  for (const [at, example] of examples.entries()) if (at % PARTS === part) ranks[at] = rankOf(example, weights)
}
const say = (line: string) => process.stdout.write(`${line}\n`)
for (const weight of new Set(Object.values(FILES))) {
  const { phrases, at1, at5, at8 } = recallOf(ranks.filter((_, at) => examples[at]!.weight === weight))
  say(`weight ${weight}: ${phrases} phrases, first ${at1}, among five ${at5}, among eight ${at8}`)
}
if (values.write) {
  const learned = learn(examples)
  const path = join(import.meta.dirname, '..', '..', 'client', 'agent', 'find', 'weights.ts')
  let text = readFileSync(path, 'utf8')
  for (const [at, signal] of SIGNALS.entries())
    text = text.replace(new RegExp(`^  ${signal}: .*,`, 'm'), `  ${signal}: ${Number(learned[at]!.toFixed(2))},`)
  writeFileSync(path, text)
}

function exampleOf(phrase: Phrase, weight: number): Example {
  const present = Float64Array.from(SIGNALS, (signal) => WEIGHTS[signal])
  const all = [...index.signals(phrase.text)].map(([{ kind, operation }, signals]) => ({
    isMeant: phrase.operations.includes(`${kind.kind}.${operation.entity}.${operation.action}`),
    values: Float64Array.from(SIGNALS, (signal) => signals.get(signal) ?? 0),
  }))
  const inOrder = all.toSorted((one, other) => scoreOf(other.values, present) - scoreOf(one.values, present))
  const chosen = inOrder.filter(({ isMeant }, at) => isMeant || at < CANDIDATES)
  return { phrase, weight, candidates: chosen.map((one) => one.values), isMeant: chosen.map((one) => one.isMeant) }
}

function scoreOf(candidate: Float64Array, weights: Float64Array): number {
  return candidate.reduce((sum, value, at) => sum + value * weights[at]!, 0)
}

function rankOf({ candidates, isMeant }: Example, weights: Float64Array): number | undefined {
  const inOrder = candidates
    .map((candidate, at) => ({ at, score: scoreOf(candidate, weights) }))
    .sort((one, other) => other.score - one.score)
  const rank = inOrder.findIndex(({ at }) => isMeant[at])
  return rank < 0 ? undefined : rank + 1
}

/** Weights with the least loss, by Adam. @see https://arxiv.org/abs/1412.6980 */
function learn(chosen: readonly Example[]): Float64Array {
  const weights = Float64Array.from(SIGNALS, (signal) => WEIGHTS[signal])
  const [mean, square] = [new Float64Array(SIGNALS.length), new Float64Array(SIGNALS.length)]
  for (let step = 1; step <= STEPS; step++) {
    const slope = weights.map((weight) => weight * DECAY)
    const total = chosen.reduce((sum, { weight }) => sum + weight, 0)
    for (const example of chosen) addSlope(slope, example, weights, total)
    for (const [at, signal] of SIGNALS.entries()) {
      if (FIXED.includes(signal)) continue
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!
      square[at] = 0.99 * square[at]! + 0.01 * slope[at]! ** 2
      weights[at]! -= (RATE * (mean[at] / (1 - 0.9 ** step))) / (Math.sqrt(square[at] / (1 - 0.99 ** step)) + 1e-8)
    }
  }
  return weights
}

function addSlope(
  slope: Float64Array,
  { candidates, isMeant, weight }: Example,
  weights: Float64Array,
  total: number,
): void {
  const scores = candidates.map((candidate) => scoreOf(candidate, weights))
  const best = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - best))
  const all = odds.reduce((sum, one) => sum + one, 0)
  const meant = odds.reduce((sum, one, at) => sum + (isMeant[at] ? one : 0), 0)
  if (meant === 0) return
  for (const [at, candidate] of candidates.entries()) {
    const off = ((odds[at]! / all - (isMeant[at] ? odds[at]! / meant : 0)) * weight) / total
    if (Math.abs(off) < 1e-9) continue
    for (const [signal, value] of candidate.entries()) if (value !== 0) slope[signal]! += off * value
  }
}
