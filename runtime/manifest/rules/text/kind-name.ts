import { isObject } from '../../../base/json.ts'
import type { DocumentContext, ManifestRule } from '../rule.ts'

/** A manifest under `definitions/` is found by its file's name, so its kind must be the same. */
export const kindName: ManifestRule<DocumentContext> = {
  name: 'kind-name',
  check({ document: { file, value }, report }) {
    const name = /(?:^|[/\\])definitions[/\\]([^/\\]+)\.ya?ml$/.exec(file)?.[1]
    const kind = isObject(value) ? value.kind : undefined
    if (name === undefined || typeof kind !== 'string' || kind === name) return
    const message = `Kind "${kind}" is in a file named "${name}.yaml"; both names must match`
    report({ rule: 'kind-name', pointer: '/kind', message })
  },
}
