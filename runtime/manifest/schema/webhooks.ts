import type { JsonSchema } from '../../base/json.ts'
import { FORM, IDENTIFIER, key, keys, mapOf, NAME, OPERATION_ID, PAGE_URL, ref, TEXT } from './words.ts'

const LOCATOR = ref('requestLocator')
const LOCATORS = ref('requestLocators')

/** The name of a vendor's event. A star matches any characters except dots. */
const EVENT_NAMES: JsonSchema = {
  type: 'array',
  items: { type: 'string', pattern: '^[^\\s*]*(?:\\*[^\\s*]*)?$', minLength: 1, maxLength: 200 },
  minItems: 1,
  maxItems: 200,
}

/** Sources of signature keys. */
const SECRET_SOURCE: JsonSchema = {
  type: 'string',
  pattern: '^(?:secret|client_secret|credentials\\.[A-Za-z_]\\w{0,99})$',
}

const SECRET = key(
  'The shared secret: `secret`, which the vendor or the owner gives when the subscription is made; `client_secret` of the OAuth ' +
    "application; or `credentials.<name>` of the connector. A handshake's secret is `secret`.",
  'client_secret',
  SECRET_SOURCE,
)

const KEY = key(
  'The secret that signs. See the same key of type token. The long form says how the key is written in it.',
  'client_secret',
  {
    anyOf: [
      SECRET_SOURCE,
      keys(
        {
          from: SECRET,
          form: { ...FORM, description: 'The text around the key, with {} in its place.', examples: ['whsec_{}'] },
          decode: key('The encoding of the key. Defaults to plain text.', 'base64', { const: 'base64' }),
        },
        ['from'],
      ),
    ],
  },
  { from: 'secret', form: 'whsec_{}', decode: 'base64' },
)

const TOLERANCE = key('The largest age of a request, in seconds.', 300, {
  type: 'integer',
  minimum: 1,
  maximum: 86_400,
})

const TIME = key(
  'Where the time of the request is. The signature must cover it.',
  { at: 'header.Acme-Signature', separator: ',', form: 't={}' },
  ref('requestLocator'),
)

