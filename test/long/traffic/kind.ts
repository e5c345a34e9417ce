/** The kind whose connectors make the traffic: records that are copied, a write, and OAuth with refresh tokens that rotate. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACME } from '../../support/acme.ts'
import { json, type Vendor } from '../../server/faults/vendor.ts'

const MANIFEST = `${ACME}schemas:
  Item: {id: string, name: string}
entities:
  items:
    description: An item.
    key: id
    schema: Item
    search: [id, name]
    list: {request: GET /items, records: $.data, pagination: {style: none, because: There is one page.}}
    create:
      request: POST /items
      params: {name: {type: string, required: true}}
`

/** Number of records of each account. */
export const RECORDS = 20

/** Writes the manifest into a folder; gives its path. */
export function writeKind(folder: string): string {
  const file = join(folder, 'acme.yaml')
  writeFileSync(file, MANIFEST)
  return file
}

/** Lets the third party list the same records, with one change for each list. */
export function listRecords(vendor: Vendor): void {
  let lists = 0
  vendor.behave = (request, response) => {
    if (request.method !== 'GET') return false
    const changed = ++lists % RECORDS
    const data = Array.from({ length: RECORDS }, (_, index) => ({
      id: String(index),
      name: index === changed ? `Item ${lists}` : 'Item',
    }))
    json(response, 200, { data })
    return true
  }
}
