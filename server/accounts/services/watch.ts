/** Reports of one process on kinds: versions that end, and own kinds that are no longer valid. */
import { endTexts } from 'plugboard/internal'
import type { GroundServices } from '../../ground/installation/index.ts'
import type { AccountServices } from './open.ts'
import { unusableKinds } from '../own-kinds/index.ts'

const DAY_MS = 86_400_000

/** Warns in the log, now and every day, of what ends within half a year. @returns what ends it */
export function warnOfEnds({
  catalogue,
  log,
  now,
}: Pick<GroundServices & AccountServices, 'catalogue' | 'log' | 'now'>): () => void {
  const warn = () => {
    for (const kind of catalogue.kinds()) {
      for (const text of endTexts(kind, now())) log.warn({ kind: kind.kind }, text)
    }
  }
  warn()
  const timer = setInterval(warn, DAY_MS).unref()
  return () => clearInterval(timer)
}

/** Logs each own kind that is no longer valid, in order. @returns what ends it */
export function reportUnusableKinds({ database, log }: Pick<GroundServices, 'database' | 'log'>): () => void {
  const ended = new AbortController()
  const report = async () => {
    for await (const { organizationId, kind, version, problem } of unusableKinds(database, ended.signal))
      log.error({ organization_id: organizationId, kind, version, problem }, 'an own kind is no longer valid')
  }
  report().catch((error: unknown) => log.warn({ error }, 'cannot check the own kinds'))
  return () => ended.abort()
}
