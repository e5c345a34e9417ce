/** Connectors: entities and their actions as properties, methods under names that begin with `$`. */
import { defined } from '../runtime/base/json.ts'
import { CALL_ACTIONS, isAction } from '../runtime/base/actions.ts'
import { ConnectorError } from '../runtime/base/errors.ts'
import type {
  Call,
  CallOptions,
  Engine,
  EngineResult,
  EntityActions,
  GivenRequest,
  IterationOptions,
  RequestCallOptions,
} from './base/engine.ts'
import { checkOptions } from '../runtime/base/options.ts'
import type { FieldsOptions, Params as JsonParams } from '../runtime/index.ts'
import { CALL_OPTIONS, FIELDS_OPTIONS } from './base/options.ts'
import type { ToolOptions, Tools } from './agent/operations/index.ts'
import type { ChangesOptions } from './types/change-types.ts'
import { pagesOfCall, recordsOfCall } from './iterate.ts'

type Params = Call['params']

/** Method by which a console of Node.js, Deno or Bun shows an object. */
const INSPECT = Symbol.for('nodejs.util.inspect.custom')

/** Parts that would make bundles larger. */
export interface Extras {
  /** The operations of an engine as tools. */
  readonly tools: (engine: Engine, options?: ToolOptions) => Promise<Tools>
  /** Changes of an entity's copy. */
  readonly changes: (engine: Engine, entity: string, options?: ChangesOptions) => object
}

/** Loads the code of requests with the first one: most programs send none. */
const loadRequests = () => import('./requests.ts')

const NAME = /^[a-z][a-z0-9_]*$/

/**
 * A connector over an engine. Its own properties are the entities of the kind, created at the first use. In hosted mode by a kind's name,
 * any name is an entity. `connect` adds the compiler's types.
 * @param extras the implementations of `$tools` and `$changes`
 */
export function facadeOf(engine: Engine, known: EntityActions | undefined, extras?: Extras): object {
  return new Connector(engine, known, extras)
}

function none(): never {
  throw new ConnectorError('invalid_params', 'Cannot call it here: use toolsOf or changesOf')
}

/** The engine of a connector. Undefined for any other object. */
export function engineOf(connector: object): Engine | undefined {
  return Connector.engineOf(connector)
}

/** The engine of a connector. @throws ConnectorError `invalid_params` for any other object */
export function needEngine(connector: object): Engine {
  const engine = engineOf(connector)
  if (engine) return engine
  throw new ConnectorError('invalid_params', 'Cannot use it: this is not a connector', {
    hint: 'Pass the connector that connect returned.',
  })
}

class Connector {
  readonly #engine: Engine
  readonly #known: EntityActions | undefined
  readonly #extras: Extras | undefined
  readonly #entities = new Map<string, Entity>()

  constructor(engine: Engine, known: EntityActions | undefined, extras?: Extras) {
    this.#engine = engine
    this.#known = known
    this.#extras = extras
    if (!known) Object.setPrototypeOf(this, ANY_ENTITY)
    for (const name in known) Object.defineProperty(this, name, entityProperty(name))
    Object.freeze(this)
  }

  static engineOf(connector: object): Engine | undefined {
    return #engine in connector ? connector.#engine : undefined
  }

  static entity(connector: Connector, name: string): Entity {
    const made = connector.#entities.get(name) ?? new Entity(connector.#engine, name, connector.#known?.[name])
    connector.#entities.set(name, made)
    return made
  }

  get $kind() {
    return this.#engine.kind
  }

  get $mode() {
    return this.#engine.mode
  }

