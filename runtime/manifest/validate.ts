/** YAML text -> a manifest that holds together, or every problem with its location: the second step of a manifest. */
import { ManifestError, type Problem } from '../base/errors.ts'
import { compileSchema, type SchemaCheck } from '../language/schema.ts'
import { describeProblems } from './describe.ts'
import type { Manifest } from './manifest.ts'
import { parseYaml, type SourceDocument } from './parse.ts'
import { problemsAt, type ReportProblem, type RuleProblem } from './problems.ts'
import { type Resolution, resolve } from './resolve.ts'
import { DOCUMENT_RULES, RULES } from './rules/index.ts'
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
 * @throws ManifestError with every problem, in the order of the text, up to the first of these three steps that fails
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

  const misfits = describeProblems(languageCheck()(document.value), document.value)
  misfits.forEach(report)
  for (const rule of DOCUMENT_RULES) rule.check({ document, report })
  if (misfits.length > 0 || found.some(({ rule }) => rule === reservedName.name)) insist()

  const manifest = document.value as unknown as Manifest
  const resolution = resolve(manifest, report)
  for (const { severity, check } of RULES) {
    const reportAs: ReportProblem = severity ? (problem) => report({ ...problem, severity }) : report
    check({ manifest, ...resolution, report: reportAs })
  }
  insist()
  return { manifest, document, ...resolution, warnings: problems(found) }
}

let check: SchemaCheck | undefined

/** The schema's check, compiled when it is first needed. */
function languageCheck(): SchemaCheck {
  check ??= compileSchema(MANIFEST_SCHEMA)
  return check
}

/** A problem with its location. Its message may end in a suggestion, or in the full stop before one. */
function located(document: SourceDocument, { rule, message, severity, pointer, on, offset }: RuleProblem) {
  return {
    rule,
    ...(severity && { severity }),
    message: message.replace(/\.$/, ''),
    pointer,
    ...document.locate(pointer, on, offset),
  }
}
