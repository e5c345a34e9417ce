/** Accepted differences, each with a reason, such as a description that is wrong, old or narrower than its API. */
import { checkedYaml } from '../../mock/index.ts'
import { at, faultPath, matchesGlob, sayFault } from 'plugboard/internal'
import type { JsonSchema } from 'plugboard/runtime'
import type { Comparison, Finding } from './base/finding.ts'

/** An entry of a file of waivers. `*` matches any text. */
export interface Waiver {
  /** The finding's message: `limit has maximum 100 here*`. */
  readonly message: string
  /** `customers.list`, `tickets.*`. Defaults to any operation, and the kind. */
  readonly operation?: string
  /** Reason that the manifest is right. */
  readonly because: string
}

/** A comparison after its waivers. */
export interface WaivedComparison extends Comparison {
  /** Number of findings with a waiver. */
  readonly waived: number
  /** Waivers without a finding. */
  readonly unused: readonly Waiver[]
}

const SCHEMA: JsonSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['message', 'because'],
    properties: {
      message: { type: 'string', minLength: 1 },
      operation: { type: 'string', minLength: 1 },
      because: { type: 'string', minLength: 10 },
    },
  },
}

/** Reads the text of a file of waivers: a YAML list. @throws ManifestError with every problem */
export function parseWaivers(text: string, file: string): readonly Waiver[] {
  const describe: Parameters<typeof checkedYaml>[3] = (fault, { value }) => ({
    rule: `waiver-${fault.keyword}`,
    message: `A waiver has message, because and optionally operation: ${faultPath(fault).join('.') || 'the file'} ${sayFault(fault, at(value, fault.pointer), 'keys')}`,
    pointer: fault.pointer,
  })
  return checkedYaml(text, file, SCHEMA, describe, 'invalid_manifest').value as unknown as readonly Waiver[]
}

/** Removes the findings of waivers; of a finding about several operations, only the waived operations. */
export function waive({ findings, operations }: Comparison, waivers: readonly Waiver[]): WaivedComparison {
  const used = new Set<Waiver>()
  let waived = 0
  const remaining = findings.flatMap((finding): Finding[] => {
    const left = finding.operations.filter((id) => !isWaived(finding.message, id, waivers, used))
    const isExcused = finding.operations.length === 0 ? isWaived(finding.message, '', waivers, used) : left.length === 0
    if (isExcused) waived++
    return isExcused ? [] : [{ ...finding, operations: left }]
  })
  return { findings: remaining, operations, waived, unused: waivers.filter((waiver) => !used.has(waiver)) }
}

function isWaived(message: string, id: string, waivers: readonly Waiver[], used: Set<Waiver>): boolean {
  const found = waivers.filter(
    (waiver) =>
      matchesGlob(message, waiver.message) && (waiver.operation === undefined || matchesGlob(id, waiver.operation)),
  )
  for (const waiver of found) used.add(waiver)
  return found.length > 0
}
