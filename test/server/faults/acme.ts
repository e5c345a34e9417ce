/** A kind for tests of faults, `acme`: records, files, a write, and OAuth with rotating refresh tokens. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACME } from '../../support/acme.ts'

const MANIFEST = `${ACME}entities:
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
  exports:
    create:
      request: POST /exports
      params: {export_id: string}
      keep: {export_id: $.id}
      steps: [{request: "GET /exports/{export_id}", until: {at: $.done, every: 0.2}}]
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
