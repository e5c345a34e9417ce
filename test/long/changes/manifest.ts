/** The kind of the oracle: one entity for each way in which a copy follows its third party. */
import { SHOP_HEAD } from '../../server/copy/sync/world.ts'

/** The entities, parents first. */
export const ORACLE_ENTITIES = ['items', 'notes', 'people', 'labels', 'comments'] as const

/** An entity of the oracle. */
export type OracleEntity = (typeof ORACLE_ENTITIES)[number]

/** Secret of the third party's webhooks. */
export const ORACLE_SECRET = 'shop-signing-secret'

/**
 * `items` are listed by their changes, deletions too; `notes` are read whole each time. `people` have a time of change and no deletions.
 * `labels` lie below each item; `comments` change their item.
 */
export const ORACLE_MANIFEST = `${SHOP_HEAD}
check: items.list
retry: {max: 1}
rate: {limit: 1000000, per: 1}
defaults:
  list:
    params: {after: string, limit: integer}
    records: $.data
    pagination: {style: cursor, param: after, next: $.next}
schemas:
  Item: {id: string, name: string, version: integer, changed: datetime}
  Label: {id: string, name: string, version: integer, item: string}
entities:
  items:
    schema: Item
    search: [id, name, version]
    sync: {with: {limit: 100}, later: {field: changed, lookback: 1, with: {since: "{{since}}"}, deleted: {at: $.deleted, is: [true]}}}
    list: {request: GET /items}
    changes: {request: GET /items/changes, params: {since: string, after: string}, records: $.data, pagination: {style: cursor, param: after, next: $.next}}
    get: {request: "GET /items/{id}", params: {id: string!}, records: $.data}
    create: {request: POST /items, params: {name: string!}, records: $.data}
    update: {request: "PATCH /items/{id}", params: {id: string!, name: string!}, records: $.data}
    delete: {request: "DELETE /items/{id}", params: {id: string!}, records: null}
  notes:
    schema: Item
    search: [id, name]
    list: {request: GET /notes}
    get: {request: "GET /notes/{id}", params: {id: string!}, records: $.data}
    create: {request: POST /notes, params: {name: string!}, records: $.data}
    update: {request: "PATCH /notes/{id}", params: {id: string!, name: string!}, records: null}
    delete: {request: "DELETE /notes/{id}", params: {id: string!}, records: null}
  people:
    schema: Item
    search: [id, name]
    sync: {field: changed, param: since, lookback: 1}
    list: {request: GET /people, params: {since: string}}
    get: {request: "GET /people/{id}", params: {id: string!}, records: $.data}
  labels:
    schema: Label
    search: [id, name]
    sync: {each: {item_id: items.id}}
    list: {request: "GET /items/{item_id}/labels", params: {item_id: string!}}
  comments:
    schema: Label
    search: [id, name]
    sync: {each: {item_id: items.id}, changed_parents: true}
    list: {request: "GET /items/{item_id}/comments", params: {item_id: string!}}
webhooks:
  docs: https://docs.shop.example/webhooks
  verify:
    type: signature
    algorithm: hmac-sha256
    key: secret
    text: "{{timestamp}}.{{body}}"
    signature: {at: header.Shop-Signature, separator: ",", form: "v1={}"}
    timestamp: {at: header.Shop-Signature, separator: ",", form: "t={}"}
    tolerance: 300
  events: {type: $.type, id: $.id, time: $.at, record: $.record, key: $.key}
  entities:
    items: {upsert: [items.created, items.updated], reread: [items.touched], delete: [items.deleted]}
    people: {upsert: [people.created, people.updated], reread: [people.touched], delete: [people.deleted]}
  by_hand: Create a webhook under Settings.
`
