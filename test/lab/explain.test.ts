/** Output of `explain` and the reference for constructs that the labs use. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { partsOf } from '../../cli/explain/index.ts'
import type { KindSource } from '../../codegen/index.ts'
import { kindText } from '../../codegen/reference/kind.ts'
import { type ValidManifest, validateManifest } from '../../runtime/doors/author.ts'

/** The manifest of a lab. */
function lab(name: string): ValidManifest {
  const file = join(import.meta.dirname, name, 'manifest.yaml')
  return validateManifest(readFileSync(file, 'utf8'), file)
}

/** The parts of an operation as `name: value`. */
function explained(name: string, id: string): string[] {
  const valid = lab(name)
  return partsOf(valid, valid.resolved.operations[id]!).map((part) => `${part.name}: ${part.value}`)
}

test.each([
  ['auth', 'items.list', 'keys: header X-Key: {{key_id}}'],
  ['auth', 'items.list', 'service_account token: https://auth.example.com/token'],
  ['hosts', 'files.create', 'base_url: https://upload.{{config.domain}}/2.0/{{config.account}}'],
  ['hosts', 'tickets.list', 'public needs: nothing'],
  [
    'hosts',
    'tickets.list',
    'sunset: {date: 2030-01-01, docs: https://docs.example.com/tickets, read: 2026-11-29, use: tickets.api_search}',
  ],
  ['requests', 'events.list', 'ids: string[] → query, lists by comma'],
  ['requests', 'events.list', 'since: string date-time → query, written as epoch'],
  ['requests', 'events.list', 'only one of: [[ids, q]]'],
  ['requests', 'reports.list', 'encode empty: keep'],
  ['steps', 'rows.list', 'keep export_id: $.id'],
  ['steps', 'rows.list', 'step 1 request: GET /exports/{export_id}'],
  ['steps', 'rows.list', 'step 2 url: $.download_url'],
  ['steps', 'rows.list', 'export_id: string → step 1 and continues after the request that provides it'],
  ['batches', 'leads.create', 'batch of: records'],
  ['batches', 'leads.create', 'batch failed: {at: $.success, is: [false]}'],
  ['actions', 'invoices.void', 'effect: destroys'],
  ['lists', 'maps.list', 'keyed_by: id'],
  ['lists', 'by_absence.list', 'absent_records: empty'],
  ['lists', 'by_lone_record.list', 'absent_records: $'],
  ['lists', 'by_two_params.list', 'pagination also: [token]'],
  ['lists', 'by_token_link.list', 'pagination drop: [since, delta]'],
])('explain of %s says of %s: %s', (name, id, line) => {
  expect(explained(name, id)).toContain(line)
})

test.each([
  ['hosts', 'No credentials.'],
  ['batches', 'Writes all of `records` in one call. In the metadata, `outcomes` has the outcome of each'],
  ['steps', 'repeated until `$.status` is `completed`; then GET at the URL in'],
  ['steps', 'A call that ends as `still_running` has `export_id` in its `next`. Another call continues with it.'],
  ['hosts', 'Available until 2030-01-01: use tickets.api_search instead.'],
  ['auth', 'OAuth 2.0 with an assertion signed by the private key (RFC 7523); tokens from'],
])('the reference of %s says: %s', (name, text) => {
  const { resolved: manifest } = lab(name)
  expect(kindText({ manifest } as KindSource, new Map())).toContain(text)
})
