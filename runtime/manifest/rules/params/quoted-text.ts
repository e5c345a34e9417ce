import type { JsonSchema } from '../../../base/json.ts'
import type { Template } from '../../../language/template-value.ts'
import type { Value } from '../../model/values.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf } from '../rule.ts'

/** A quote in a text would end the quotes of a query language, and the caller could add conditions. */
export const quotedText: ManifestRule = {
  name: 'quoted-text',
  check(context) {
    eachOperation(context, 'quoted-text', (operation, reportAt) => {
      const params = paramsOf(operation)
      for (const { name, value } of operation.query)
        for (const param of templatesIn(value).flatMap(quotedNames)) {
          if (!mayHoldQuote(params[param])) continue
          const message =
            `Param "${param}" of ${idOf(operation)} may contain a quote, which ends the quotes around it: write {{odata ${param}}} where ` +
            `quotes are doubled, {{quoted ${param}}} where a backslash escapes them, or add a pattern without quotes`
          reportAt(`/query/${name}`, message)
        }
    })
  },
}

/** Returns the names between single quotes of a template, without a helper. */
function quotedNames({ parts }: Template): string[] {
  return parts.flatMap((part, index) => {
    const [before, after] = [parts[index - 1], parts[index + 1]]
    if (typeof part === 'string' || part.helper !== undefined) return []
    return String(before).endsWith("'") && String(after).startsWith("'") ? [part.name] : []
  })
}

function templatesIn(value: Value): Template[] {
  if ('template' in value) return [value.template]
  if ('map' in value) return Object.values(value.map).flatMap(templatesIn)
  return 'list' in value ? value.list.flatMap(templatesIn) : []
}

function mayHoldQuote(schema: JsonSchema | undefined): boolean {
  return schema?.type === 'string' && ['pattern', 'enum', 'const', 'format'].every((key) => schema[key] === undefined)
}
