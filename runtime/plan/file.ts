/** Compiles downloads: where a response names the file, and which part a call requests. */
import { invalidParam } from '../base/errors.ts'
import type { Json, Params } from '../base/json.ts'
import { compileLocator, type LocatorSource } from '../language/locator.ts'
import type { FileShape } from '../manifest/index.ts'
import { quantity } from '../base/names.ts'

/** A file that a response names. */
export interface NamedFile {
  readonly url: string | undefined
  readonly name: string | undefined
  /** Bytes. */
  readonly size: number | undefined
}

export interface CompiledFile {
  /** The param for a part of the file. */
  readonly range: string | undefined
  /** Host names or `*.domain` of files, besides the base URL's own. */
  readonly hosts: readonly string[]
  /**
   * Reads the file that a response names; undefined where the response is the file.
   * @throws ConnectorError `invalid_params` for an index out of range
   */
  readonly named: ((page: LocatorSource, params: Params) => NamedFile) | undefined
}

/** Compiles a download. */
export function compileFile({ url, items, index = '', name, size, range, hosts }: FileShape): CompiledFile {
  const readUrl = url && compileLocator(url)
  const readItems = items && compileLocator(items)
  const readName = name && compileLocator(name)
  const readSize = size && compileLocator(size)
  return {
    range,
    hosts,
    named:
      readUrl &&
      ((page, params) => {
        const from = readItems ? { body: entryOf(readItems(page), index, params), header: page.header } : page
        return {
          url: textAt(readUrl(from)),
          name: textAt(readName?.(from)),
          size: sizeAt(readSize?.(from)),
        }
      }),
  }
}

/** The entry of a list of files at the index in the params. */
function entryOf(items: Json | undefined, index: string, params: Params): Json {
  const list = Array.isArray(items) ? items : []
  const entry = list[Number(params[index])]
  if (entry === undefined)
    throw invalidParam(
      index,
      `is ${String(params[index])}, but the response has ${quantity(list.length, 'file')}`,
      'range',
    )
  return entry
}

function textAt(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function sizeAt(value: Json | undefined): number | undefined {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined
}
