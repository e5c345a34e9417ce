/** A kind for tests of faults, `acme`: records, files, a write, and OAuth with rotating refresh tokens. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MANIFEST = `
format: 1
kind: acme
id: 5a1d3c52-6a0e-4c1b-9a5e-3f0f6f0a7b11
title: Acme
category: testing
support: none
version: 1.0.0
docs: https://docs.acme.example
base_url: https://api.acme.example
check: items.list
auth:
  key:
    type: static
    title: Key
    credentials: {key: string!}
    send: {bearer: "{{key}}"}
  oauth:
    type: oauth2
    title: OAuth
    authorize: https://api.acme.example/authorize
    token: https://api.acme.example/token
    rotates: true
entities:
  items:
    list: {request: GET /items, records: $.data, pagination: {style: none, because: There is one page.}}
    get:
      request: "GET /items/{id}"
      params: {id: {type: string, required: true}}
    create:
      request: POST /items
      params: {name: {type: string, required: true}}
    delete:
      request: "DELETE /items/{id}"
      params: {id: {type: string, required: true}}
  files:
    download:
      request: "GET /files/{id}"
      params:
        id: {type: string, required: true}
        range_header: {type: string, pattern: '^bytes=\\d*-\\d*$'}
      file: {range: range_header}
`

/** Writes the manifest into a folder; gives its path. */
export function writeAcme(folder: string): string {
  const file = join(folder, 'acme.yaml')
  writeFileSync(file, MANIFEST)
  return file
}
