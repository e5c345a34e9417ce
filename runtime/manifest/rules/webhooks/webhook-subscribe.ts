import { own, pointer } from '../../../base/json.ts'
import { didYouMean } from '../../../base/names.ts'
import { namesInValue } from '../../resolve/values.ts'
import type { ResolvedOperation } from '../../model/resolved.ts'
import { type ManifestRule, neededParams, paramsOf } from '../rule.ts'

/** A subscription is created by existing operations with their params, or by the owner; both ways yield the secret. */
export const webhookSubscribe: ManifestRule = {
  name: 'webhook-subscribe',
  check({ resolved: { webhooks, operations }, report }) {
    if (!webhooks) return
    const reportAt = (keys: readonly string[], message: string, on?: 'key') =>
      report({ rule: 'webhook-subscribe', pointer: pointer('/webhooks', ...keys), message, on })
    const { subscribe, byHand, verify, handshake } = webhooks
    if (!subscribe && byHand === undefined)
      reportAt([], 'Nobody can subscribe: add subscribe, or by_hand with the steps in the product', 'key')
    if (!subscribe) return
    const create = own(operations, subscribe.create)
    if (!create) reportAt(['subscribe', 'create'], unknown(subscribe.create, operations))
    else if (create.effect === 'read') reportAt(['subscribe', 'create'], `${subscribe.create} only reads`)
    const params = create && create.open === undefined ? paramsOf(create) : undefined
    for (const { name } of params ? subscribe.with : []) {
      if (params && !Object.hasOwn(params, name))
        reportAt(
          ['subscribe', 'with', name],
          `"${name}" is not a param of ${subscribe.create}.${didYouMean(name, Object.keys(params))}`,
          'key',
        )
    }
    const ended = subscribe.delete === undefined ? undefined : own(operations, subscribe.delete)
    if (subscribe.delete !== undefined && !ended)
      reportAt(['subscribe', 'delete'], unknown(subscribe.delete, operations))
    const asked = create ? neededParams(create).filter((name) => subscribe.with.every((one) => one.name !== name)) : []
    if (ended && neededParams(ended).filter((name) => !asked.includes(name)).length > 1)
      reportAt(
        ['subscribe', 'delete'],
        `${subscribe.delete} must have one required param besides those that ${subscribe.create} asks for: it takes the key`,
      )
    const given = subscribe.with.flatMap(({ value }) => namesInValue(value))
    if (!given.includes('url')) reportAt(['subscribe', 'with'], 'The vendor never learns the URL: insert {{url}}')
    const isLearnt = subscribe.secret !== undefined || given.includes('secret') || handshake?.secret !== undefined
    if (verify.type !== 'url' && verify.key === 'secret' && !isLearnt)
      reportAt(['subscribe'], 'Nobody learns the secret: add secret, or insert {{secret}} into with', 'key')
  },
}

function unknown(id: string, operations: Readonly<Record<string, ResolvedOperation>>): string {
  return `Cannot find operation "${id}".${didYouMean(id, Object.keys(operations))}`
}
