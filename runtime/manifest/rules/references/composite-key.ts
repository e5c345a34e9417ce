import { own, pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import { keyFields, keyParams } from '../../../language/record-key.ts'
import type { EntitySource, Manifest } from '../../model/manifest.ts'
import { resolveKey } from '../../resolve/entity.ts'
import { type ManifestRule, paramsOf, type RuleContext } from '../rule.ts'
import { problemOfKey } from './targets.ts'

/** Reports a problem of one part of a key, or of the whole key. */
type ReportPart = (index: number | undefined, message: string | undefined) => void

/** A composite key has params of the list before fields of the record. Every reference to a record has all of them. */
export const compositeKey: ManifestRule = {
  name: 'composite-key',
  check(context) {
    const { manifest, report } = context
    for (const [name, entity] of Object.entries(manifest.entities)) {
      if (entity.key === undefined || typeof entity.key === 'string') continue
      const at = pointer('/entities', name, 'key')
      const reportPart: ReportPart = (index, message) =>
        message === undefined ||
        report({ rule: 'composite-key', pointer: index === undefined ? at : pointer(at, index), message })
      checkParts(context, name, entity, reportPart)
      reportPart(undefined, problemOfEntity(manifest, name, entity))
    }
  },
}

function checkParts({ manifest, resolved }: RuleContext, name: string, entity: EntitySource, reportPart: ReportPart) {
  const parts = entity.key as readonly string[]
  const key = resolveKey(parts)
  if (keyFields(key).length === 0) return reportPart(undefined, 'A key needs a field of the record behind its params')
  const count = keyParams(key).length
  parts.forEach((part, index) => {
    const param = keyParams(key).find((one) => part === `{{${one}}}`)
    if (param === undefined) return reportPart(index, problemOfKey(manifest, name, part))
    if (index >= count) return reportPart(index, 'Write params of the list before fields of the record')
    reportPart(index, problemOfParam(resolved, name, entity, param))
  })
}

/** Returns the problem of a param without a value in a list of the records, such as the parent in a copy. */
function problemOfParam(
  { operations }: RuleContext['resolved'],
  name: string,
  { search, sync }: EntitySource,
  param: string,
): string | undefined {
  const listing = own(operations, `${name}.list`) ?? own(operations, `${name}.api_search`)
  const known = listing && Object.keys(paramsOf(listing))
  if (known && !known.includes(param))
    return `"${param}" is not a param of ${name}.${listing.action}.${didYouMean(param, known)}`
  if (search === undefined) return undefined
  const isNamed = [sync, sync?.later].every(
    (one) => one === undefined || own(one.each ?? sync?.each ?? {}, param) !== undefined,
  )
  return sync && isNamed
    ? undefined
    : `The copy of ${name} cannot know "${param}": list it below each ${param} with sync.each`
}

/** Events and lists of changes name a record by one value. */
function problemOfEntity({ webhooks }: Manifest, name: string, { sync }: EntitySource): string | undefined {
  if (own(webhooks?.entities ?? {}, name) !== undefined)
    return `Events cannot name a record by several values: leave ${name} out of webhooks.entities`
  const { id, read } = sync?.later ?? {}
  if ((id ?? read) === undefined) return undefined
  return `Changes cannot name a record by several values: list the records of ${name} themselves under sync.later`
}
