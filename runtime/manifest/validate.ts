/** YAML text -> a manifest that holds together, or every problem with its location: the second step of a manifest. */
import { ManifestError, type Problem } from '../base/errors.ts'
import { at, defined, type Json, type JsonObject, pointerKeys } from '../base/json.ts'
import { compileSchema, type SchemaCheck } from '../language/schema.ts'
import { describeProblems } from './describe.ts'
import { withMisspeltKeys } from './misspelt.ts'
import type { Manifest } from './model/manifest.ts'
import { parseYaml, type SourceDocument } from './source/parse.ts'
import { problemsAt, type ReportProblem, type RuleProblem } from './source/problems.ts'
import { type Resolution, resolve } from './resolve.ts'
import { DOCUMENT_RULES, RULES } from './rules.ts'
import { reservedName } from './rules/text/reserved-name.ts'
import { MANIFEST_SCHEMA } from './schema/index.ts'

/** A manifest without problems: as written, resolved, and with the way back to its text. */
export interface ValidManifest extends Resolution {
  readonly manifest: Manifest
  readonly document: SourceDocument
  /** Problems that leave the manifest usable, in the order of the text. */
  readonly warnings: readonly Problem[]
}

/**
 * Validates a manifest's text: its YAML; then the language's schema and the rules for any document; then, if the schema holds,
 * what its parts say about each other.
 * @param file the name that problems show
 * @returns the manifest as written and resolved, its document, and the warnings
 * @throws ManifestError with every problem, in the order of the text, up to the first of these three steps that fails; unknown keys
 * fail the second one, and the third goes on without them
 * @example const { manifest, warnings } = validateManifest(readFileSync('shop.yaml', 'utf8'), 'shop.yaml')
 */
export function validateManifest(text: string, file: string): ValidManifest {
  const document = parseYaml(text, file)
  const found: RuleProblem[] = []
  const problems = (those: readonly RuleProblem[]) =>
    problemsAt(
      text,
      file,
      those.map((problem) => located(document, problem)),
    )
  const report: ReportProblem = (problem) => void found.push(problem)
  const insist = () => {
    const errors = found.filter(({ severity }) => severity !== 'warning')
    if (errors.length > 0) throw new ManifestError(problems(errors))
  }

  const misfits = describeProblems(withMisspeltKeys(languageCheck()(document.value), document.value), document.value)
  misfits.forEach(report)
  for (const rule of DOCUMENT_RULES) rule.check({ document, report })
  if (misfits.some(({ rule }) => rule !== UNKNOWN_KEY) || found.some(({ rule }) => rule === reservedName.name)) insist()

  const unknown = misfits.map(({ pointer }) => pointer)
  const known = withoutKeys(document.value, unknown)
  // A misspelt key may be one that has to be there.
  if (unknown.length > 0 && languageCheck()(known).length > 0) insist()
  const manifest = known as unknown as Manifest
  const reportRest: ReportProblem = (problem) => void (isBesides(problem, unknown) && report(problem))
  const resolution = resolve(manifest, reportRest)
  for (const { severity, check } of RULES) {
    const reportAs: ReportProblem = severity ? (problem) => reportRest({ ...problem, severity }) : reportRest
    check({ manifest, ...resolution, report: reportAs })
  }
  insist()
  return { manifest, document, ...resolution, warnings: problems(found) }
}

/** The schema's keyword that finds an unknown key. */
const UNKNOWN_KEY = 'additionalProperties'

/** A value without the keys at some pointers; the value itself where there are none. */
function withoutKeys(value: Json, pointers: readonly string[]): Json {
  if (pointers.length === 0) return value
  const copy = structuredClone(value)
  for (const path of pointers) delete (at(copy, parentOf(path)) as JsonObject)[pointerKeys(path).at(-1)!]
  return copy
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** Whether a problem does not follow from an unknown key: whatever holds one may lack what it was to be. */
function isBesides({ pointer }: RuleProblem, unknown: readonly string[]): boolean {
  return !unknown.some((path) => `${parentOf(path)}/`.startsWith(`${pointer}/`))
}

let check: SchemaCheck | undefined

/** The schema's check, compiled when it is first needed. */
function languageCheck(): SchemaCheck {
  check ??= compileSchema(MANIFEST_SCHEMA)
  return check
}

/** A problem with its location. Its message may end in a suggestion, or in the full stop before one. */
function located(document: SourceDocument, { rule, message, severity, pointer, on, offset }: RuleProblem) {
  return defined({
    rule,
    severity,
    message: message.replace(/\.$/, ''),
    pointer,
    ...document.locate(pointer, on, offset),
  })
}
