/** Compiled locators of requests: a place of the body, a header or a query param, and the part of its text. */
import type { Json } from '../base/json.ts'
import { cutFromForm } from '../language/form.ts'
import { AmbiguousLocation, compileBodySteps } from '../language/body-steps.ts'
import type { RequestLocator } from '../manifest/index.ts'
import type { Envelope } from './request.ts'

/** Reads a value of a request and its body, or of one event; undefined where there is none. */
export type WebhookValueReader = (from: Envelope, body?: Json) => Json | undefined

/** Maximum number of parts of a text. */
const MAX_PARTS = 20

/** A function that reads a locator's value; of several places, the first that is not null. */
export function compileRequestLocator(locator: RequestLocator): WebhookValueReader {
  const readers = [locator, ...(locator.or ?? [])].map(compileOne)
  return (from, body) => {
    for (const read of readers) {
      const value = read(from, body)
      if (value !== undefined && value !== null) return value
    }
    return undefined
  }
}

function compileOne(locator: RequestLocator): WebhookValueReader {
  const { form, into } = locator
  const read = compileAt(locator.at)
  if (form === undefined && into === undefined) return read
  const cut = compileCut(locator)
  return (from, body) => {
    const [value] = cut(read(from, body))
    return value === undefined || into === undefined ? value : into.split('{}').join(value)
  }
}

/** A function that reads all values of a locator: of a text with a separator, each part with the form. */
export function compileLocators(locator: RequestLocator): (from: Envelope) => string[] {
  const read = compileAt(locator.at)
  const cut = compileCut(locator)
  return (from) => cut(read(from))
}

function compileCut({ separator, form }: RequestLocator): (value: Json | undefined) => string[] {
  return (value) => {
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const text = String(value)
    const parts = separator === undefined ? [text] : text.split(separator, MAX_PARTS)
    return parts.flatMap((part) => {
      const found = form === undefined ? part.trim() : cutFromForm(form, part.trim())
      return found === undefined || found === '' ? [] : [found]
    })
  }
}

function compileAt(at: RequestLocator['at']): WebhookValueReader {
  if (at.in === 'param') return ({ param }) => param(at.name)
  if (at.in === 'header') return ({ header }) => header(at.name)
  const read = at.in === 'body' ? compileBodySteps(at.steps) : undefined
  return (_, body) => {
    try {
      return read?.({ body })
    } catch (error) {
      if (error instanceof AmbiguousLocation) return undefined
      throw error
    }
  }
}
