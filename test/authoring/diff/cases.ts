/** Changes of the manifest and what the report says of each. */
import type { Edit } from './shop.ts'

/** Edits of the manifest, and what is reported of them: class, rule, operations, location and message. */
export interface Case {
  readonly before?: readonly Edit[]
  readonly after: readonly Edit[]
  readonly reported: readonly string[]
}

const WEBHOOKS =
  'webhooks:\n  docs: https://docs.shop.example/hooks\n  verify: {type: token, at: header.X-Token, key: secret}\n  events: {type: $.type, key: $.id}\n  entities: {customers: {reread: [customer.*]}}\n  by_hand: Ask.\n'

/** One for every rule at least. */
export const CASES: readonly Case[] = [
  {
    after: [
      [', email: string, region: string}', ', region: string}'],
      ['      require: [[status, email]]\n', ''],
    ],
    reported: [
      'breaking | param-removed | customers.list | old:52 | param `email` was removed',
      'additive | require-widened | customers.list | old:53 | no longer needs `status` with `email`',
    ],
  },
  {
    after: [['tags: "string[]"', 'tags: "string[]", nick: string!']],
    reported: ['breaking | param-added-required | customers.create | new:57 | param `nick` is new and required'],
  },
  {
    after: [['tags: "string[]"', 'tags: "string[]!"']],
    reported: ['breaking | param-required | customers.create | new:57 | param `tags` is required now'],
  },
  {
    after: [['email: string, region', 'email: integer, region']],
    reported: [
      'breaking | param-type-narrowed | customers.list | new:52 | param `email` is now `integer` instead of `string`',
      'additive | param-type-widened | customers.list | new:52 | param `email` may be `integer`, not only `string`',
    ],
  },
  {
    after: [['enum: [open, closed]', 'enum: [open, gone]']],
    reported: [
      'breaking | enum-narrowed | customers.list | new:52 | param `status` no longer takes `closed`',
      'additive | enum-widened | customers.list | new:52 | param `status` takes `gone` too',
    ],
  },
  {
    after: [['maximum: 100', 'maximum: 50']],
    reported: ['breaking | limit-narrowed | customers.list | new:38 | param `limit` has maximum `50` instead of `100`'],
  },
  {
    after: [['maximum: 100', 'maximum: 200']],
    reported: ['additive | limit-widened | customers.list | new:38 | param `limit` has maximum `200` instead of `100`'],
  },
  {
    after: [['default: 10', 'default: 20']],
    reported: ['breaking | default-changed | customers.list | new:38 | param `limit` has default `20` instead of `10`'],
  },
  {
    after: [['[[status, email]]', '[[status, email], [email, region]]']],
    reported: ['additive | require-widened | customers.list | new:53 | `email` with `region` is enough'],
  },
  {
    after: [['      require: [[status, email]]\n', '']],
    reported: ['additive | require-widened | customers.list | old:53 | no longer needs `status` with `email`'],
  },
  {
    after: [['tags: "string[]"', 'tags: "string[]", nick: string']],
    reported: ['additive | param-added | customers.create | new:57 | param `nick` is new'],
  },
  {
    after: [['name: string!, tags', 'name: string, tags']],
    reported: ['additive | param-optional | customers.create | new:57 | param `name` is optional now'],
  },
  {
    after: [
      [
        'email: string, region',
        'email: {type: string, sunset: {date: none, docs: https://docs.example.com/changes, read: 2026-11-29}}, region',
      ],
    ],
    reported: [
      'additive | ending-stated | - | new:52 | `entities.customers.list.params.email` ends: Deprecated.',
      'internal | param-described | customers.list | new:52 | param `email` has a new description',
    ],
  },
  {
    after: [['email: string, region', 'email: {type: string, description: Whose.}, region']],
    reported: ['internal | param-described | customers.list | new:52 | param `email` has a new description'],
  },
  {
    after: [['lte: {type: integer, maximum: 9}', 'lte: {type: integer, maximum: 7}']],
    reported: [
      'breaking | limit-narrowed | customers.list | new:52 | param `created.lte` has maximum `7` instead of `9`',
    ],
  },
  {
    after: [['gte: integer, ', '']],
    reported: ['breaking | param-removed | customers.list | old:52 | param `created.gte` was removed'],
  },
  {
    after: [['    get: {request: "GET /customers/{id}"}\n', '']],
    reported: ['breaking | operation-removed | customers.get | old:54 | was removed'],
  },
  {
    after: [['  files:\n', '    update: {request: "POST /customers/{id}", params: {name: string}}\n  files:\n']],
    reported: ['additive | operation-added | customers.update | new:60 | is new'],
  },
  {
    after: [['    name: string\n', '    name: string?\n']],
    reported: [
      'breaking | field-nullable | customers.list+customers.get+customers.create | new:70 | field `name` may be null',
    ],
  },
  {
    after: [['    email: string?\n', '    email: string\n']],
    reported: [
      'additive | field-never-null | customers.list+customers.get+customers.create | new:71 | field `email` is never null',
    ],
  },
  {
    after: [['    id: string!\n', '    id: string\n']],
    reported: [
      'breaking | field-optional | customers.list+customers.get+customers.create | new:69 | field `id` may be absent',
    ],
  },
  {
    after: [['    name: string\n', '    name: string!\n']],
    reported: [
      'additive | field-always-there | customers.list+customers.get+customers.create | new:70 | field `name` is always present',
    ],
  },
  {
    after: [['    name: string\n', '    name: integer\n']],
    reported: [
      'breaking | field-type-changed | customers.list+customers.get+customers.create | new:70 | field `name` is `integer` instead of `string`',
      'breaking | search-field-changed | - | new:47 | `customers` is searched by `name` as `integer` instead of `string`',
    ],
  },
  {
    after: [['enum: [small, large]', 'enum: [small]']],
    reported: [
      'additive | field-values-removed | customers.list+customers.get+customers.create | new:73 | field `size` is no longer `large`',
    ],
  },
  {
    after: [['enum: [small, large]', 'enum: [small, large, huge]']],
    reported: [
      'additive | field-values-added | customers.list+customers.get+customers.create | new:73 | field `size` may be `huge` too',
    ],
  },
  {
    after: [['city: string, ', '']],
    reported: [
      'breaking | field-removed | customers.list+customers.get+customers.create | old:67 | field `address.city` was removed',
    ],
  },
  {
    after: [['zip: string?', 'zip: string?, land: string']],
    reported: [
      'additive | field-added | customers.list+customers.get+customers.create | new:67 | field `address.land` is new',
    ],
  },
  {
    after: [['meta: {total: $.total}', 'meta: {}']],
    reported: ['breaking | meta-removed | customers.list | old:41 | meta `total` was removed'],
  },
  {
    after: [['meta: {total: $.total}', 'meta: {total: $.total, more: $.more}']],
    reported: ['additive | meta-added | customers.list | new:41 | meta `more` is new'],
  },
  {
    after: [['meta: {total: $.total}', 'meta: {total: $.count}']],
    reported: [
      'wire | meta-moved | customers.list | new:41 | meta `total` is read from another location: `$.count` instead of `$.total`',
    ],
  },
  {
    after: [['records: $.items', 'records: $.data']],
    reported: [
      'wire | records-moved | customers.list | new:40 | records are read from another location: `$.data` instead of `$.items`',
    ],
  },
  {
    after: [['records: $.items', 'records: null']],
    reported: ['breaking | records-removed | customers.list | new:40 | the response no longer has records'],
  },
  {
    after: [['    name: string\n', '    name: {type: string, description: Whole.}\n']],
    reported: [
      'internal | field-described | customers.list+customers.get+customers.create | new:70 | field `name` has a new description',
    ],
  },
  {
    after: [
      [
        '{style: cursor, param: after, next: $.after, size: limit}',
        '{style: link, param: after, next: $.after, size: limit}',
      ],
    ],
    reported: [
      'breaking | pagination-changed | customers.list | new:42 | paginates by `link`, `after` instead of `cursor`, `after`',
    ],
  },
  {
    after: [
      [
        '{style: cursor, param: after, next: $.after, size: limit}',
        '{style: cursor, param: after, next: $.next, size: limit}',
      ],
    ],
    reported: [
      'wire | pagination-read | customers.list | new:42 | reads the next page differently: next `$.next` instead of `$.after`',
    ],
  },
  {
    after: [['{style: cursor, param: after, next: $.after, size: limit}', '{style: none, because: One page.}']],
    reported: ['breaking | pagination-changed | customers.list | new:42 | no longer has pages'],
  },
  {
    after: [['    - {status: 402, as: plan_required}\n', '']],
    reported: [
      'breaking | error-changed | customers.list+customers.get+customers.create+files.download+account.get | new:31 | some errors have another code',
    ],
  },
  {
    after: [['    - {status: [423, 424], as: conflict}\n', '    - {status: [423, 424, 425], as: conflict}\n']],
    reported: [
      'additive | error-reported | customers.list+customers.get+customers.create+files.download+account.get | new:31 | status `425` is reported as `conflict`',
    ],
  },
  {
    after: [
      ['      require: [[status, email]]\n', '      require: [[status, email]]\n      exclusive: [[email, region]]\n'],
    ],
    reported: ['breaking | conditions-added | customers.list | new:52 | some params now exclude or require each other'],
  },
  {
    before: [
      [
        '      require: [[status, email]]\n',
        '      require: [[status, email]]\n      needs: [{when: email, params: [region]}]\n',
      ],
    ],
    after: [],
    reported: [
      'additive | conditions-removed | customers.list | new:52 | some params no longer exclude or require each other',
    ],
  },
  {
    after: [['    records: $.items\n', '    records: $.items\n    keyed_by: id\n']],
    reported: [
      'wire | records-read | customers.list | new:40 | reads the records from the response differently: shape.keyedBy `id` instead of `none`',
    ],
  },
  {
    after: [['    records: $.items\n', '    records: $.items\n    absent_records: empty\n']],
    reported: ['wire | records-absent | customers.list | new:41 | reads a response without the list as an empty page'],
  },
  {
    after: [['    records: $.items\n', '    records: $.items\n    absent_records: $\n']],
    reported: ['wire | records-absent | customers.list | new:41 | reads a response without the list as one record'],
  },
  {
    after: [['scopes: [write]', 'scopes: [write, admin]']],
    reported: ['breaking | scope-added | customers.create | new:59 | needs scope `admin`'],
  },
  {
    after: [['scopes: [write]', 'scopes: [[write, admin]]']],
    reported: ['wire | scope-removed | customers.create | old:59 | no longer needs scope `write`'],
  },
  {
    before: [['scopes: [write]', 'scopes: [[write, admin]]']],
    after: [['scopes: [write]', 'scopes: [[write, owner]]']],
    reported: [
      'breaking | scope-added | customers.create | new:59 | needs scope `write` or `owner`',
      'wire | scope-removed | customers.create | old:59 | no longer needs scope `write` or `admin`',
    ],
  },
  {
    after: [['      scopes: [write]\n', '']],
    reported: ['wire | scope-removed | customers.create | old:59 | no longer needs scope `write`'],
  },
  {
    after: [['      scopes: [write]\n', '      scopes: [write]\n      effect: destroys\n']],
    reported: ['breaking | effect-raised | customers.create | new:60 | is `destroys`, not `additive`'],
  },
  {
    before: [['      scopes: [write]\n', '      scopes: [write]\n      effect: overwrites\n']],
    after: [['      scopes: [write]\n', '      scopes: [write]\n      effect: additive\n']],
    reported: ['wire | effect-lowered | customers.create | new:60 | is only `additive`, not `overwrites`'],
  },
  {
    after: [['      scopes: [write]\n', '      scopes: [write]\n      pays: true\n']],
    reported: ['breaking | effect-raised | customers.create | new:60 | moves money'],
  },
  {
    before: [['      scopes: [write]\n', '      scopes: [write]\n      pays: true\n']],
    after: [],
    reported: ['wire | effect-lowered | customers.create | old:60 | no longer moves money'],
  },
  {
    after: [['      scopes: [write]\n', '      scopes: [write]\n      undo: A deletion.\n']],
    reported: ['internal | undo-changed | customers.create | new:60 | is undone: `A deletion.`'],
  },
  {
    after: [
      [
        '      scopes: [write]\n',
        '      scopes: [write]\n      sunset: {date: none, docs: https://docs.example.com/changes, read: 2026-11-29}\n',
      ],
    ],
    reported: [
      'additive | ending-stated | - | new:60 | `entities.customers.create` ends: Deprecated.',
      'internal | description-changed | customers.create | new:55 | has a new description',
    ],
  },
  {
    after: [['request: POST /customers', 'request: PUT /customers']],
    reported: ['wire | method-changed | customers.create | new:56 | uses `PUT` instead of `POST`'],
  },
  {
    after: [['request: GET /customers\n', 'request: GET /people\n']],
    reported: ['wire | path-changed | customers.list | new:51 | uses `/people` instead of `/customers`'],
  },
  {
    after: [['body: {kind: person}', 'body: {kind: firm}']],
    reported: [
      'wire | body-changed | customers.create | new:58 | sends a different body: kind `firm` instead of `person`',
    ],
  },
  {
    after: [['X-Region: "{{config.region}}"', 'X-Area: "{{config.region}}"']],
    reported: [
      'wire | headers-changed | customers.list+customers.get+customers.create+files.download+account.get | new:14 | sends different headers: x-region `none` instead of `{{config.region}}`, x-area `{{config.region}}` instead of `none`',
    ],
  },
  {
    after: [['      body: {kind: person}\n', '      body: {kind: person}\n      encode: {body: form}\n']],
    reported: [
      'wire | encoding-changed | customers.create | new:59 | writes values differently: body `form` instead of `json`',
    ],
  },
  {
    after: [['request: GET /customers\n', 'request: GET /customers\n      query: {expand: all}\n']],
    reported: [
      'wire | query-changed | customers.list | new:52 | sends a different query: expand `all` instead of `none`',
    ],
  },
  {
    after: [['errors:\n', 'retry: {max: 1}\nerrors:\n']],
    reported: [
      'wire | retry-changed | customers.list+customers.get+customers.create+files.download+account.get | new:29 | retries differently: max `1` instead of `3`',
    ],
  },
  {
    after: [['      scopes: [write]\n', '      scopes: [write]\n      steps: [{request: GET /done}]\n']],
    reported: [
      'wire | steps-changed | customers.create | new:60 | sends different requests after its first, or reads them differently: 0.request.method `GET` instead of `none`, 0.request.path.0 `/done` instead of `none`, 0.request.headers.x-region `{{config.region}}` instead of `none`, 0.request.encode.body `json` instead of `none` and 3 more',
    ],
  },
  {
    after: [['errors:\n', 'timeout: 20\nerrors:\n']],
    reported: [
      'wire | timeout-changed | customers.list+customers.get+customers.create+files.download+account.get | new:29 | gives up after 20 s instead of 60 s',
    ],
  },
  {
    after: [['message: $.message', 'message: $.error.message']],
    reported: [
      'wire | error-places-changed | customers.list+customers.get+customers.create+files.download+account.get | new:29 | reads error messages from another location: message.0 `$.error.message` instead of `$.message`',
    ],
  },
  {
    after: [['description: Lists customers.', 'description: Lists all customers.']],
    reported: ['internal | description-changed | customers.list | new:50 | has a new description'],
  },
  {
    after: [
      ['request: GET /customers\n', 'keywords: [client, buyer, payer, shopper, CRM]\n      request: GET /customers\n'],
    ],
    reported: ['internal | keywords-changed | customers.list | new:51 | is found by other keywords'],
  },
  {
    after: [['url: $.url, hosts', 'url: $.link, hosts']],
    reported: [
      'wire | file-changed | files.download | new:63 | finds its file differently: url `$.link` instead of `$.url`',
    ],
  },
  {
    after: [['hosts: [files.shop.example]', 'hosts: [files.shop.example, evil.example]']],
    reported: ['breaking | host-added | - | new:63 | `evil.example` is a new host (files of files.download)'],
  },
  {
    after: [['https://login.shop.example/token', 'https://login.evil.example/token']],
    reported: [
      'breaking | host-added | - | new:26 | `login.evil.example` is a new host (token of oauth)',
      'wire | host-removed | - | old:26 | `login.shop.example` is no longer used (token of oauth)',
      'wire | auth-endpoints-changed | - | new:26 | auth `oauth` gets its tokens differently: token.url `https://login.evil.example/token` instead of `https://login.shop.example/token`',
    ],
  },
  {
    after: [['base_url: https://api.shop.example/v1', 'base_url: https://api2.shop.example/v1']],
    reported: [
      'breaking | host-added | - | new:9 | `api2.shop.example` is a new host (base_url)',
      'wire | host-removed | - | old:9 | `api.shop.example` is no longer used (base_url)',
      'wire | base-url-changed | - | new:9 | the base URL changed: `https://api2.shop.example/v1` instead of `https://api.shop.example/v1`',
    ],
  },
  {
    after: [['base_url: https://api.shop.example/v1', 'base_url: https://api.shop.example/v2']],
    reported: [
      'wire | base-url-changed | - | new:9 | the base URL changed: `https://api.shop.example/v2` instead of `https://api.shop.example/v1`',
    ],
  },
  {
    after: [['2f0a1c0e-7b2b-4a34-9a38-0b8f6a1d5e21', '2f0a1c0e-7b2b-4a34-9a38-0b8f6a1d5e22']],
    reported: [
      'breaking | kind-renamed | - | new:3 | `id` is `2f0a1c0e-7b2b-4a34-9a38-0b8f6a1d5e22` instead of `2f0a1c0e-7b2b-4a34-9a38-0b8f6a1d5e21`',
    ],
  },
  {
    after: [['config:\n', 'config:\n  site: {type: string, required: true, pattern: "^[a-z]+$"}\n']],
    reported: ['breaking | config-added-required | - | new:13 | setting `site` is new and required'],
  },
  {
    after: [['config:\n', 'config:\n  beta: boolean\n']],
    reported: ['additive | config-added | - | new:13 | setting `beta` is new'],
  },
  {
    after: [['pattern: "^[a-z]+$", examples', 'pattern: "^[a-y]+$", examples']],
    reported: [
      'breaking | config-narrowed | - | new:13 | setting `region` has pattern `^[a-y]+$` instead of `^[a-z]+$`',
    ],
  },
  {
    after: [
      [
        'config:\n  region: {type: string, description: Where., pattern: "^[a-z]+$", examples: [eu]}\nheaders: {X-Region: "{{config.region}}"}\n',
        '',
      ],
    ],
    reported: [
      'breaking | config-removed | - | old:13 | setting `region` was removed',
      'wire | headers-changed | customers.list | new:46 | sends different headers: x-region `none` instead of `{{config.region}}`',
      'wire | headers-changed | customers.get | new:51 | sends different headers: x-region `none` instead of `{{config.region}}`',
      'wire | headers-changed | customers.create | new:52 | sends different headers: x-region `none` instead of `{{config.region}}`',
      'wire | headers-changed | files.download | new:58 | sends different headers: x-region `none` instead of `{{config.region}}`',
      'wire | headers-changed | account.get | new:61 | sends different headers: x-region `none` instead of `{{config.region}}`',
    ],
  },
  {
    after: [['note: string}', 'note: string, org: string!}']],
    reported: ['breaking | credential-field-added | - | new:20 | auth `key`: credential `org` is new and required'],
  },
  {
    after: [['note: string}', 'note: string, org: string}']],
    reported: ['additive | credential-field-optional | - | new:20 | auth `key`: credential `org` is new'],
  },
  {
    after: [[', note: string', '']],
    reported: ['breaking | credential-field-removed | - | old:20 | auth `key`: credential `note` was removed'],
  },
  {
    after: [
      ['{api_key: string!, note: string}', '{api_key: {type: string, required: true, pattern: "^k_"}, note: string}'],
    ],
    reported: [
      'breaking | credential-field-narrowed | - | new:20 | auth `key`: credential `api_key` has pattern `^k_` now',
    ],
  },
  {
    after: [['scopes: [read]', 'scopes: [read, admin]']],
    reported: ['breaking | scope-added | - | new:27 | auth `oauth` asks for scope `admin`; owners must consent again'],
  },
  {
    after: [['scopes: [read]', 'scopes: []']],
    reported: ['wire | scope-removed | - | old:27 | auth `oauth` no longer asks for scope `read`'],
  },
  {
    before: [['    scopes: [read]\n', '    scopes: [read]\n    scope_words: {read: See everything.}\n']],
    after: [['    scopes: [read]\n', '    scopes: [read]\n    scope_words: {read: See your files.}\n']],
    reported: [
      'additive | scope-words-changed | - | new:28 | auth `oauth` describes scope `read` to the owner as `See your files.`',
    ],
  },
  {
    after: [['send: {bearer: "{{api_key}}"}', 'send: {headers: {X-Key: "{{api_key}}"}}']],
    reported: [
      'wire | auth-send-changed | - | new:21 | auth `key` sends credentials in another place: bearer `none` instead of `{{api_key}}`, headers.X-Key `{{api_key}}` instead of `none`',
    ],
  },
  {
    after: [['title: OAuth', 'title: Sign in']],
    reported: ['internal | auth-described | - | new:24 | auth `oauth` has a new description'],
  },
  {
    after: [
      [
        'send: {bearer: "{{api_key}}"}',
        'forms: {api_key: {is: a key (k_…), pattern: "^k_", docs: https://shop.example.com/keys, read: 2026-11-29}}\n    send: {bearer: "{{api_key}}"}',
      ],
    ],
    reported: ['internal | auth-forms-changed | - | new:21 | auth `key` knows other forms of its credentials'],
  },
  {
    after: [['    scopes: [read]\n', '    scopes: [read]\n    rotates: true\n']],
    reported: [
      'wire | auth-endpoints-changed | - | new:26 | auth `oauth` gets its tokens differently: token.rotates `true` instead of `false`',
    ],
  },
  {
    after: [['    schema: Customer\n', '    schema: Customer\n    key: email\n']],
    reported: [
      'breaking | key-changed | - | new:47 | records of `customers` are identified by `email` instead of `id`',
    ],
  },
  {
    after: [['    search: [name, email]\n    sync: {field: name, newest_first: true}\n', '']],
    reported: [
      'breaking | search-removed | - | old:47 | `customers` is no longer searchable',
      'wire | sync-changed | - | new:45 | `customers` is synchronized differently: from `none` instead of `customers.list`, field `none` instead of `name`, lookbackSeconds `none` instead of `0`, later.newestFirst `none` instead of `true`',
    ],
  },
  {
    after: [['    schema: Customer\n', '    schema: Customer\n    own_fields: {at: $.more}\n']],
    reported: ["additive | own-fields-added | - | new:47 | `customers` has the account's own fields"],
  },
  {
    before: [['    schema: Customer\n', '    schema: Customer\n    own_fields: {at: $.more}\n']],
    after: [['    schema: Customer\n', '    schema: Customer\n    own_fields: {at: $.other}\n']],
    reported: [
      'wire | own-fields-changed | - | new:47 | own fields of `customers` are listed, asked or written differently',
    ],
  },
  {
    after: [['sync: {field: name, newest_first: true}', 'sync: {field: email, newest_first: true}']],
    reported: [
      'wire | sync-changed | - | new:48 | `customers` is synchronized differently: field `email` instead of `name`',
    ],
  },
  {
    after: [['    schema: Customer\n', '    description: Who buys.\n    schema: Customer\n']],
    reported: ['internal | entity-described | - | new:46 | `customers` has a new description'],
  },
  {
    after: [['title: Shop', 'title: The Shop']],
    reported: ['internal | about-changed | - | new:4 | `title` is `The Shop` instead of `Shop`'],
  },
  {
    after: [['  oauth:\n    type: oauth2', '  login:\n    type: oauth2']],
    reported: [
      'breaking | auth-variant-removed | - | old:22 | auth variant `oauth` was removed',
      'additive | auth-variant-added | - | new:22 | auth variant `login` is new',
    ],
  },
  {
    after: [
      ['    name: string\n    email', '    email'],
      ['search: [name, email]', 'search: [email]'],
      ['sync: {field: name, newest_first: true}', 'sync: {field: email, newest_first: true}'],
    ],
    reported: [
      'breaking | field-removed | customers.list+customers.get+customers.create | old:70 | field `name` was removed',
      'breaking | search-field-removed | - | old:47 | `customers` is no longer searchable by `name`',
      'wire | sync-changed | - | new:48 | `customers` is synchronized differently: field `email` instead of `name`',
    ],
  },
  {
    after: [['errors:\n', 'redirects: same_host\nerrors:\n']],
    reported: [
      'wire | redirects-changed | customers.list+customers.get+files.download+account.get | new:29 | follows redirects within the host',
    ],
  },
  {
    after: [['errors:\n', 'rate: {limit: 5, per: 1}\nerrors:\n']],
    reported: [
      'wire | rate-changed | customers.list+customers.get+customers.create+files.download+account.get | new:29 | has another rate limit: limit `5` instead of `none`, perMs `1000` instead of `none`, unit `seconds` instead of `none`',
    ],
  },
  {
    after: [['search: [name, email]', 'search: [name, email, id]']],
    reported: ['additive | search-field-added | - | new:47 | `customers` can be searched by `id`'],
  },
  {
    after: [
      ['  files:\n', '  tags: {list: {request: GET /tags}}\n  files:\n'],
      ['check: account.get', 'check: tags.list'],
    ],
    reported: [
      'wire | check-changed | - | new:10 | `check` is `tags.list` instead of `account.get`',
      'additive | operation-added | tags.list | new:60 | is new',
    ],
  },
  {
    after: [['kind: shop', 'kind: store']],
    reported: ['breaking | kind-renamed | - | new:2 | `kind` is `store` instead of `shop`'],
  },
  {
    before: [['    name: string\n', '    name: string\n    total: number\n']],
    after: [['    name: string\n', '    name: string\n    total: integer\n']],
    reported: [
      'additive | field-type-narrowed | customers.list+customers.get+customers.create | new:71 | field `total` is always `integer`',
    ],
  },
  {
    before: [['region: string}', 'region: string, amount: integer}']],
    after: [['region: string}', 'region: string, amount: number}']],
    reported: [
      'additive | param-type-widened | customers.list | new:52 | param `amount` may be `number`, not only `integer`',
    ],
  },
  {
    before: [['region: string}', 'region: string, amount: number}']],
    after: [['region: string}', 'region: string, amount: integer}']],
    reported: [
      'breaking | param-type-narrowed | customers.list | new:52 | param `amount` is now `integer` instead of `number`',
    ],
  },
  {
    after: [['      body: {kind: person}\n', '      body: {kind: person}\n      open: true\n']],
    reported: ['additive | params-opened | customers.create | new:59 | undeclared params are passed on'],
  },
  {
    before: [['      body: {kind: person}\n', '      body: {kind: person}\n      open: true\n']],
    after: [],
    reported: ['breaking | params-closed | customers.create | old:59 | undeclared params are now refused'],
  },
  {
    before: [['{style: cursor, param: after, next: $.after, size: limit}', '{style: none, because: One page.}']],
    after: [],
    reported: ['additive | pagination-added | customers.list | new:42 | has pages by `cursor`, `after`'],
  },
  {
    after: [['pattern: "^[a-z]+$", examples', 'examples']],
    reported: ['additive | config-widened | - | new:13 | setting `region` no longer has pattern (was `^[a-z]+$`)'],
  },
  {
    before: [
      [
        '  oauth:\n    type: oauth2\n    title: OAuth\n    authorize: https://login.shop.example/authorize\n',
        '  oauth:\n    type: client_credentials\n    title: OAuth\n',
      ],
    ],
    after: [],
    reported: [
      'breaking | host-added | - | new:25 | `login.shop.example` is a new host (authorize of oauth)',
      'breaking | auth-type-changed | - | new:23 | auth `oauth` is `oauth2` instead of `client_credentials`',
      'breaking | credential-field-added | - | new:22 | auth `oauth`: credential `refresh_token` is new and required',
      'wire | auth-endpoints-changed | - | new:26 | auth `oauth` gets its tokens differently: authorize.url `https://login.shop.example/authorize` instead of `none`, authorize.pkce `false` instead of `none`',
      'additive | credential-field-optional | - | new:22 | auth `oauth`: credential `client_id` is optional now',
      'additive | credential-field-optional | - | new:22 | auth `oauth`: credential `client_secret` is optional now',
    ],
  },
  {
    before: [
      [
        '    get: {request: "GET /customers/{id}"}\n',
        '    get:\n      request: POST /graphql\n      params: {id: string!}\n      graphql: "query ($id: String!) { a(id: $id) { b } }"\n',
      ],
    ],
    after: [
      [
        '    get: {request: "GET /customers/{id}"}\n',
        '    get:\n      request: POST /graphql\n      params: {id: string!}\n      graphql: "query ($id: String!) { a(id: $id) { c } }"\n',
      ],
    ],
    reported: ['wire | graphql-changed | customers.get | new:57 | sends a different document'],
  },
  {
    after: [['[[status, email]]', '[[status]]']],
    reported: ['additive | require-widened | customers.list | new:53 | `status` is enough'],
  },
  {
    before: [['      require: [[status, email]]\n', '']],
    after: [],
    reported: ['breaking | require-narrowed | customers.list | new:53 | needs `status` with `email`'],
  },
  {
    after: [['schemas:\n', `${WEBHOOKS}schemas:\n`]],
    reported: ['additive | webhooks-added | - | new:65 | webhooks are received'],
  },
  {
    before: [['schemas:\n', `${WEBHOOKS}schemas:\n`]],
    after: [],
    reported: ['breaking | webhooks-removed | - | old:65 | webhooks are no longer received'],
  },
  {
    before: [['schemas:\n', `${WEBHOOKS}schemas:\n`]],
    after: [
      [
        'schemas:\n',
        `${WEBHOOKS.replace('key: secret', 'key: client_secret').replace('[customer.*]', '[client.*]').replace('Ask', 'Do').replace('$.id', '$.key')}schemas:\n`,
      ],
    ],
    reported: [
      'breaking | webhook-events-removed | - | new:69 | events `customer.* reread customers` no longer',
      'breaking | webhook-verification-changed | - | new:67 | webhooks are verified, or their account is found, differently',
      'wire | webhook-parts-changed | - | new:68 | webhooks are read, answered or subscribed to differently',
      'additive | webhook-events-added | - | new:69 | events `client.* reread customers`',
      'internal | webhooks-described | - | new:66 | webhooks have new words',
    ],
  },
]
