/** The face of a connector: methods by name, entities and actions as properties. */
import { inspect } from 'node:util'
import { ConnectorError } from '../runtime/base/errors.ts'
import { nearest, quoted } from '../runtime/base/names.ts'
import type { Call, CallOptions, Engine, EntityActions, IterationOptions } from './engine.ts'
import { CALL_OPTIONS, checkOptions } from './options.ts'
import { tracedEngine } from './spans.ts'
import type { ToolOptions } from './tools/index.ts'
import { pagesOfCall, recordsOfCall } from './iterate.ts'

type Params = Call['params']

/** Every action that the contract has. Those that an entity does not have are refused when they are called. */
const ACTIONS: readonly string[] = ['list', 'get', 'create', 'update', 'delete', 'api_search', 'search', 'download']

/** Names that programs look for in any object; they are never taken for a mistyped entity or action. */
const PROBED: ReadonlySet<string> = new Set(
  ['then', 'catch', 'finally', 'constructor', 'inspect', 'length', 'size', 'name', 'type', 'message', 'stack'].concat([
    'code',
    'cause',
    'status',
    'default',
    'data',
    'error',
    'props',
    'render',
    'window',
    'buffer',
    'jquery',
  ]),
)

/** How entities and actions are named in manifests. */
const NAME = /^[a-z][a-z0-9_]*$/

/**
 * A connector over an engine. Its own properties are the methods and, where the kind's entities are known, one for each of
 * them, made when it is first asked for. Another name is undefined; one that is near to an entity throws `unknown_entity` with
 * the nearest name. In hosted mode by a kind's name nothing is known beforehand: there any name is an entity.
 * The compiler's types are put on by `connect`.
 */
export function facadeOf(untraced: Engine, known: EntityActions | undefined = untraced.entities): object {
  const engine = tracedEngine(untraced)
  const methods = methodsOf(engine)
  const entity = onceByName((name) => entityOf(engine, name, known?.[name]))
  const names = Object.keys(known ?? {}).filter((name) => !(name in methods) && name !== 'then')
  for (const name of names) Object.defineProperty(methods, name, memberProperty(name))
  members.set(methods, entity)
  const facade = withOthers(Object.freeze(methods), (name) => {
    if (!NAME.test(name) || name === 'then') return undefined
    if (!known) return entity(name)
    throwIfNear(name, names, 'unknown_entity', `Cannot find entity ${quoted(name)} in ${engine.kind}.`)
    return undefined
  })
  engines.set(facade, engine)
  return facade
}

/** What gives an entity of a connector, or an action of an entity, by its name. */
const members = new WeakMap<object, (name: string) => object>()

/** The property of an entity or action. All connectors share it, so that thousands of them take little memory. */
const memberProperty = onceByName((name): PropertyDescriptor => ({
  enumerable: true,
  get(this: object) {
    return members.get(this)?.(name)
  },
}))

/** A function that makes something for a name once, and returns the same from then on. */
function onceByName<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>()
  return (name) => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}

/** The engines behind the connectors that were handed out. */
const engines = new WeakMap<object, Engine>()

/** The engine of a connector; undefined for any other object. */
export function engineOf(connector: object): Engine | undefined {
  return engines.get(connector)
}

/** The object, with something else for names that it does not have. */
function withOthers(target: object, other: (name: string) => unknown): object {
  return new Proxy(target, {
    get: (_, name) => (typeof name === 'symbol' || name in target ? Reflect.get(target, name) : other(name)),
  })
}

function throwIfNear(
  name: string,
  names: readonly string[],
  code: 'unknown_entity' | 'unsupported_action',
  message: string,
): void {
  const near = NAME.test(name) && !PROBED.has(name) ? nearest(name, names) : undefined
  if (near !== undefined) throw new ConnectorError(code, `${message} Did you mean ${quoted(near)}?`, { sent: false })
}

function methodsOf(engine: Engine): object {
  const { kind, mode } = engine
  const hidden = {
    [Symbol.asyncDispose]: () => engine.close(),
    toJSON: () => ({ kind, mode }),
    [inspect.custom]: () => `Connector { kind: ${kind}, mode: ${mode} }`,
  }
  return withHidden(
    {
      kind,
      mode,
      execute: (entity: string, action: string, params?: Params, options?: CallOptions) =>
        executed(engine, callOf(entity, action, params), options),
      all: (entity: string, action: string, params?: Params, options?: IterationOptions) =>
        recordsOfCall(engine, callOf(entity, action, params), options),
      pages: (entity: string, action: string, params?: Params, options?: IterationOptions) =>
        pagesOfCall(engine, callOf(entity, action, params), options),
      tools: async (options?: ToolOptions) => (await import('./tools/index.ts')).toolsOf(engine, options),
      close: () => engine.close(),
    },
    hidden,
  )
}

/** An entity. Its own properties are its actions, where they are known; `toJSON` and `inspect` list them. */
function entityOf(engine: Engine, entity: string, known: readonly string[] | undefined): object {
  const { kind } = engine
  const action = onceByName((name) => actionOf(engine, entity, name))
  const target = withHidden(
    {},
    {
      toJSON: () => ({ kind, entity, ...(known && { actions: [...known] }) }),
      [inspect.custom]: () => `Entity { ${kind}.${entity}${known ? `: ${known.join(', ')}` : ''} }`,
    },
  )
  for (const name of known ?? []) Object.defineProperty(target, name, memberProperty(name))
  members.set(target, action)
  // Entities whose actions are not known differ, too.
  Object.defineProperty(target, Symbol('entity'), { enumerable: true, value: Symbol(entity) })
  return withOthers(Object.freeze(target), (name) => {
    const message = `Cannot ${quoted(name)} ${entity} of ${kind}: no such action.`
    if (ACTIONS.includes(name)) return action(name)
    throwIfNear(name, known ?? ACTIONS, 'unsupported_action', message)
    return undefined
  })
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

/** The object with more properties that are not listed. */
function withHidden(target: object, hidden: object): object {
  for (const name of Reflect.ownKeys(hidden))
    Object.defineProperty(target, name, { value: Reflect.get(hidden, name) as unknown })
  return target
}

function executed(engine: Engine, call: Call, options?: CallOptions) {
  return options === undefined ? engine.execute(call, {}) : executedWith(engine, call, options)
}

async function executedWith(engine: Engine, call: Call, options: CallOptions) {
  checkOptions(options, CALL_OPTIONS, `call ${call.entity}.${call.action}`)
  return engine.execute(call, options)
}

function callOf(entity: string, action: string, params: Params): Call {
  return params === undefined ? { entity, action } : { entity, action, params }
}
