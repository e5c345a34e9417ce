/** A small kind for tests of evidence: a list with pages, a write, errors, and documentation of its vendor. */
import { evidenceOf, type EvidenceLevel, type Described, type Marks } from '../../evidence/index.ts'
import { type Fixture, parseFixture } from '../../mock/index.ts'
import { validateManifest, type ValidManifest } from '../../runtime/manifest/index.ts'

/** The manifest. */
export const PARCELS = `format: 1
kind: parcels
id: 6e0a1f1e-9d59-4c1c-8a52-94f1d4c0a001
title: Parcels
category: commerce
version: 1.0.0
support: community
docs: https://docs.parcels.example/api
base_url: https://api.parcels.example/v1
check: parcels.list

auth:
  token:
    type: static
    title: API token
    credentials: {token: string!}
    send: {headers: {X-Token: "{{token}}"}}
  oauth:
    type: oauth2
    title: Sign in
    # https://docs.parcels.example/api/oauth
    authorize: https://parcels.example/consent
    token: https://parcels.example/token

headers: {X-Version: "7"}
encode: {arrays: comma}
errors:
  message: [$.error.text, $.text]
  code: $.error.code
  rules:
    - {status: 409, at: $.error.code, is: taken, as: conflict}
    - {status: 410, as: not_found}
# Sixty calls a minute. https://docs.parcels.example/api/rates
rate: {limit: 60, per: 60, remaining: header.X-Left}

entities:
  parcels:
    schema: Parcel
    list:
      description: Lists parcels.
      request: GET /parcels
      params:
        tags: {type: "string[]", description: Filters by tags.}
        state: {type: string, enum: [open, lost], description: Filters by state.}
        limit: {type: integer, maximum: 50, description: Page size.}
        after: {type: string, description: The cursor of the page.}
      records: $.items
      meta: {total: $.total}
      pagination: {style: cursor, param: after, next: $.next, ends: { at: $.more, not: true }, size: limit}
    get:
      description: Gets a parcel.
      request: GET /parcels/{id}
      params: {id: {type: string, required: true, description: The parcel's ID.}}
    create:
      description: Creates a parcel.
      request: POST /parcels
      params:
        name: {type: string, required: true, description: Name.}
        weight: {type: integer, description: Weight in grams.}
        size: {type: Size, description: Size in centimeters.}

schemas:
  Size: {wide: integer, high: integer}
  Parcel: {id: string!, name: string, weight: integer?, sent_at: datetime?, size: Size}
`

const FIXTURES = {
  'parcels.list': `call: {entity: parcels, action: list, params: {tags: [red, blue], state: open, limit: 2}}
exchanges:
  - request:
      {method: GET, path: /v1/parcels, query: {tags: "red,blue", state: open, limit: "2"}, headers: {x-token: <secret>, x-version: "7"}}
    response:
      status: 200
      headers: {x-left: "59"}
      body:
        items: [{id: p1, name: Box, weight: null, size: {wide: 3, high: 4}}, {id: p2, name: Tube, weight: 12, sent_at: 2026-11-20T10:00:00Z}]
        total: 3
        next: c2
        more: true
result: {keys: [p1, p2], meta: {total: 3}, next: {tags: [red, blue], state: open, limit: 2, after: c2}}
`,
  'parcels.list.second': `call: {entity: parcels, action: list, params: {after: c2}}
exchanges:
  - request: {method: GET, path: /v1/parcels, query: {after: c2}}
    response: {status: 200, body: {items: [{id: p3}], total: 3, next: null, more: false}}
result: {keys: [p3], meta: {total: 3}, next: null}
`,
  'parcels.create': `call: {entity: parcels, action: create, params: {name: Box, weight: 5, size: {wide: 1}}}
exchanges:
  - request: {method: POST, path: /v1/parcels, body: {name: Box, weight: 5, size: {wide: 1}}}
    response: {status: 200, body: {id: p1, name: Box}}
result: {keys: [p1]}
`,
  'parcels.create.taken': `call: {entity: parcels, action: create, params: {name: Box}}
exchanges:
  - request: {method: POST, path: /v1/parcels, body: {name: Box}}
    response: {status: 409, body: {error: {text: Taken, code: taken}}}
result: {error: {code: upstream_conflict, upstream: {status: 409, code: taken, message: Taken}}}
`,
} as const

/** A fixture of the vendor's documentation, or of another source. */
export function fixtureOf(name: keyof typeof FIXTURES, kind: Fixture['source']['kind'] = 'documented'): Fixture {
  const shows = kind === 'composed' ? 'shows: A sample of the test\n' : ''
  const source = `source: {kind: ${kind}, url: https://docs.parcels.example/api, date: 2026-11-20}\n${shows}`
  return parseFixture(`${source}auth: token\n${FIXTURES[name]}`, `fixtures/parcels/${name}.yaml`)
}

/** All fixtures, as documented. */
export const DOCUMENTED: readonly Fixture[] = (Object.keys(FIXTURES) as (keyof typeof FIXTURES)[]).map((name) =>
  fixtureOf(name),
)

/** The manifest with texts replaced, each of which it has. */
export function parcelsWith(...edits: readonly (readonly [before: string, after: string])[]): ValidManifest {
  const text = edits.reduce((changed, [before, after]) => {
    if (!changed.includes(before)) throw new Error(`The manifest has no ${before}`)
    return changed.replace(before, after)
  }, PARCELS)
  return validateManifest(text, 'parcels.yaml')
}

/** What each claim rests on, by its pointer and fact: `/auth/token/send/headers/X-Token auth`. */
export async function levelsOf(
  valid: ValidManifest,
  fixtures: readonly Fixture[] = DOCUMENTED,
  described?: Described | Marks,
): Promise<Readonly<Record<string, EvidenceLevel>>> {
  const claims = await evidenceOf(valid, { fixtures, described })
  return Object.fromEntries(claims.map(({ at, fact, level }) => [`${at} ${fact}`, level]))
}
