import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Annotation, reviewedFile } from './annotation.ts'
import { oneLine } from '../output/index.ts'

/**
 * Findings as a SARIF 2.1.0 log of one run, which code scanning and editors read.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifLog(findings: readonly Annotation[]): Record<string, unknown> {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort()
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'plugboard', rules: rules.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, rules)),
      },
    ],
  }
}

/** Returns a rule with its id as a name and as a sentence: `yaml-syntax` is YamlSyntax, "Yaml syntax". */
function ruleOf(id: string): Record<string, unknown> {
  const words = id.replace(/([a-z])([A-Z])/g, '$1-$2').split('-')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const text = words.join(' ').toLowerCase()
  return { id, name, shortDescription: { text: text.charAt(0).toUpperCase() + text.slice(1) } }
}

function resultOf(finding: Annotation, rules: readonly string[]): Record<string, unknown> {
  const { rule, severity, message, file, line, column, frame = '', others = [] } = finding
  const carets = frame.match(/\^+$/)?.[0].length ?? 0
  const region = { startLine: line, startColumn: column, endColumn: carets > 0 ? column + carets : undefined }
  const again = others.map((other, index) => ({ id: index, ...locationOf(other.file, { startLine: other.line }) }))
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: severity,
    message: { text: oneLine(message) },
    locations: [locationOf(file, region)],
    relatedLocations: again.length > 0 ? again : undefined,
  }
}

function locationOf(file: string, region: object): object {
  return { physicalLocation: { artifactLocation: { uri: uriOf(reviewedFile(file)) }, region } }
}

/** Returns a file as a URI. Relative ones stay relative to the root that the log's reader assumes. */
function uriOf(file: string): string {
  if (isAbsolute(file)) return pathToFileURL(file).href
  return file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')
}
