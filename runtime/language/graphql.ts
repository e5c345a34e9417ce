/** Reads GraphQL documents and schemas, when a manifest is read. The one host of `graphql`. */
import { defined, isObject, type Json, tryParseJson } from '../base/json.ts'
import type { LocatorStep } from './body-steps.ts'
import {
  type ArgumentNode,
  buildClientSchema,
  buildSchema,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  type IntrospectionQuery,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  NoDeprecatedCustomRule,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  type SelectionSetNode,
  stripIgnoredCharacters,
  typeFromAST,
  type TypeNode,
  validate,
  visit,
} from 'graphql'

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
 * @param fragments by name, or by `Name on Type`; a bare name is also the type. The body is a selection without braces.
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

/** Shortens a message: "Syntax Error: Expected Name, found <EOF>." becomes "expected Name, found <EOF>". */
function syntaxFault({ message }: GraphQLError): string {
  const fault = message.replace(/^Syntax Error: /, '').replace(/\.$/, '')
  return fault.charAt(0).toLowerCase() + fault.slice(1)
}

function onlyOperation(document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const [operation, second] = operations
  if (!operation || second)
    throw new GraphqlFault(`contains ${operations.length} operations instead of one`, second?.loc?.start ?? 0)
  if (operation.operation === OperationTypeNode.SUBSCRIPTION)
    throw new GraphqlFault('is a subscription; only query and mutation can be sent', 0)
  return operation
}

function readFragments(fragments: Readonly<Record<string, string>>): Map<string, FragmentDefinitionNode> {
  return new Map(
    Object.entries(fragments).map(([key, selection]) => {
      const [name = '', type = name] = key.split(/\s+on\s+/)
      return [name, read(`fragment ${name} on ${type} {${selection}}`).definitions[0] as FragmentDefinitionNode]
    }),
  )
}

/** Returns the fragments that a document needs, each once, including nested ones. */
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
          throw new GraphqlFault(`spreads fragment "${name.value}", which fragments does not define`, loc?.start ?? 0)
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

/** The selections and arguments of a document. */
export interface DocumentUses {
  /** Whether it selects the field at a place of its response. Below a field without a selection, every place is: it may hold JSON. */
  selects(steps: readonly LocatorStep[]): boolean
  /** The pairs of arguments that take each other's variables. */
  readonly swapped: readonly (readonly [name: string, other: string])[]
}

/** Reads what a document selects and inserts. @throws GraphqlFault for a document that cannot be read */
export function documentUses(text: string): DocumentUses {
  const document = read(text)
  return { selects: (steps) => selects(document, steps), swapped: swappedVariables(document) }
}

function selects(document: DocumentNode, steps: readonly LocatorStep[]): boolean {
  const [root, ...names] = steps.filter((step) => typeof step !== 'number')
  if (root !== 'data') return true
  let sets: readonly SelectionSetNode[] = [onlyOperation(document).selectionSet]
  for (const name of names) {
    const fields = sets.flatMap((set) => fieldsIn(set, document))
    const selected = fields.filter((field) => typeof name !== 'string' || (field.alias ?? field.name).value === name)
    if (selected.length === 0) return fields.length === 0
    sets = selected.flatMap(({ selectionSet }) => selectionSet ?? [])
  }
  return true
}

function fieldsIn({ selections }: SelectionSetNode, document: DocumentNode): FieldNode[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsIn(selection.selectionSet, document)
    const fragment = document.definitions.find(
      (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
    )
    return fragment && 'selectionSet' in fragment ? fieldsIn(fragment.selectionSet, document) : []
  })
}

function swappedVariables(document: DocumentNode): [name: string, other: string][] {
  const swapped: [string, string][] = []
  const check = (entries: readonly (ArgumentNode | ObjectFieldNode)[] = []) => {
    const taken = new Map(
      entries.flatMap(({ name, value }) => (value.kind === Kind.VARIABLE ? [[name.value, value.name.value]] : [])),
    )
    for (const [name, other] of taken) if (name < other && taken.get(other) === name) swapped.push([name, other])
  }
  visit(document, {
    Field: (node) => check(node.arguments),
    ObjectValue: (node) => check(node.fields),
  })
  return swapped
}

