/** The face of a connector: methods by name, entities and actions as properties. */
import { inspect } from 'node:util'
import type { Call, CallOptions, Engine, WalkOptions } from './engine.ts'
import type { ToolOptions } from './tools/index.ts'
import { walkPages, walkRecords } from './walk.ts'

type Params = Call['params']

/**
 * A connector over an engine. Any name that is no method is an entity; whether it exists is said when it is called, with the
 * nearest name. The compiler's types are put on by `connect`.
 */
export function facadeOf(engine: Engine): object {
  const entities = new Map<string, object>()
  return new Proxy(Object.freeze(methodsOf(engine)), {
    get(methods, name) {
      if (isOrdinary(methods, name)) return Reflect.get(methods, name)
      let entity = entities.get(name)
      if (!entity) entities.set(name, (entity = entityOf(engine, name)))
      return entity
    },
  })
}

/** Whether a property is looked up as on any object. Without `then`, since `await` would take an entity of that name for a promise. */
function isOrdinary(target: object, name: string | symbol): name is symbol {
  return typeof name === 'symbol' || name === 'then' || name in target
}

function methodsOf(engine: Engine): object {
  const { kind, mode } = engine
  return {
    kind,
    mode,
    execute: (entity: string, action: string, params?: Params, options: CallOptions = {}) =>
      engine.execute(callOf(entity, action, params), options),
    all: (entity: string, action: string, params?: Params, options?: WalkOptions) =>
      walkRecords(engine, callOf(entity, action, params), options),
    pages: (entity: string, action: string, params?: Params, options?: WalkOptions) =>
      walkPages(engine, callOf(entity, action, params), options),
    tools: async (options?: ToolOptions) => (await import('./tools/index.ts')).toolsOf(engine, options),
    close: () => engine.close(),
    [Symbol.asyncDispose]: () => engine.close(),
    toJSON: () => ({ kind, mode }),
    [inspect.custom]: () => `Connector { kind: ${kind}, mode: ${mode} }`,
  }
}

function entityOf(engine: Engine, entity: string): object {
  const actions = new Map<string, object>()
  return new Proxy(Object.freeze({}), {
    get(target, name) {
      if (isOrdinary(target, name)) return Reflect.get(target, name)
      let action = actions.get(name)
      if (!action) actions.set(name, (action = actionOf(engine, entity, name)))
      return action
    },
  })
}

function actionOf(engine: Engine, entity: string, action: string): object {
  const operate = (params?: Params, options: CallOptions = {}) =>
    engine.execute(callOf(entity, action, params), options)
  return Object.assign(operate, {
    all: (params?: Params, options?: WalkOptions) => walkRecords(engine, callOf(entity, action, params), options),
    pages: (params?: Params, options?: WalkOptions) => walkPages(engine, callOf(entity, action, params), options),
  })
}

function callOf(entity: string, action: string, params: Params): Call {
  return params === undefined ? { entity, action } : { entity, action, params }
}
