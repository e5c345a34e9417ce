/** A small kind as an organization uploads it. */
import { createHash } from 'node:crypto'

/** Texts of an own kind. */
export interface OwnKindText {
  readonly kind?: string
  readonly title?: string
  readonly id?: string
  readonly version?: string
  readonly baseUrl?: string
  /** The auth variants, in YAML. */
  readonly auth?: string
  /** Further lines at the root. */
  readonly more?: string
  /** Further lines below the entity `contacts`, each with four spaces in front. */
  readonly contacts?: string
}

export const KEY = '{type: static, title: API key, credentials: {api_key: string!}, send: {bearer: "{{api_key}}"}}'

/** The fixed ID of a kind's name. */
export function idOf(kind: string): string {
  const hex = createHash('sha256').update(kind).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The manifest in YAML: contacts that are listed, and found in the searchable copy by their email address. */
export function ownKind(parts: OwnKindText = {}): string {
  const { kind = 'acme-crm', version = '1.0.0', baseUrl = 'https://api.acme.example/v1', more = '' } = parts
  const { title = `Kind ${kind}`, id = idOf(kind), auth = `key: ${KEY}`, contacts = '' } = parts
  return `format: 1
kind: ${kind}
id: ${id}
title: ${title}
category: crm
support: none
version: ${version}
docs: https://docs.acme.example
base_url: ${baseUrl}
check: contacts.list
${more}auth:
  ${auth}
schemas:
  Contact: {id: string, email: string}
entities:
  contacts:
    description: A contact.
    key: id
    schema: Contact
    search: [id, email]
    list: {request: GET /contacts, description: Lists contacts., records: $.data, pagination: {style: none, because: There is one page.}}
${contacts}`
}