/** A type of a schema, as JSON Schema names it. */
export interface GraphqlType {
  /** `any` for custom scalars, such as DateTime. */
  readonly kind: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'any'
  readonly isNullable: boolean
  /** The name of a custom scalar. */
  readonly scalar?: string
  readonly values?: readonly string[]
  readonly items?: GraphqlType
  /** The selected fields of an object by their names in the response, or the fields of an input object. */
  readonly fields?: Readonly<Record<string, () => GraphqlType>>
}

/** Result of checking a document against a schema. */
export interface GraphqlCheck {
  readonly faults: readonly { readonly message: string; readonly isDeprecation: boolean }[]
  readonly variables: Readonly<Record<string, GraphqlType>>
  /** The type of `data`. */
  readonly answer: GraphqlType
}

/** Compiles a check of documents against a schema. @throws GraphqlFault for a schema that cannot be read */
export function graphqlChecker(schemaText: string): (documentText: string) => GraphqlCheck {
  const schema = readSchema(schemaText)
  return (documentText) => {
    const document = read(documentText)
    const operation = onlyOperation(document)
    const root = schema.getRootType(operation.operation)
    const fragments = new Map(
      document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
    )
    const deprecations = validate(schema, document, [NoDeprecatedCustomRule])
    return {
      faults: [
        ...validate(schema, document).map(({ message }) => ({ message, isDeprecation: false })),
        ...deprecations.map(({ message }) => ({ message, isDeprecation: true })),
      ],
      variables: Object.fromEntries(
        (operation.variableDefinitions ?? []).map(({ variable, type }) => [
          variable.name.value,
          jsonType(typeFromAST(schema, type as never)),
        ]),
      ),
      answer: jsonType(root ?? undefined, [operation.selectionSet], { schema, fragments }),
    }
  }
}

/** A field that a document can select. */
export interface GraphqlField {
  readonly name: string
  readonly description?: string
  readonly isDeprecated: boolean
  readonly arguments: readonly GraphqlArgument[]
  /** The name of its type, without list markers. */
  readonly type: string
  readonly isList: boolean
  /** `object` has fields; `choice` is an interface or a union. */
  readonly kind: 'object' | 'choice' | 'plain'
  readonly fields: () => readonly GraphqlField[]
}

/** An argument of a field, or a field of an input object. */
export interface GraphqlArgument {
  readonly name: string
  readonly description?: string
  /** As written: `[ID!]!`. */
  readonly type: string
  readonly isRequired: boolean
  /** The fields of an input object; undefined for any other type, a list included. */
  readonly fields?: () => readonly GraphqlArgument[]
}

/** The top-level fields of a schema. */
export interface GraphqlRoots {
  readonly queries: readonly GraphqlField[]
  readonly mutations: readonly GraphqlField[]
}

/** Returns the fields that documents begin with. @throws GraphqlFault for a schema that cannot be read */
export function graphqlRoots(schemaText: string): GraphqlRoots {
  const schema = readSchema(schemaText)
  const fieldsOf = (type: GraphQLObjectType | undefined | null) => Object.values(type?.getFields() ?? {}).map(fieldOf)
  return { queries: fieldsOf(schema.getQueryType()), mutations: fieldsOf(schema.getMutationType()) }
}

function fieldOf({ name, description, type, args, deprecationReason }: GraphQLField<unknown, unknown>): GraphqlField {
  const named = getNamedType(type)
  return defined({
    name,
    description: description ?? undefined,
    isDeprecated: deprecationReason != null,
    arguments: args.map(argumentOf),
    type: named.name,
    isList: isListType(getNullableType(type)),
    kind: kindOf(named),
    fields: () => ('getFields' in named ? Object.values(named.getFields()).map(fieldOf) : []),
  })
}

