import type { Json } from 'plugboard/internal'
import type { Plan } from 'plugboard/runtime'
import { UsageError } from '../base/usage.ts'
import { ADVICE } from './argv.ts'

/**
 * Returns the settings of `--config name=value`, in the types of the manifest; undefined without any.
 * @throws UsageError for another form, and for a credential
 */
export function readConfigPairs(plan: Plan, pairs: readonly string[] | undefined): Record<string, Json> | undefined {
  if (pairs === undefined) return undefined
  const fields = (plan.manifest.config.properties ?? {}) as Record<string, { type?: Json }>
  const secrets = new Set(
    Object.values(plan.manifest.auth).flatMap(({ credentials }) =>
      Object.keys((credentials.properties ?? {}) as object),
    ),
  )
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      if (at <= 0) throw new UsageError('Cannot read config: expected --config name=value', hintOf(plan))
      const [name, text] = [pair.slice(0, at), pair.slice(at + 1)]
      if (secrets.has(name) && !Object.hasOwn(fields, name))
        throw new UsageError(`Cannot take the credential ${name} from the command line`, ADVICE)
      return [name, valueOf(text, fields[name]?.type)]
    }),
  )
}

function hintOf({ kind, manifest }: Plan): string {
  const names = Object.keys((manifest.config.properties ?? {}) as object)
  return names.length === 0 ? `${kind} has no config.` : `Config of ${kind}: ${names.join(', ')}.`
}

function valueOf(text: string, type: Json | undefined): Json {
  const types = [type].flat()
  if ((types.includes('integer') || types.includes('number')) && text.trim() !== '' && !Number.isNaN(Number(text)))
    return Number(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
