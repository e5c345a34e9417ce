/** Responses written place by place: locators read backwards. */
import { compileLocator, eachEntry, type Locator } from '../../runtime/language/locator.ts'
import type { LocatorStep } from '../../runtime/language/body-steps.ts'
import { isObject, type Json } from '../../runtime/base/json.ts'

/** A response ready to be sent. */
export interface MockResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Json
}

/** A response that is being written. */
export interface ResponseDraft {
  /** 200 by default. */
  status?: number
  body: Json | undefined
  readonly headers: Record<string, string>
  /** The name of the property of a locator's `*`. */
  readonly only: string
}

/** An empty response. */
export function draftResponse(only = 'result'): ResponseDraft {
  return { body: undefined, headers: {}, only }
}

/** The finished response. */
export function responseOf({ body, headers, status = 200 }: ResponseDraft): MockResponse {
  return { status, headers, ...(body !== undefined && { body }) }
}

/**
 * Writes a value to the place of a locator. It replaces the value there; two objects are merged. A locator without a single place writes
 * nothing.
 */
export function write(response: ResponseDraft, locator: Locator, value: Json): void {
  switch (locator.in) {
    case 'body':
      response.body = placed(response.body, locator.steps, value, response.only)
      break
    case 'header':
      response.headers[locator.name] = typeof value === 'string' ? value : JSON.stringify(value)
      break
    case 'first':
      for (const one of locator.of.slice(0, 1)) write(response, one, value)
      break
    case 'path': {
      const each = eachEntry(locator)
      const entries =
        each && Array.isArray(value) ? value.map((one) => placed(undefined, each.inner, one, response.only)) : []
      if (each) response.body = placed(response.body, each.list, entries, response.only)
      break
    }
    case 'query':
      write(response, locator.url, `?${new URLSearchParams({ [locator.param]: String(value) }).toString()}`)
      break
    case 'link': {
      const { link } = response.headers
      response.headers.link =
        locator.attribute === undefined
          ? [link, `<${String(value)}>; rel="${locator.rel}"`].filter(Boolean).join(', ')
          : `${link}; ${locator.attribute}="${String(value)}"`
    }
  }
}

/** Reads the value at a locator's place. */
export function read({ body, headers }: ResponseDraft, locator: Locator): Json | undefined {
  try {
    return compileLocator(locator)({ body, header: (name) => headers[name] ?? null })
  } catch {
    return undefined
  }
}

/** A locator of a place below another one. */
export function locatorBelow(outer: Locator, index: number, inner: Locator): Locator {
  if (outer.in !== 'body' || inner.in !== 'body') return inner
  return { in: 'body', steps: [...outer.steps, index, ...inner.steps] }
}

function placed(node: Json | undefined, steps: readonly LocatorStep[], value: Json, only: string): Json {
  const [step, ...rest] = steps
  if (step === undefined) return isObject(node) && isObject(value) ? { ...node, ...value } : value
  if (typeof step === 'number') {
    const list = Array.isArray(node) ? [...node] : []
    const index = step < 0 ? Math.max(0, list.length + step) : step
    while (list.length < index) list.push(null)
    list[index] = placed(list[index] ?? undefined, rest, value, only)
    return list
  }
  if (Array.isArray(node)) return node
  const object = isObject(node) ? node : {}
  const name = typeof step === 'string' ? step : (Object.keys(object)[0] ?? only)
  return { ...object, [name]: placed(object[name] ?? undefined, rest, value, only) }
}
