import type { ApiOperation } from '../description/model.ts'
import { type Classified, classify } from './find/classify.ts'
import { isOfConnection, pathNameOf } from './find/params.ts'
import { isReserved } from '../base/words.ts'

/** The operation of the credential check. */
export interface FoundCheck {
  readonly check?: Classified
  /** The same, when it is not among those asked for. */
  readonly added?: Classified
  /** Its required params, which need a value to begin with. */
  readonly presets: readonly string[]
}

/**
 * Finds a read without required params among the operations asked for, else among all; else the one with the fewest. What the
 * connection sends itself is none of them: `carriers` are the names that auth fills, in lower case.
 */
export function findCheck(
  classified: readonly Classified[],
  all: readonly ApiOperation[],
  carriers: ReadonlySet<string>,
): FoundCheck {
  const needs = (operation: ApiOperation) => neededBy(operation, carriers)
  const [own] = candidates(classified, needs)
  if (own && needs(own.operation).length === 0) return { check: own, presets: [] }
  const others = all.flatMap((operation) => (operation.server ? [] : (classify(operation) ?? [])))
  const [other] = candidates(others, needs)
  if (other && needs(other.operation).length === 0) return { check: other, added: other, presets: [] }
  if (own) return { check: own, presets: needs(own.operation) }
  return other ? { check: other, added: other, presets: needs(other.operation) } : { presets: [] }
}

const READS = ['list', 'get', 'api_search']

/** Returns reads, the ones with the fewest params first; whoami before lists before single records. */
function candidates(
  classified: readonly Classified[],
  needs: (operation: ApiOperation) => readonly string[],
): Classified[] {
  const rank = ({ action, operation }: Classified) =>
    needs(operation).length * 10 +
    (/\/(?:me|whoami|self|account|users\/me)$/i.test(operation.path) ? 0 : READS.indexOf(action) + 1) +
    (operation.isDeprecated ? 5 : 0)
  return classified.filter(({ action }) => READS.includes(action)).toSorted((a, b) => rank(a) - rank(b))
}

function neededBy({ params, body }: ApiOperation, carriers: ReadonlySet<string>): string[] {
  const isWhole = body?.shape.properties.size === 0 && !body.shape.types.includes('object')
  const inBody = isWhole ? (body.isRequired ? ['body'] : []) : [...(body?.shape.required ?? [])]
  const outside = params.filter((param) => {
    const { isRequired, in: location, shape } = param
    if (location !== 'path' && isOfConnection(param, carriers)) return false
    const isConstant = location === 'header' && (shape.default !== undefined || shape.enum?.length === 1)
    return isRequired && !isConstant && (shape.default === undefined || location === 'path')
  })
  const names = outside.map((param) => (param.in === 'path' ? pathNameOf(param) : param.name))
  return [...names, ...inBody].filter((name) => !isReserved(name))
}
