import { own, pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import type { WebhookEntitySource, WebhooksSource } from '../../model/webhooks.ts'
import { type ManifestRule, neededParams, paramsOf, type RuleContext } from '../rule.ts'

const AT = '/webhooks/entities'
const ACTIONS = ['upsert', 'reread', 'delete'] as const

/** Requires that events name existing entities, once each, and locate the record or its key. */
export const webhookEvents: ManifestRule = {
  name: 'webhook-events',
  check(context) {
    const { manifest, report } = context
    const { webhooks } = manifest
    if (!webhooks) return
    const names = new Map<string, string>()
    for (const [entity, source] of Object.entries(webhooks.entities ?? {})) {
      const at = pointer(AT, entity)
      if (!Object.hasOwn(manifest.entities, entity)) {
        const message = `Cannot find entity "${entity}".${didYouMean(entity, Object.keys(manifest.entities))}`
        report({ rule: 'webhook-events', pointer: at, on: 'key', message })
        continue
      }
      for (const message of problemsOf(context, webhooks, entity, source))
        report({ rule: 'webhook-events', pointer: at, on: 'key', message })
      for (const action of ACTIONS)
        source[action]?.forEach((name, index) => {
          const known = names.get(name)
          names.set(name, `${entity}.${action}`)
          if (known !== undefined)
            report({
              rule: 'webhook-events',
              pointer: pointer(at, action, index),
              message: `"${name}" already means ${known.replace('.', ' by ')}`,
            })
        })
    }
  },
}

function problemsOf(
  { resolved }: RuleContext,
  webhooks: WebhooksSource,
  entity: string,
  source: WebhookEntitySource,
): string[] {
  const { upsert, reread, delete: deleted, params = {} } = source
  const { events } = webhooks
  const hasRecord = (source.record ?? events.record) !== undefined
  const hasKey = (source.key ?? events.key) !== undefined
  const problems: string[] = []
  if (!upsert && !reread && !deleted) problems.push(`No event changes ${entity}: add upsert, reread or delete`)
  if (upsert && !hasRecord) problems.push(`upsert of ${entity} needs record: where the event has the record`)
  if (deleted && !hasRecord && !hasKey) problems.push(`delete of ${entity} needs key: where the event has the key`)
  if (!reread) return Object.keys(params).length > 0 ? [...problems, 'params need reread'] : problems
  const get = own(resolved.operations, `${entity}.get`)
  if (!get) return [...problems, `reread of ${entity} needs the operation ${entity}.get`]
  const known = Object.keys(paramsOf(get))
  for (const name of Object.keys(params))
    if (!known.includes(name)) problems.push(`"${name}" is not a param of ${get.entity}.get.${didYouMean(name, known)}`)
  const missing = neededParams(get).filter((name) => !Object.hasOwn(params, name))
  if (missing.length > (hasKey ? 1 : 0))
    problems.push(
      `reread of ${entity} needs ${hasKey ? 'params' : 'key or params'}: ${entity}.get takes ${missing.join(', ')}`,
    )
  if (missing.length === 0 && !hasKey && Object.keys(params).length === 0)
    problems.push(`reread of ${entity} needs key: where the event has the key`)
  return problems
}
