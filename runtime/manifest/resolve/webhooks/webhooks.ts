import { defined, own, pointer } from '../../../base/json.ts'
import { ownKeyField } from '../../../language/record-key.ts'
import type { Template } from '../../../language/template-value.ts'
import type { Manifest } from '../../model/manifest.ts'
import type { ReportProblem } from '../../source/problems.ts'
import type {
  EventRule,
  Handshake,
  ResolvedWebhooks,
  WebhookVerification,
  WebhooksSource,
} from '../../model/webhooks.ts'
import { resolveKey } from '../entity.ts'
import { valueReader } from '../values.ts'
import { type RequestLocatorReader, requestLocators } from './locators.ts'
import { sentEvents } from './sends.ts'

const AT = '/webhooks'

/** Names in the signed text. */
const SIGNED = ['body', 'timestamp', 'method', 'url', 'path', 'form']

/** Resolves the block `webhooks`: locators, templates, and the event names in the order of matching. */
export function resolveWebhooks(
  source: WebhooksSource,
  entities: Manifest['entities'],
  report: ReportProblem,
): ResolvedWebhooks {
  const read = requestLocators(report)
  const { docs, account, events, subscribe } = source
  return defined({
    docs,
    verify: verificationOf(source.verify, read, report),
    handshake: source.handshake && handshakeOf(source.handshake, read, report),
    account: account && { at: read.locator(account.at, `${AT}/account/at`), field: account.field },
    list: events.list === undefined ? undefined : read.values.locator(events.list, `${AT}/events/list`),
    type: read.locator(events.type, `${AT}/events/type`),
    action: read.optional(events.action, `${AT}/events/action`),
    id: read.optional(events.id, `${AT}/events/id`),
    time: read.optional(events.time, `${AT}/events/time`),
    rules: rulesOf(source, entities, read),
    sends: sentEvents(source),
    subscribe:
      subscribe &&
      defined({
        create: subscribe.create,
        with: valueReader(['url', 'secret'], report).entries(subscribe.with, `${AT}/subscribe/with`),
        secret:
          subscribe.secret === undefined ? undefined : read.values.locator(subscribe.secret, `${AT}/subscribe/secret`),
        delete: subscribe.delete,
      }),
    byHand: source.by_hand,
  })
}

const BODY: Template = { text: '{{body}}', parts: [{ name: 'body' }] }

function verificationOf(
  source: WebhooksSource['verify'],
  read: RequestLocatorReader,
  report: ReportProblem,
): WebhookVerification {
  const at = `${AT}/verify`
  if (source.type === 'token') return { type: 'token', at: read.locator(source.at, `${at}/at`), key: source.key }
  if (source.type !== 'signature') return source
  const { key, keep = {} } = source
  const long = typeof key === 'string' ? { from: key } : key
  const names = valueReader([...SIGNED, ...Object.keys(keep)], report)
  return defined({
    type: 'signature' as const,
    algorithm: source.algorithm,
    key: long.from,
    keyForm: long.form,
    keyDecode: long.decode,
    text: source.text === undefined ? BODY : names.template(source.text, `${at}/text`),
    keep: read.named(keep, `${at}/keep`),
    signature: read.locator(source.signature, `${at}/signature`),
    encode: source.encode ?? 'hex',
    timestamp: read.optional(source.timestamp, `${at}/timestamp`),
    toleranceSeconds: source.tolerance,
  })
}

function handshakeOf(
  source: NonNullable<WebhooksSource['handshake']>,
  read: RequestLocatorReader,
  report: ReportProblem,
): Handshake {
  const at = `${AT}/handshake`
  const { when, keep = {}, answer } = source
  const names = Object.keys(keep)
  const forSign = valueReader(names, report)
  const ofAnswer = valueReader(source.sign === undefined ? names : [...names, 'signature'], report)
  return defined({
    at: read.locator(when.at, `${at}/when/at`),
    is: when.is,
    isSigned: source.signed ?? (source.secret === undefined && source.token === undefined),
    token: read.optional(source.token, `${at}/token`),
    secret: read.optional(source.secret, `${at}/secret`),
    keep: read.named(keep, `${at}/keep`),
    sign: source.sign === undefined ? undefined : forSign.template(source.sign, `${at}/sign`),
    text: answer.text === undefined ? undefined : ofAnswer.template(answer.text, `${at}/answer/text`),
    json: answer.json && ofAnswer.entries(answer.json, `${at}/answer/json`),
    headers: ofAnswer.entries(answer.headers, `${at}/answer/headers`),
  })
}

/** Returns the event names with their meaning: exact ones first, then the longest. */
function rulesOf(
  { events, entities = {} }: WebhooksSource,
  known: Manifest['entities'],
  read: RequestLocatorReader,
): EventRule[] {
  const record = read.optional(events.record, `${AT}/events/record`)
  const key = read.optional(events.key, `${AT}/events/key`)
  const rules = Object.entries(entities).flatMap(([entity, source]) => {
    const at = pointer(AT, 'entities', entity)
    const ofRecord = read.optional(source.record, `${at}/record`) ?? record
    const ofKey = read.optional(source.key, `${at}/key`) ?? key
    const params = source.params && read.named(source.params, `${at}/params`)
    return (['upsert', 'reread', 'delete'] as const).flatMap((action) =>
      (source[action] ?? []).map((name) =>
        defined({
          name,
          entity,
          action,
          keyField: ownKeyField(resolveKey(own(known, entity)?.key)),
          record: action === 'reread' ? undefined : ofRecord,
          key: action === 'upsert' ? undefined : ofKey,
          params: action === 'reread' ? params : undefined,
        }),
      ),
    )
  })
  const isExact = ({ name }: EventRule) => !name.includes('*')
  return rules.sort(
    (one, other) => Number(isExact(other)) - Number(isExact(one)) || other.name.length - one.name.length,
  )
}
