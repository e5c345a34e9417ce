/** GraphQL documents, read when a manifest is. The one host of `graphql`. */
import { GraphQLError, Kind, OperationTypeNode, parse, print, stripIgnoredCharacters, visit } from 'graphql'
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, TypeNode } from 'graphql'

/** A variable that a document declares. */
export interface Variable {
  readonly name: string
  /** As written: `String!`. */
  readonly type: string
  readonly isRequired: boolean
}

/** A document ready to be sent: one operation with the fragments it uses. */
export interface GraphqlDocument {
  readonly text: string
  readonly operation: 'query' | 'mutation'
  readonly variables: readonly Variable[]
}

/** A document that cannot be sent, with the offset of the fault in its text. */
export class GraphqlFault extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

/**
 * Reads one operation and adds the fragments it spreads.
 * @param fragments by name, or by `Name on Type`; a bare name stands for its own type. The body is a selection without braces.
 * @throws GraphqlFault for a syntax error, several operations, a subscription, an unknown fragment
 */
export function parseGraphql(text: string, fragments: Readonly<Record<string, string>>): GraphqlDocument {
  const document = read(text)
  const operation = onlyOperation(document)
  const used = spreadFragments(document, readFragments(fragments))
  const whole = print({ kind: Kind.DOCUMENT, definitions: [operation, ...used] } satisfies DocumentNode)
  return {
    text: stripIgnoredCharacters(whole),
    operation: operation.operation as 'query' | 'mutation',
    variables: (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => ({
      name: variable.name.value,
      type: typeText(type),
      isRequired: type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
    })),
  }
}

function read(text: string): DocumentNode {
  try {
    return parse(text)
  } catch (error) {
    if (error instanceof GraphQLError)
      throw new GraphqlFault(`cannot be read: ${syntaxFault(error)}`, error.positions?.[0] ?? 0)
    throw error
  }
}

/** "Syntax Error: Expected Name, found <EOF>." is "expected Name, found <EOF>". */
function syntaxFault({ message }: GraphQLError): string {
  const fault = message.replace(/^Syntax Error: /, '').replace(/\.$/, '')
  return fault.charAt(0).toLowerCase() + fault.slice(1)
}

function onlyOperation(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const [operation, second] = operations
  if (!operation || second)
    throw new GraphqlFault(`holds ${operations.length} operations; one is needed`, second?.loc?.start ?? 0)
  if (operation.operation === OperationTypeNode.SUBSCRIPTION)
    throw new GraphqlFault('is a subscription; only query and mutation can be sent', 0)
  return operation
}

function readFragments(fragments: Readonly<Record<string, string>>): Map<string, FragmentDefinitionNode> {
  return new Map(
    Object.entries(fragments).map(([key, selection]) => {
      const [name, type = name] = key.split(/\s+on\s+/)
      return [name!, read(`fragment ${name} on ${type} {${selection}}`).definitions[0] as FragmentDefinitionNode]
    }),
  )
}

/** The fragments a document needs, each once, those inside fragments included. */
function spreadFragments(document: DocumentNode, known: Map<string, FragmentDefinitionNode>): FragmentDefinitionNode[] {
  const used = new Map(
    document.definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]),
  )
  const follow = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name, loc }) {
        if (used.has(name.value)) return
        const fragment = known.get(name.value)
        if (!fragment)
          throw new GraphqlFault(`spreads fragment "${name.value}", which is not under fragments`, loc?.start ?? 0)
        used.set(name.value, fragment)
        follow(fragment)
      },
    })
  follow(document)
  for (const fragment of used.values()) follow(fragment)
  return [...used.values()]
}

function typeText(type: TypeNode): string {
  return print(type)
}
