/** Settings by auth variant. If only the URLs of one variant contain a setting, only that variant requires it. */
import type { JsonSchema } from '../../base/json.ts'
import type { Template } from '../../language/template-value.ts'
import type { ResolvedOperation } from '../model/resolved.ts'
import type { ResolvedAuth } from '../model/resolved-auth.ts'

/** Returns the config schema, where settings that every variant needs are required, and each variant with its other settings. */
export function configByVariant(
  config: JsonSchema,
  auth: Readonly<Record<string, ResolvedAuth>>,
  baseUrl: Template,
  operations: Readonly<Record<string, ResolvedOperation>>,
): { config: JsonSchema; auth: Record<string, ResolvedAuth> } {
  const { required = [], ...rest } = config as JsonSchema & { required?: string[] }
  const variants = Object.entries(auth)
  const uses = (variant: ResolvedAuth, name: string) => isNamedIn({ baseUrl, ...variant }, name)
  const isShared = (name: string) => {
    const count = variants.filter(([, variant]) => uses(variant, name)).length
    return count === 0 || count === variants.length || isNamedIn(operations, name)
  }
  const shared = required.filter(isShared)
  return {
    config: { ...rest, ...(shared.length > 0 && { required: shared }) },
    auth: Object.fromEntries(
      variants.map(([name, variant]) => {
        const own = required.filter((setting) => !shared.includes(setting) && uses(variant, setting))
        return [name, { ...variant, ...(own.length > 0 && { config: own }) }]
      }),
    ),
  }
}

/** Whether a template or a path in a resolved part inserts a setting. */
function isNamedIn(part: object, name: string): boolean {
  const text = JSON.stringify(part)
  const written = JSON.stringify(`config.${name}`)
  return text.includes(`"name":${written}`) || text.includes(`"param":${written}`)
}
