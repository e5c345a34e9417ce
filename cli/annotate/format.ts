/** Formats of findings: text, JSON, workflow commands and SARIF. */
import { UsageError } from '../base/usage.ts'
import { jsonText } from '../output/index.ts'
import type { Annotation } from './annotation.ts'
import { githubText } from './github.ts'
import { sarifLog } from './sarif.ts'

/** The format of findings. */
export type OutputFormat = 'human' | 'json' | 'github' | 'sarif'

/** Returns the format of `--format` or `--json`. @throws UsageError for two different ones */
export function outputFormat({ json, format }: { readonly json?: true; readonly format?: OutputFormat }): OutputFormat {
  if (json && format !== undefined && format !== 'json')
    throw new UsageError(`Cannot print in two formats: --json and --format ${format}`)
  return json ? 'json' : (format ?? 'human')
}

/** The findings of a command, for each format. */
export interface Report {
  /** The document of `--json`. */
  readonly document: () => object
  readonly findings: () => readonly Annotation[]
  /** The text for people. */
  readonly text: () => string
}

/** Formats the findings of a command. */
export function formatted(format: OutputFormat, { document, findings, text }: Report): string {
  switch (format) {
    case 'human':
      return text()
    case 'json':
      return `${jsonText(document(), 2)}\n`
    case 'github':
      return githubText(findings())
    case 'sarif':
      return `${jsonText(sarifLog(findings()), 2)}\n`
  }
}
