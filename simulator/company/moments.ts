/** The times of a record, by the names of its fields. */
import { chance } from '../base/chance.ts'
import { plainName } from '../base/plain-name.ts'
import type { Scene } from './scene.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const MOMENTS: readonly (readonly [name: RegExp, at: (scene: Scene, seed: string) => number])[] = [
  [/birth/, (_, seed) => Date.UTC(1965 + (chance(seed) % 35), chance(seed) % 12, 1 + (chance(seed) % 28))],
  [/due|deadline|target/, ({ created }) => created + 30 * DAY],
  [/expir|renew|validuntil|until|periodend|trialend|cancelat$/, ({ created }) => created + 366 * DAY],
  [/next|schedul|remind|planned/, ({ now, index }) => now + (1 + (index % 14)) * DAY],
  [
    /closed|complet|resolv|solved|finish|cancel|merged|void|paid|refund|captur|fulfil|deliver|shipped|endedat|archived|deleted|trashed|signed|accept|approved/,
    (scene) => endOf(scene),
  ],
  [/updat|modif|edit|changed|lastsync|recent/, ({ updated }) => updated],
  [/(?:^|[^a-z])last|^last|seen|visit|login|active|replied|respon/, ({ updated }) => updated],
  [/end|finish|until|max|stop|latest|to$/, ({ created, updated }) => Math.max(updated, created + HOUR)],
]

/** The time of a field. */
export function momentAt(name: string, scene: Scene, seed: string): Date {
  const plain = plainName(name)
  if (/first|creat|start|begin|since|open|min/.test(plain)) return new Date(wholeSecond(scene.created))
  const [, at] = MOMENTS.find(([pattern]) => pattern.test(plain)) ?? []
  return new Date(wholeSecond(at ? at(scene, seed) : scene.created))
}

/** When work on a record ended: between its creation and its last change. */
export function endOf({ created, updated }: Pick<Scene, 'created' | 'updated'>): number {
  return created + Math.floor((updated - created) / 2)
}

/** A time without its milliseconds, since many vendors write none. */
export function wholeSecond(time: number): number {
  return Math.floor(time / 1000) * 1000
}
