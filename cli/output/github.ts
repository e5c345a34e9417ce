import type { Problem } from 'plugboard/internal'
import { oneLine } from './text.ts'

/**
 * Problems as workflow commands, which GitHub shows beside the lines they are about.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function githubText(problems: readonly Problem[]): string {
  return problems.map(commandOf).join('')
}

function commandOf({ severity, file, line, column, rule, message }: Problem): string {
  const properties = { file, line, col: column, title: rule }
  const pairs = Object.entries(properties).map(([name, value]) => `${name}=${propertyText(String(value))}`)
  return `::${severity} ${pairs.join(',')}::${dataText(oneLine(message))}\n`
}

function dataText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function propertyText(text: string): string {
  return dataText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
