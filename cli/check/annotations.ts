/** Findings of `check` and `compare` as annotations, one for each cause. */
import type { Finding, Severity, WaivedComparison } from '../../authoring/index.ts'
import type { Annotation } from '../annotate/index.ts'
import { causesOf } from './causes.ts'
import { unusedWaiverText } from './findings.ts'
import type { CheckedKind } from './kinds.ts'
import type { Checked } from './print.ts'

/** Returns the annotations of checked kinds. */
export function checkedFindings({ kinds, problems }: Checked): Annotation[] {
  return [...problems, ...kinds.flatMap(kindFindings)]
}

/** Faults by cause, gaps, and a changed snapshot. */
function kindFindings({ coverage, fixtures, snapshot, file }: CheckedKind): Annotation[] {
  const faults = causesOf(fixtures.flatMap((fixture) => fixture.faults))
  return [
    ...faults.map(({ first, others }) => ({ ...first, others })),
    ...coverage.gaps.map((gap) => ({ ...START, severity: 'error' as const, rule: 'gap', message: gap, file })),
    ...snapshotFindings(snapshot, file),
  ]
}

/** A finding about a file as a whole. */
const START = { line: 1, column: 1 } as const

function snapshotFindings({ state, changes, file }: CheckedKind['snapshot'], manifest: string): Annotation[] {
  const update = 'If you intend this, write it with plugboard check --update.'
  const finding = { ...START, severity: 'error' as const, rule: 'snapshot' }
  if (state === 'missing')
    return [{ ...finding, file: manifest, message: `The snapshot ${file} does not exist. ${update}` }]
  if (state !== 'changed') return []
  const parts = [...new Set(changes.map(({ part }) => part))]
  const named = parts.slice(0, FEW).join(', ') + (parts.length > FEW ? ` and ${parts.length - FEW} more` : '')
  return [
    { ...finding, file, message: `The manifest does something else than its snapshot says of ${named}. ${update}` },
  ]
}

const FEW = 6

const SEVERITY_OF: Readonly<Record<Severity, Annotation['severity']>> = {
  wrong: 'error',
  undocumented: 'warning',
  note: 'note',
}

/** A difference as a problem, which other commands print in the same shape. */
export interface ComparedProblem extends Annotation {
  /** The operations concerned; none for the kind. */
  readonly operations: readonly string[]
}

/** Returns the differences from the vendor's description as problems. @param rule the start of their rules, `compare` of `compare-wrong` */
export function comparedProblems(findings: readonly Finding[], rule: string): ComparedProblem[] {
  return findings.map((finding) => ({
    ...finding,
    severity: SEVERITY_OF[finding.severity],
    rule: `${rule}-${finding.severity}`,
  }))
}

/** Returns the same for reviews: each message begins with its operations. */
export function comparedFindings(findings: readonly Finding[], rule: string): Annotation[] {
  return comparedProblems(findings, rule).map(({ operations: [first, ...others], message, ...rest }) => {
    const more = others.length > 0 ? ` and ${others.length} more` : ''
    return { ...rest, message: first === undefined ? message : `${first}${more}: ${message}` }
  })
}

/** Waivers that no finding needs. @param file the file of waivers */
export function waiverFindings(unused: WaivedComparison['unused'], file: string): Annotation[] {
  return unused.map((waiver) => ({
    ...START,
    severity: 'error',
    rule: 'unused-waiver',
    message: unusedWaiverText(waiver),
    file,
  }))
}
