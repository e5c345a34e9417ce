/** Changes as annotations of the changed lines. */
import { type ChangeClass, mergedChanges, operationsText } from '../../authoring/index.ts'
import type { Annotation } from '../annotate/index.ts'
import type { ComparedKind } from './compared.ts'

/** Changes that callers may notice are warnings: a reviewer judges them. */
const SEVERITY_OF: Readonly<Record<ChangeClass, Annotation['severity']>> = {
  breaking: 'warning',
  wire: 'warning',
  additive: 'note',
  internal: 'note',
}

/** Returns the changes of a kind at their lines of the new manifest. Removed ones are at line 1, since a review does not show old lines. */
export function changeFindings(kind: ComparedKind): Annotation[] {
  if (kind.state === 'gone') {
    const { resolved, document } = kind.before
    const file = document.file.replace(/^[^:/]*:/, '')
    return [{ ...START, severity: 'warning', rule: 'kind-removed', message: `${resolved.kind} was removed`, file }]
  }
  if (kind.state === 'new') return []
  const { changes, files } = kind.report
  return mergedChanges(changes).map(({ change, others }) => {
    const { class: name, rule, message, operations, location, restsOn } = change
    const isOld = location.file !== files.after
    const who = operations.length > 0 ? `${operationsText(operations)}: ` : ''
    const at = isOld ? { ...START, file: files.after } : { ...location, column: 1 }
    const evidence = restsOn === undefined ? '' : `, ${restsOn}`
    const text = `${name}: ${who}${message}${evidence}${isOld ? ` (${location.file}:${location.line})` : ''}`
    return { severity: SEVERITY_OF[name], rule, message: text.replaceAll('`', '"'), ...at, others: isOld ? [] : others }
  })
}

const START = { line: 1, column: 1 } as const
