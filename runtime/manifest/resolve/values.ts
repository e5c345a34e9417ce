/** Parses templates and locators of a manifest; reports problems at their location instead of throwing them. */
import { isObject, type Json, pointer } from '../../base/json.ts'
import { didYouMean } from '../../base/names.ts'
import { type Locator, LocatorFault, parseLocator } from '../../language/locator.ts'
import { parseTemplate, TemplateFault } from '../../language/template.ts'
import { namesIn, type Template } from '../../language/template-value.ts'
import type { Values } from '../model/manifest.ts'
import type { ReportProblem } from '../source/problems.ts'
import type { NamedValue, Value } from '../model/values.ts'

/** Parses the values of one part of a manifest. `at` is the JSON pointer of its problems. */
export interface ValueReader {
  readonly template: (text: string, at: string) => Template
  readonly value: (value: Json, at: string) => Value
  readonly entries: (values: Values | undefined, at: string) => NamedValue[]
  readonly locator: (text: string, at: string) => Locator
  readonly locators: (texts: string | readonly string[] | undefined, at: string) => Locator[]
  /** One locator, or several: the first that finds a value counts. */
  readonly either: (texts: string | readonly string[], at: string) => Locator
}

/** Creates a parser of values. @param names allowed in templates */
export function valueReader(names: readonly string[], report: ReportProblem): ValueReader {
  const template = (text: string, at: string): Template => {
    try {
      const parsed = parseTemplate(text)
      for (const name of namesIn(parsed)) {
        if (names.includes(name)) continue
        const message = `Cannot find "${name}": this name cannot be used here.${didYouMean(name, names)}`
        report({ rule: 'template-name', pointer: at, message, offset: Math.max(0, text.indexOf(name)) })
      }
      return parsed
    } catch (error) {
      if (!(error instanceof TemplateFault)) throw error
      report({ rule: 'template-syntax', pointer: at, message: `Template ${error.message}`, offset: error.offset })
      return { text, parts: [text] }
    }
  }

  const value = (node: Json, at: string): Value => {
    if (typeof node === 'string') return { template: template(node, at) }
    if (Array.isArray(node)) return { list: node.map((item, index) => value(item, pointer(at, index))) }
    if (isObject(node))
      return {
        map: Object.fromEntries(Object.entries(node).map(([name, item]) => [name, value(item, pointer(at, name))])),
      }
    return { constant: node }
  }

  const locator = (text: string, at: string): Locator => {
    try {
      return parseLocator(text)
    } catch (error) {
      if (!(error instanceof LocatorFault)) throw error
      report({ rule: 'locator-syntax', pointer: at, message: `"${text}" ${error.message}`, offset: error.offset })
      return { in: 'body', steps: [] }
    }
  }

  const locators: ValueReader['locators'] = (texts, at) => {
    if (texts === undefined) return []
    return typeof texts === 'string'
      ? [locator(texts, at)]
      : texts.map((text, index) => locator(text, pointer(at, index)))
  }

  return {
    template,
    value,
    entries: (values = {}, at) =>
      Object.entries(values).flatMap(([name, node]) =>
        node === null ? [] : [{ name, value: value(node, pointer(at, name)) }],
      ),
    locator,
    locators,
    either(texts, at) {
      const [only, ...others] = locators(texts, at)
      return others.length === 0 ? only! : { in: 'first', of: [only!, ...others] }
    },
  }
}

/** Returns the names that the templates of a value insert. */
export function namesInValue(value: Value): string[] {
  if ('template' in value) return namesIn(value.template)
  if ('map' in value) return Object.values(value.map).flatMap(namesInValue)
  return 'list' in value ? value.list.flatMap(namesInValue) : []
}
