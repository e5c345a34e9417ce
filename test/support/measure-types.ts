/** `npm run measure:types [-- kind…]`: counts descriptions of each manifest; for named kinds, also lists every field and param without one. */
import { readFile } from 'node:fs/promises'
import { definedKinds, readDefinition } from '../../codegen/index.ts'
import type { ResolvedManifest } from '../../runtime/index.ts'
import { recordFields, undescribed } from './record-fields.ts'

const WIDTHS = [22, 7, 12, 8, 8, 8, 6, 10]
const HEAD = ['kind', 'lines', 'operations', 'params', 'fields', 'opaque', '%', 'no reason']

async function rowOf(manifest: ResolvedManifest): Promise<(string | number)[]> {
  const text = await readFile(`definitions/${manifest.kind}.yaml`, 'utf8')
  const { operations, params } = undescribed(manifest)
  const { count, opaque } = recordFields(manifest)
  const share = ((100 * opaque.length) / Math.max(count, 1)).toFixed(1)
  const withoutReason = opaque.filter(({ reason }) => !reason).length
  const lines = text.trimEnd().split('\n').length
  return [manifest.kind, lines, operations.length, params.length, count, opaque.length, share, withoutReason]
}

function details(manifest: ResolvedManifest): string[] {
  const { operations, params } = undescribed(manifest)
  return [
    ...[...operations, ...params].map((name) => `${manifest.kind} ${name}: no description`),
    ...recordFields(manifest).opaque.map(
      ({ name, reason }) => `${manifest.kind} ${name}: opaque, ${reason ?? 'no reason'}`,
    ),
  ]
}

function line(cells: readonly (string | number)[]): string {
  return cells.map((cell, at) => (at === 0 ? String(cell).padEnd(22) : String(cell).padStart(WIDTHS[at]!))).join('')
}

const manifests = definedKinds().map((kind) => readDefinition(kind).resolved)
const rows = await Promise.all(manifests.map(rowOf))
const total = rows.reduce((sum, row) => sum + Number(row[1]), 0)
const shown = manifests.filter(({ kind }) => process.argv.includes(kind)).flatMap(details)
const note = 'operations, params: without a description; opaque: record fields without a shape'
process.stdout.write([...shown, line(HEAD), ...rows.map(line), `${total} lines. ${note}`, ''].join('\n'))