function kindOf(type: GraphQLNamedType): GraphqlField['kind'] {
  if (isObjectType(type)) return 'object'
  return isAbstractType(type) ? 'choice' : 'plain'
}

function argumentOf({ name, description, type, defaultValue }: GraphQLArgument | GraphQLInputField): GraphqlArgument {
  const inner = getNullableType(type)
  return defined({
    name,
    description: description ?? undefined,
    type: String(type),
    isRequired: isNonNullType(type) && defaultValue === undefined,
    fields: isInputObjectType(inner) ? () => Object.values(inner.getFields()).map(argumentOf) : undefined,
  })
}

function readSchema(text: string): GraphQLSchema {
  try {
    const introspection = introspectionIn(text)
    if (introspection) return buildClientSchema(introspection, { assumeValid: true })
    return buildSchema(text, { assumeValid: true })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const fault = error instanceof GraphQLError ? syntaxFault(error) : error.message.split('\n')[0]
    throw new GraphqlFault(`cannot be read: ${fault}`, 0)
  }
}

/** Reads the result of the introspection query, with or without `data` around it. Undefined for a text that is not a JSON object. */
function introspectionIn(text: string): IntrospectionQuery | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  const value = tryParseJson(text) as Json
  const data = isObject(value) && isObject(value.data) ? value.data : value
  return isObject(data) && isObject(data.__schema) ? (data as unknown as IntrospectionQuery) : undefined
}

interface SelectionContext {
  readonly schema: GraphQLSchema
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

const SCALARS: Readonly<Record<string, GraphqlType['kind']>> = {
  String: 'string',
  ID: 'string',
  Int: 'integer',
  Float: 'number',
  Boolean: 'boolean',
}

/** Converts a type to JSON's words. @param selections picks an object's fields; an input object has them all */
function jsonType(
  type: GraphQLType | undefined,
  selections: readonly SelectionSetNode[] = [],
  context?: SelectionContext,
): GraphqlType {
  const isNullable = type !== undefined && !isNonNullType(type)
  const inner = type && getNullableType(type)
  if (isListType(inner)) return { kind: 'array', isNullable, items: jsonType(inner.ofType, selections, context) }
  if (isEnumType(inner)) return { kind: 'string', isNullable, values: inner.getValues().map(({ name }) => name) }
  if (isScalarType(inner)) {
    const kind = SCALARS[inner.name]
    return kind ? { kind, isNullable } : { kind: 'any', isNullable, scalar: inner.name }
  }
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).map((field) => [field.name, () => jsonType(field.type)] as const)
    return { kind: 'object', isNullable, fields: Object.fromEntries(fields) }
  }
  if (inner === undefined || context === undefined) return { kind: 'any', isNullable }
  return { kind: 'object', isNullable, fields: selectedFields(inner, selections, context) }
}

/** Returns the selected fields, including those in fragments. */
function selectedFields(
  type: GraphQLType,
  selections: readonly SelectionSetNode[],
  context: SelectionContext,
): Record<string, () => GraphqlType> {
  const fields: Record<string, () => GraphqlType> = {}
  for (const selection of selections.flatMap((set) => set.selections)) {
    if (selection.kind === Kind.FIELD)
      fields[(selection.alias ?? selection.name).value] = fieldType(type, selection, context)
    else {
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : context.fragments.get(selection.name.value)
      const on = part?.typeCondition ? context.schema.getType(part.typeCondition.name.value) : undefined
      if (part) Object.assign(fields, selectedFields(on ?? type, [part.selectionSet], context))
    }
  }
  return fields
}

function fieldType(type: GraphQLType, { name, selectionSet }: FieldNode, context: SelectionContext): () => GraphqlType {
  const holder = getNamedType(type)
  const known = holder && 'getFields' in holder ? holder.getFields()[name.value] : undefined
  const kind = name.value === '__typename' ? 'string' : 'any'
  if (!known || isInputObjectType(holder)) return () => ({ kind, isNullable: false })
  return () => jsonType(known.type, selectionSet ? [selectionSet] : [], context)
}
