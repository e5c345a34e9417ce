/** YAML text -> a valid manifest, or every problem with its location: the second step of a manifest. */
import { ManifestError, type Problem } from '../base/errors.ts'
import { at, defined, type Json, type JsonObject, pathsTo, pointerKeys } from '../base/json.ts'
import { compileSchema, type SchemaCheck } from '../language/schema.ts'
import { describeProblems } from './describe.ts'
import { withMisspeltKeys } from './misspelt.ts'
import type { Manifest } from './model/manifest.ts'
import { extendedDocument, type ReadBase } from './extend.ts'
import { parseYaml, type SourceDocument } from './source/parse.ts'
import { MAX_PROBLEMS, problemsAt, type ReportProblem, type RuleProblem } from './source/problems.ts'
import { type Resolution, resolve } from './resolve.ts'
import { DOCUMENT_RULES, RULES } from './rules.ts'
import { reservedName } from './rules/text/reserved-name.ts'
import { MANIFEST_SCHEMA } from './schema/index.ts'

/** A manifest without errors: as written, resolved, and with its locations in the text. */
export interface ValidManifest extends Resolution {
  readonly manifest: Manifest
  readonly document: SourceDocument
  /** Problems that leave the manifest usable, in the order of the text. */
  readonly warnings: readonly Problem[]
}

/**
 * Validates a manifest's text in three steps. The first parses its YAML. The second applies the language's schema and the rules for
 * any document. If the schema holds, the third applies the rules between parts.
 * @param file the name that problems show
 * @param readBase reads the text of a kind that a manifest extends; without it, extending a kind is refused
 * @returns the manifest as written and resolved, its document, and the warnings
 * @throws ManifestError with every problem, in the order of the text, up to the first step that fails. Unknown keys fail the second
 * step, and the third continues without them.
 * @example const { manifest, warnings } = validateManifest(readFileSync('shop.yaml', 'utf8'), 'shop.yaml')
 */
export function validateManifest(text: string, file: string, readBase?: ReadBase): ValidManifest {
  const written = parseYaml(text, file)
  let document = written
  const found: RuleProblem[] = []
  const errors: RuleProblem[] = []
  const insist = () => {
    if (errors.length > 0) throw new ManifestError(problemsOf(document, errors))
  }
  const report: ReportProblem = (problem) => {
    found.push(problem)
    if (problem.severity !== 'warning' && errors.push(problem) >= ENOUGH) insist()
  }
  document = extendedDocument(written, readBase, report) ?? written
  insist()

  const faults = withMisspeltKeys(languageCheck()(document.value), document.value)
  const misfits: RuleProblem[] = []
  for (const problem of describeProblems(faults, document.value)) {
    misfits.push(problem)
    report(problem)
  }
  // The text of the extended kind is checked already, and a reserved name would not survive the merge.
  for (const rule of DOCUMENT_RULES) rule.check({ document: written, report })
  if (misfits.some(({ rule }) => rule !== UNKNOWN_KEY) || found.some(({ rule }) => rule === reservedName.name)) insist()

  const unknown = misfits.map(({ pointer }) => pointer)
  const holders = new Set(unknown.flatMap((path) => pathsTo(parentOf(path))))
  const known = withoutKeys(document.value, unknown)
  // A misspelled key may be a required one.
  if (unknown.length > 0 && languageCheck()(known).length > 0) insist()
  const manifest = known as unknown as Manifest
  // The parent of an unknown key may lack a value under the intended key.
  const reportRest: ReportProblem = (problem) => holders.has(problem.pointer) || report(problem)
  const resolution = resolve(manifest, reportRest)
  for (const { severity, check } of RULES) {
    const reportAs: ReportProblem = severity ? (problem) => reportRest({ ...problem, severity }) : reportRest
    check({ manifest, ...resolution, report: reportAs })
  }
  insist()
  return { manifest, document, ...resolution, warnings: problemsOf(document, found) }
}

/** Maximum number of errors. An author reads fewer, and each costs a search for similar names. */
const ENOUGH = 2 * MAX_PROBLEMS

/** Returns problems with their files and lines. */
function problemsOf(document: SourceDocument, found: readonly RuleProblem[]): Problem[] {
  const sources = new Set([document.sourceOf(''), ...found.map(({ pointer }) => document.sourceOf(pointer))])
  return [...sources].flatMap((source) =>
    problemsAt(
      source.text,
      source.file,
      found.filter(({ pointer }) => document.sourceOf(pointer) === source).map((problem) => located(document, problem)),
    ),
  )
}

/** The schema's keyword that finds an unknown key. */
const UNKNOWN_KEY = 'additionalProperties'

/** Returns a value without the keys at some pointers; the value itself if there are none. */
function withoutKeys(value: Json, pointers: readonly string[]): Json {
  if (pointers.length === 0) return value
  const copy = structuredClone(value)
  for (const path of pointers) delete (at(copy, parentOf(path)) as JsonObject)[pointerKeys(path).at(-1)!]
  return copy
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** Cache of the compiled schema. */
let check: SchemaCheck | undefined

/** Returns the schema's check, compiled when first needed. */
function languageCheck(): SchemaCheck {
  check ??= compileSchema(MANIFEST_SCHEMA)
  return check
}

/** Returns a problem with its location. Its message may end in a suggestion, or in the full stop before one. */
function located(document: SourceDocument, { rule, message, severity, pointer, on, offset }: RuleProblem) {
  return defined({
    rule,
    severity,
    message: message.replace(/\.$/, ''),
    pointer,
    ...document.locate(pointer, on, offset),
  })
}
