import type { EventWrite, SentEvents, WebhookEntitySource, WebhooksSource } from '../../model/webhooks.ts'

const WRITES = ['create', 'update', 'delete'] as const
const VERBS: Readonly<Record<EventWrite, string>> = { create: 'created', update: 'updated', delete: 'deleted' }

/** Returns the events that follow writes, by entity: the names of `sends`, or else the event names that match a verb. */
export function sentEvents({ events, entities = {} }: WebhooksSource): Record<string, SentEvents> {
  const verbs = { ...VERBS, ...events.verbs }
  const sent = Object.entries(entities).map(([entity, source]) => [entity, sentOf(source, verbs)] as const)
  return Object.fromEntries(sent.filter(([, names]) => Object.keys(names).length > 0))
}

function sentOf(source: WebhookEntitySource, verbs: Readonly<Record<EventWrite, string>>): SentEvents {
  const names = WRITES.flatMap((write) => {
    const named = write === 'delete' ? (source.delete ?? []) : [...(source.upsert ?? []), ...(source.reread ?? [])]
    const name = source.sends?.[write] ?? firstWith(verbs[write], named)
    return name === undefined ? [] : [[write, name] as const]
  })
  return Object.fromEntries(names)
}

/** Returns the first name that ends with a verb, or with a star in its place. */
function firstWith(verb: string, names: readonly string[]): string | undefined {
  const found = names.find(
    (name) => name.endsWith('*') || (name.endsWith(verb) && !/[a-z]/i.test(name.at(-verb.length - 1) ?? '')),
  )
  return found?.endsWith('*') ? `${found.slice(0, -1)}${verb}` : found
}
