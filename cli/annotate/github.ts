import { type Annotation, reviewedFile } from './annotation.ts'
import { count, oneLine } from '../output/index.ts'

/** GitHub's command for each severity. */
const COMMANDS = { error: 'error', warning: 'warning', note: 'notice' } as const

/**
 * Findings as workflow commands, which GitHub shows beside the lines they are about.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function githubText(findings: readonly Annotation[]): string {
  return findings.map(commandOf).join('')
}

function commandOf({ severity, file, line, column, rule, message, others = [] }: Annotation): string {
  const properties = { file: reviewedFile(file), line, col: column, title: rule }
  const pairs = Object.entries(properties).map(([name, value]) => `${name}=${propertyText(oneLine(String(value)))}`)
  const again = others.length > 0 ? ` (and at ${count(others.length, 'other location')})` : ''
  return `::${COMMANDS[severity]} ${pairs.join(',')}::${dataText(oneLine(message) + again)}\n`
}

function dataText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function propertyText(text: string): string {
  return dataText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
