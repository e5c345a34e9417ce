/** The formats of commands that find something: text for people, one JSON document, workflow commands, SARIF. */
import { UsageError } from '../base/usage.ts'
import { jsonText } from '../output/index.ts'
import type { Annotation } from './annotation.ts'
import { githubText } from './github.ts'
import { sarifLog } from './sarif.ts'

/** How findings are printed. */
export type OutputFormat = 'human' | 'json' | 'github' | 'sarif'

/** The format that `--format` or `--json` names. @throws UsageError for both, unless they are the same */
export function outputFormat({ json, format }: { readonly json?: true; readonly format?: OutputFormat }): OutputFormat {
  if (json && format !== undefined && format !== 'json')
    throw new UsageError(`Cannot print in two formats: --json and --format ${format}`)
  return json ? 'json' : (format ?? 'human')
}

/** What a command found, by what the formats need of it. */
export interface Report {
  /** The document of `--json`. */
  readonly document: () => object
  readonly findings: () => readonly Annotation[]
  /** The text for people. */
  readonly text: () => string
}

/** What a command found, in a format. */
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