  async $execute(entity: string, action: string, params?: Params, options?: CallOptions): Promise<EngineResult> {
    return executed(this.#engine, namedCall(entity, action, params), options)
  }

  $all(entity: string, action: string, params?: Params, options?: IterationOptions) {
    return recordsOfCall(this.#engine, namedCall(entity, action, params), options)
  }

  $pages(entity: string, action: string, params?: Params, options?: IterationOptions) {
    return pagesOfCall(this.#engine, namedCall(entity, action, params), options)
  }

  async $request(request: GivenRequest, options?: RequestCallOptions) {
    return (await loadRequests()).requested(this.#engine, request, options)
  }

  async *$requestPages(request: GivenRequest, options?: IterationOptions) {
    yield* (await loadRequests()).requestedPages(this.#engine, request, options)
  }

  $tools(options?: ToolOptions) {
    return (this.#extras ?? none()).tools(this.#engine, options)
  }

  $changes(entity: string, options?: ChangesOptions) {
    return (this.#extras ?? none()).changes(this.#engine, entity, options)
  }

  $close() {
    return this.#engine.close()
  }

  [Symbol.asyncDispose]() {
    return this.#engine.close()
  }

  toJSON() {
    return { kind: this.$kind, mode: this.$mode }
  }

  [INSPECT]() {
    return `Connector { kind: ${this.$kind}, mode: ${this.$mode} }`
  }
}

// Methods work without their connector, as those of entities do: `const { $execute } = stripe`.
for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(Connector.prototype)))
  if (value && name.startsWith('$'))
    Object.defineProperty(Connector.prototype, name, {
      get(this: object) {
        return (value as () => unknown).bind(this)
      },
    })

/** Whether a name can be an entity. `then` cannot: `await` would take the connector for a promise. */
function isEntity(name: string): boolean {
  return NAME.test(name) && name !== 'then'
}

/** Prototype of a connector with unknown entities: each unused name is an entity. */
const ANY_ENTITY = inheriting(Connector.prototype, isEntity, (connector, name) => Connector.entity(connector, name))

/** An entity. Its own properties are its actions, or those of the contract. Calls of other names are refused. */
class Entity {
  readonly #engine: Engine
  readonly #name: string
  readonly #known: readonly string[] | undefined
  readonly #actions = new Map<string, object>()

  constructor(engine: Engine, name: string, known: readonly string[] | undefined) {
    this.#engine = engine
    this.#name = name
    this.#known = known
    Object.setPrototypeOf(this, ANY_ACTION)
    for (const action of known ?? CALL_ACTIONS) Object.defineProperty(this, action, actionProperty(action))
    Object.freeze(this)
  }

  static action(entity: Entity, name: string): object {
    const made = entity.#actions.get(name) ?? actionOf(entity.#engine, entity.#name, name)
    entity.#actions.set(name, made)
    return made
  }

  /** The account's own fields. @param params name the parent of the fields, where they belong to one */
  async $fields(params?: Params, options: FieldsOptions = {}) {
    checkOptions(options, FIELDS_OPTIONS, `list the fields of ${this.#name}`)
    return this.#engine.fields(this.#name, params as JsonParams, options)
  }

  toJSON() {
    return defined({ kind: this.#engine.kind, entity: this.#name, actions: this.#known && [...this.#known] })
  }

  [INSPECT]() {
    const actions = this.#known ? `: ${this.#known.join(', ')}` : ''
    return `Entity { ${this.#engine.kind}.${this.#name}${actions} }`
  }
}

/** Prototype of an entity: each unused name is an action, whose call may find that it does not exist. */
const ANY_ACTION = inheriting(Entity.prototype, isAction, (entity, name) => Entity.action(entity, name))

/** Properties by name. All connectors share them, so that thousands take little memory. */
const entityProperty = propertyByName((connector, name) => Connector.entity(connector as Connector, name))
const actionProperty = propertyByName((entity, name) => Entity.action(entity as Entity, name))

/** A prototype in front of another. It reads an unused name that can be a member as one. */
function inheriting<T extends object>(
  methods: T,
  isMember: (name: string) => boolean,
  read: (object: T, name: string) => object,
): T {
  return new Proxy(methods, {
    get: (known, name, object) =>
      name in known || typeof name !== 'string' || !isMember(name)
        ? (Reflect.get(known, name, object) as unknown)
        : read(object as T, name),
  })
}

function propertyByName(read: (object: object, name: string) => object): (name: string) => PropertyDescriptor {
  const made = new Map<string, PropertyDescriptor>()
  return (name) => {
    const property = made.get(name) ?? {
      enumerable: true,
      get(this: object) {
        return read(this, name)
      },
    }
    made.set(name, property)
    return property
  }
}

function actionOf(engine: Engine, entity: string, action: string): object {
  const operate = (params?: Params, options?: CallOptions) => executed(engine, callOf(entity, action, params), options)
  return Object.assign(operate, {
    all: (params?: Params, options?: IterationOptions) =>
      recordsOfCall(engine, callOf(entity, action, params), options),
    pages: (params?: Params, options?: IterationOptions) =>
      pagesOfCall(engine, callOf(entity, action, params), options),
  })
}

function executed(engine: Engine, call: Call, options?: CallOptions): Promise<EngineResult> {
  return options === undefined ? engine.execute(call, {}) : executedWith(engine, call, options)
}

async function executedWith(engine: Engine, call: Call, options: CallOptions): Promise<EngineResult> {
  checkOptions(options, CALL_OPTIONS, `call ${call.entity}.${call.action}`)
  return engine.execute(call, options)
}

/** A call by unchecked names. @throws ConnectorError `invalid_params` */
function namedCall(entity: unknown, action: unknown, params: Params): Call {
  if (typeof entity === 'string' && typeof action === 'string') return callOf(entity, action, params)
  throw new ConnectorError('invalid_params', 'Cannot call: entity and action must be strings', {
    hint: "Pass them one by one: $execute('customers', 'list', params).",
    sent: false,
  })
}

function callOf(entity: string, action: string, params: Params): Call {
  return params === undefined ? { entity, action } : { entity, action, params }
}
