/** The smallest complete manifest: a list, a get, auth, errors and pagination, with comments for its author. */
import type { NewFile } from './files.ts'
import { formatManifest } from '../format/format.ts'
import { scalarText } from '../format/scalar.ts'

/** Options of `skeletonFile`. */
export interface SkeletonOptions {
  readonly kind: string
  /** A UUID. */
  readonly id: string
  readonly title?: string
  readonly baseUrl?: string
  /** Path to the language's schema, relative to the manifest. */
  readonly schemaPath: string
}

/** Returns the first manifest of a kind. @param base the kind that it extends, `hubspot@2.1.0` */
export function skeletonFile(options: SkeletonOptions, base?: string): NewFile {
  const path = `definitions/${options.kind}.yaml`
  const text = base === undefined ? skeletonText(options) : extensionText(options, base)
  return { path, text: formatManifest(text, path) }
}

function extensionText({ kind, id, title, schemaPath }: SkeletonOptions, base: string): string {
  return `# yaml-language-server: $schema=${schemaPath}
format: 1
# The version that you write for. A later one that sets what you set is an error, which names both lines.
extends: ${base}
kind: ${scalarText(kind, false)}
id: ${id} # never changes
title: ${scalarText(title ?? titleOf(kind), false)}
version: 0.1.0
support: none

# What you add. To replace a part of the kind, name it under replaces: [entities.contacts.list.description]
entities: {}
`
}

function skeletonText({ kind, id, title, baseUrl = 'https://api.example.com', schemaPath }: SkeletonOptions): string {
  const name = title ?? titleOf(kind)
  return `# yaml-language-server: $schema=${schemaPath}
format: 1
kind: ${scalarText(kind, false)}
id: ${id} # never changes
title: ${scalarText(name, false)}
category: other # the purpose: payments, customer support, file storage
version: 0.1.0
support: community
docs: https://example.com/docs # the vendor's API reference
base_url: ${scalarText(baseUrl, false)} # the only origin that receives credentials
check: items.list # a cheap read that verifies the credentials; check_params has its params, if it needs some

# The ways to connect; the first is the default. Other schemes: basic, headers, query, oauth2, client_credentials.
# Without credentials: {public: {type: none, title: Without an account}}.
auth:
  api_key:
    type: static
    title: API key
    credentials: {api_key: string!}
    send: {bearer: "{{api_key}}"}

# Where an error has its message and code. Cite the vendor's page here.
errors: {message: $.error.message, code: $.error.code}

entities:
  items:
    schema: Item # with the field id; name another one that identifies records by key: <field>
    list:
      description: Lists items. # what it does and leaves out; agents choose by it
      request: GET /items
      params:
        limit: {type: integer, minimum: 1, maximum: 100, default: 20, description: 'Number of items on a page, 1 to 100.'} # cite the page that says so
        cursor: {type: string, description: The next_cursor of the previous page.}
      records: $.data # where the response has the records
      meta: {next_cursor: $.next_cursor}
      pagination: {style: cursor, param: cursor, next: $.next_cursor, size: limit} # or {style: page, param: page, size: limit}, offset, link, none
    get:
      description: Gets an item.
      request: GET /items/{id}
      params: {id: {type: string!, description: The item's ID.}}

# ! is always present, ? may be null. Records may have more fields than these.
schemas:
  Item: {id: string!, name: string?, created_at: datetime?}
`
}

/** Converts a kind's name to a title: `my-vendor` is `My Vendor`. */
export function titleOf(kind: string): string {
  return kind
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