function scheme(type: string, properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema {
  return keys({ type: key('How the vendor proves that a request is its own.', type, { const: type }), ...properties }, [
    'type',
    ...required,
  ])
}

const VERIFY: JsonSchema = {
  type: 'object',
  description: 'How the vendor proves that a request is its own.',
  examples: [
    {
      type: 'signature',
      algorithm: 'hmac-sha256',
      key: 'secret',
      text: '{{timestamp}}.{{body}}',
      signature: { at: 'header.Acme-Signature', separator: ',', form: 'v1={}' },
      timestamp: { at: 'header.Acme-Signature', separator: ',', form: 't={}' },
      tolerance: 300,
    },
  ],
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: [
    scheme(
      'signature',
      {
        algorithm: key('The algorithm. RFC 2104.', 'hmac-sha256', { enum: ['hmac-sha256', 'hmac-sha1'] }),
        key: KEY,
        text: key(
          'The signed text: body (its bytes), timestamp, method, url, path (with query) of the request, form (the fields of a form, ' +
            'sorted by name, each name before its value), and the names of keep. Defaults to {{body}}.',
          '{{timestamp}}.{{body}}',
          ref('template'),
        ),
        keep: key(
          'Further values of the signed text, by name.',
          { id: 'header.Webhook-Id' },
          mapOf(LOCATOR, IDENTIFIER),
        ),
        signature: key(
          'Where the signature is. With a separator there may be several: one must fit.',
          { at: 'header.X-Acme-Signature', form: 'sha256={}' },
          LOCATOR,
          'header.Acme-Signature',
        ),
        encode: key('The encoding of the signature. Defaults to hex.', 'base64', {
          enum: ['hex', 'base64'],
        }),
        timestamp: TIME,
        tolerance: TOLERANCE,
      },
      ['algorithm', 'key', 'signature'],
    ),
    scheme('token', { at: key('Where the secret itself is.', 'header.X-Acme-Token', LOCATOR), key: SECRET }, [
      'at',
      'key',
    ]),
    scheme(
      'basic',
      {
        username: key('The user name. Without it, any name is accepted.', 'webhooks', TEXT),
        key: { ...SECRET, description: 'The password; see the same key of type token.' },
      },
      ['key'],
    ),
    scheme(
      'url',
      {
        because: key(
          "Why nothing but the URL's own secret proves it.",
          'The vendor neither signs requests nor sends a secret with them.',
          TEXT,
        ),
      },
      ['because'],
    ),
  ],
}

const HANDSHAKE = key(
  "A request that carries no event: the vendor checks the URL, or hands over the secret of later requests. It is answered with the request's own values.",
  {
    when: { at: '$.type', is: ['url_verification'] },
    keep: { challenge: '$.challenge' },
    answer: { text: '{{challenge}}' },
  },
  keys(
    {
      when: key(
        'What marks the request. Without is, any value except null.',
        { at: '$.type', is: ['url_verification'] },
        keys(
          {
            at: key('Where the mark is.', '$.type', LOCATOR),
            is: key('The values of the mark.', ['url_verification'], { type: 'array', minItems: 1, items: {} }),
          },
          ['at'],
        ),
      ),
      signed: key('Whether the request is verified like others. Defaults to true.', false, { type: 'boolean' }),
      token: key('Where an unsigned request has the shared secret, which must fit.', 'query.hub.verify_token', LOCATOR),
      secret: key(
        'Where the request has the secret of later ones. It counts only as long as no secret is known.',
        'header.X-Hook-Secret',
        LOCATOR,
      ),
      keep: key('Values of the answer, by name.', { challenge: '$.challenge' }, mapOf(LOCATOR, IDENTIFIER)),
      sign: key(
        'A text to sign with the key and the algorithm of verify, for the answer to insert as {{signature}}.',
        '{{challenge}}',
        ref('template'),
      ),
      answer: key(
        'The answer: text, or json, and headers. Its status is 200.',
        { json: { challenge: '{{challenge}}' } },
        keys({
          text: key('A plain text.', '{{challenge}}', ref('template')),
          json: key('A JSON body.', { challenge: '{{challenge}}' }, ref('values')),
          headers: key('Headers.', { 'X-Hook-Secret': '{{secret}}' }, ref('values')),
        }),
      ),
    },
    ['when', 'answer'],
  ),
)

const ACCOUNT = key(
  'How the account of an event is found: the value that a setting or a stored field of the connector has. Without it, the URL belongs to one connector.',
  { at: '$.team_id', field: 'team_id' },
  keys(
    {
      at: key('Where the account is.', '$.account', LOCATORS),
      field: key(
        'The setting (config), or the field of the token response that auth stores (store), with the same value.',
        'shop',
        NAME,
      ),
    },
    ['at', 'field'],
  ),
)

const VERB: JsonSchema = { type: 'string', minLength: 1, pattern: '^[^*]+$' }
const sentEvents = (examples: Readonly<Record<'create' | 'update' | 'delete', string>>): JsonSchema =>
  keys({
    create: key('After a record was created.', examples.create, VERB),
    update: key('After a record was changed.', examples.update, VERB),
    delete: key('After a record was deleted.', examples.delete, VERB),
  })

const EVENTS = key(
  'What an event is, and where its parts are. $ is the event.',
  { type: '$.type', id: '$.id', time: '$.created' },
  keys(
    {
      list: key('Where the body lists events. Without it, the body is one event.', '$.events', ref('locator')),
      type: key('Where the name of the event is.', '$.type', LOCATORS),
      action: key('Where the rest of the name is, if the vendor splits it. A dot joins both.', '$.action', LOCATORS),
      id: key(
        "Where the event's ID is, the same in each delivery. Without it, a digest of the event.",
        '$.id',
        LOCATORS,
      ),
      time: key('Where the time of the event is.', '$.created', LOCATORS),
      record: key('Where an event has the record, in the form in which the API gives it.', '$.data.object', LOCATORS),
      key: key('Where an event has the key of its record.', '$.data.id', LOCATORS),
      verbs: key(
        'What the names of events say of a created, changed or deleted record, where it is not created, updated and deleted. The sandbox sends events by them.',
        { create: 'opened', update: 'edited' },
        sentEvents({ create: 'opened', update: 'edited', delete: 'removed' }),
      ),
    },
    ['type'],
  ),
)

const ENTITY = keys({
  upsert: key(
    'Events that carry the new state of a record. An exact name beats a star, and a longer name with a star a shorter one.',
    ['customer.*'],
    EVENT_NAMES,
  ),
  reread: key('Events after which the record is read again by its key.', ['issue.*'], EVENT_NAMES),
  delete: key('Events of a deleted record.', ['customer.deleted'], EVENT_NAMES),
  record: key('Where the record is, if not at the record of events.', '$.issue', LOCATORS),
  key: key('Where the key is, if not at the key of events.', '$.issue.id', LOCATORS),
  params: key(
    "Params of the entity's get, if it needs others than the key.",
    { owner: '$.repository.owner.login', number: '$.issue.number' },
    mapOf(LOCATORS),
  ),
  sends: key(
    'The events that follow writes, where the verbs of events do not name them. The sandbox sends them.',
    { create: 'incident.triggered' },
    sentEvents({ create: 'incident.triggered', update: 'incident.annotated', delete: 'incident.removed' }),
  ),
})

const SUBSCRIBE = key(
  'How a subscription is made by operations of this manifest.',
  { create: 'webhook_endpoints.create', with: { url: '{{url}}', enabled_events: ['*'] }, secret: '$.secret' },
  keys(
    {
      create: key('The operation that subscribes.', 'webhook_endpoints.create', OPERATION_ID),
      with: key(
        'Its params. {{url}} is the URL to call, {{secret}} a random secret for it. The caller provides other required params.',
        { url: '{{url}}' },
        ref('values'),
      ),
      secret: key('Where the created record has the secret.', '$.secret', ref('locator')),
      delete: key(
        'The operation that ends a subscription. Its required param is the key. Params that create also asks for get the same values.',
        'webhook_endpoints.delete',
        OPERATION_ID,
      ),
    },
    ['create', 'with'],
  ),
)

/** The vendor's webhooks: their verification, and their events' meaning for entities. */
export const WEBHOOKS: JsonSchema = key(
  "The vendor's webhooks: how a request is verified, and which records its events change.",
  {
    docs: 'https://docs.example.com/webhooks',
    verify: { type: 'token', at: 'header.X-Acme-Token', key: 'secret' },
    events: { type: '$.type', id: '$.id', record: '$.data' },
    entities: { customers: { upsert: ['customer.*'], delete: ['customer.deleted'] } },
    by_hand: 'Create a webhook under Settings > Developers.',
  },
  keys(
    {
      docs: key("The vendor's page about webhooks and their signature.", 'https://docs.example.com/webhooks', PAGE_URL),
      verify: ref('webhookVerify'),
      handshake: HANDSHAKE,
      account: ACCOUNT,
      events: EVENTS,
      entities: key(
        'The events of each entity, by what they do to its records.',
        { customers: { upsert: ['customer.*'], delete: ['customer.deleted'] } },
        { ...mapOf(ref('webhookEntity'), IDENTIFIER), minProperties: 1 },
      ),
      subscribe: SUBSCRIBE,
      by_hand: key(
        'What the owner does in the product to subscribe, in a few sentences.',
        'Create a webhook under Settings > Developers, and paste the URL.',
        TEXT,
      ),
    },
    ['docs', 'verify', 'events'],
  ),
)

/** Definitions of webhooks. */
export const WEBHOOK_WORDS: Record<string, JsonSchema> = {
  requestLocator: {
    description:
      "Where a value is in a vendor's request: $.path in the body, header.Name or query.name. The long form cuts the value out of a text.",
    examples: ['$.type', 'header.X-Acme-Topic', { at: 'header.Acme-Signature', separator: ',', form: 'v1={}' }],
    anyOf: [
      ref('locator'),
      keys(
        {
          at: key('Where the text is.', 'header.Acme-Signature', ref('locator')),
          separator: key('The text between the parts of a list. Parts that do not fit the form are ignored.', ',', {
            type: 'string',
            minLength: 1,
            maxLength: 3,
          }),
          form: FORM,
          into: key('The text that the value is put into, with {} in its place.', 'gid://acme/Order/{}', {
            type: 'string',
            pattern: '^[^{}]*\\{\\}[^{}]*$',
            maxLength: 500,
          }),
        },
        ['at'],
      ),
    ],
  },
  requestLocators: {
    description: 'A locator of a request, or a list of them. The first that finds a value counts.',
    examples: [
      '$.type',
      [
        { at: '$.MessageStatus', into: 'message.{}' },
        { at: '$.CallStatus', into: 'call.{}' },
      ],
    ],
    anyOf: [ref('requestLocator'), { type: 'array', items: ref('requestLocator'), minItems: 1, maxItems: 10 }],
  },
  webhookVerify: VERIFY,
  webhookEntity: {
    description: 'The events of one entity.',
    examples: [{ upsert: ['customer.*'], delete: ['customer.deleted'] }],
    ...ENTITY,
  },
}
