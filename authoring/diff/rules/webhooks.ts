/** Rules for webhooks. */
import type { ResolvedManifest } from 'plugboard/runtime'
import { codeText, type DiffRule, isSame, type ManifestPair } from '../model/change.ts'

type Webhooks = NonNullable<ResolvedManifest['webhooks']>

/** Creates a rule that looks at the webhooks of both manifests. */
function both(
  look: (pair: ManifestPair<Webhooks>) => readonly string[],
  at: string,
): DiffRule<ResolvedManifest>['find'] {
  return ({ before, after }) =>
    before.webhooks && after.webhooks
      ? look({ before: before.webhooks, after: after.webhooks }).map((message) => ({ message, at }))
      : []
}

/** Returns the rules of event names, as `customer.* upsert customers`. */
function meanings({ rules }: Webhooks): string[] {
  return rules.map(({ name, action, entity }) => `${name} ${action} ${entity}`)
}

function changed(pick: (webhooks: Webhooks) => unknown, message: string): (pair: ManifestPair<Webhooks>) => string[] {
  return ({ before, after }) => (isSame(pick(before), pick(after)) ? [] : [message])
}

/** The rules about webhooks. */
export const WEBHOOK_RULES: readonly DiffRule<ResolvedManifest>[] = [
  {
    name: 'webhooks-removed',
    class: 'breaking',
    find: ({ before, after }) =>
      before.webhooks && !after.webhooks
        ? [{ message: 'webhooks are no longer received', at: '/webhooks', side: 'old' as const }]
        : [],
  },
  {
    name: 'webhook-events-removed',
    class: 'breaking',
    find: both(
      ({ before, after }) =>
        meanings(before)
          .filter((one) => !meanings(after).includes(one))
          .map((one) => `events ${codeText(one)} no longer`),
      '/webhooks/entities',
    ),
  },
  {
    name: 'webhook-verification-changed',
    class: 'breaking',
    find: both(
      changed(
        ({ verify, account }) => [verify, account],
        'webhooks are verified, or their account is found, differently',
      ),
      '/webhooks/verify',
    ),
  },
  {
    name: 'webhooks-added',
    class: 'additive',
    find: ({ before, after }) =>
      !before.webhooks && after.webhooks ? [{ message: 'webhooks are received', at: '/webhooks' }] : [],
  },
  {
    name: 'webhook-events-added',
    class: 'additive',
    find: both(
      ({ before, after }) =>
        meanings(after)
          .filter((one) => !meanings(before).includes(one))
          .map((one) => `events ${codeText(one)}`),
      '/webhooks/entities',
    ),
  },
  {
    name: 'webhook-parts-changed',
    class: 'wire',
    find: both(
      changed(({ handshake, list, type, action, id, time, subscribe, rules }) => {
        const locators = rules.map(({ record, key, params }) => [record, key, params])
        return [handshake, list, type, action, id, time, subscribe, locators]
      }, 'webhooks are read, answered or subscribed to differently'),
      '/webhooks/events',
    ),
  },
  {
    name: 'webhooks-described',
    class: 'internal',
    find: both(
      changed(({ docs, byHand }) => [docs, byHand], 'webhooks have new words'),
      '/webhooks/docs',
    ),
  },
]
