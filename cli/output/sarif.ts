import { isAbsolute } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Problem } from 'plugboard/internal'
import { oneLine } from './text.ts'

/**
 * Problems as a SARIF 2.1.0 log of one run, which code scanning and editors read.
 * @see https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export function sarifLog(problems: readonly Problem[]): Record<string, unknown> {
  const rules = [...new Set(problems.map(({ rule }) => rule))].sort()
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'plugboard', rules: rules.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => resultOf(problem, rules)),
      },
    ],
  }
}

/** A rule with its id as a name and as a sentence: `yaml-syntax` is YamlSyntax, "Yaml syntax". */
function ruleOf(id: string): Record<string, unknown> {
  const words = id.replace(/([a-z])([A-Z])/g, '$1-$2').split('-')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  const text = words.join(' ').toLowerCase()
  return { id, name, shortDescription: { text: text.charAt(0).toUpperCase() + text.slice(1) } }
}

function resultOf({ rule, severity, message, file, line, column, frame }: Problem, rules: readonly string[]) {
  const carets = frame.match(/\^+$/)?.[0].length ?? 0
  const region = { startLine: line, startColumn: column, endColumn: carets > 0 ? column + carets : undefined }
  return {
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: severity,
    message: { text: oneLine(message) },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) }, region } }],
  }
}

/** A file as a URI: relative ones stay relative, to what the log's reader takes for the root. */
function uriOf(file: string): string {
  if (isAbsolute(file)) return pathToFileURL(file).href
  return file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/')
}
