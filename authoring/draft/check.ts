import type { ApiOperation } from '../openapi/model.ts'
import { type Classified, classify } from './find/classify.ts'

/** The operation of the credential check. */
export interface FoundCheck {
  readonly check?: Classified
  /** The same, when it is not among those asked for. */
  readonly added?: Classified
  /** Its required params, which need a value to begin with. */
  readonly presets: readonly string[]
}

/** Finds a read without required params among the operations asked for, else among all; else the one with the fewest. */
export function findCheck(classified: readonly Classified[], all: readonly ApiOperation[]): FoundCheck {
  const [own] = candidates(classified)
  if (own && needs(own.operation).length === 0) return { check: own, presets: [] }
  const [other] = candidates(all.flatMap((operation) => (operation.server ? [] : (classify(operation) ?? []))))
  if (other && needs(other.operation).length === 0) return { check: other, added: other, presets: [] }
  if (own) return { check: own, presets: needs(own.operation) }
  return other ? { check: other, added: other, presets: needs(other.operation) } : { presets: [] }
}

const READS = ['list', 'get', 'api_search']

/** Reads, those that need the fewest params first; whoami before lists before single records. */
function candidates(classified: readonly Classified[]): Classified[] {
  const rank = ({ action, operation }: Classified) =>
    needs(operation).length * 10 +
    (/\/(?:me|whoami|self|account|users\/me)$/i.test(operation.path) ? 0 : READS.indexOf(action) + 1) +
    (operation.isDeprecated ? 5 : 0)
  return classified.filter(({ action }) => READS.includes(action)).toSorted((a, b) => rank(a) - rank(b))
}

function needs({ params, body }: ApiOperation): string[] {
  const isWhole = body?.shape.properties.size === 0 && !body.shape.types.includes('object')
  const inBody = body?.isRequired ? (isWhole ? ['body'] : [...body.shape.required]) : []
  const outside = params.filter(({ isRequired, in: location, shape }) => {
    const isConstant = location === 'header' && (shape.default !== undefined || shape.enum?.length === 1)
    return isRequired && !isConstant && (shape.default === undefined || location === 'path')
  })
  return [...outside.map(({ name }) => name), ...inBody]
}
