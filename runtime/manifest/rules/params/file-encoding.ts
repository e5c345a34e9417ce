import { isObject, type JsonSchema, pointer } from '../../../base/json.ts'
import { isFileSchema } from '../../resolve/types.ts'
import type { RequestShape, ResolvedOperation } from '../../model/resolved.ts'
import { eachOperation, idOf, type ManifestRule, paramsOf, type ReportAt, visitValues } from '../rule.ts'

const ENCODINGS = 'binary, multipart or related'

/** Requires that a file is a separate param in a body that can carry bytes. `binary` and `related` carry exactly one. */
export const fileEncoding: ManifestRule = {
  name: 'file-encoding',
  check(context) {
    eachOperation(context, 'file-encoding', (operation, reportAt, originOf) => {
      const files = Object.keys(operation.files ?? {})
      const at = (name: string, ...keys: string[]) => pointer('/params', name, ...keys)
      for (const name of files)
        if (!isSent(name, operation))
          reportAt(
            at(name),
            `Param "${name}" of ${idOf(operation)} is a file: send it in a body with encode.body ${ENCODINGS}`,
          )
      for (const [name, schema] of Object.entries(paramsOf(operation))) {
        if (!files.includes(name) && holdsFile(schema))
          reportAt(at(name), `Param "${name}" of ${idOf(operation)} contains a file; a file must be a separate param`)
        if (!files.includes(name) && originOf(at(name, 'max_bytes')) !== undefined)
          reportAt(at(name, 'max_bytes'), '"max_bytes" is for params of type file', { on: 'key' })
      }
      checkCount(operation, files, reportAt)
    })
  },
}

function isSent(name: string, operation: ResolvedOperation): boolean {
  const { steps = [] } = operation
  if (steps.some(({ request }) => Object.hasOwn(request.files ?? {}, name) && isIn(name, request))) return true
  return isIn(name, operation)
}

function isIn(name: string, { body, encode, files }: RequestShape): boolean {
  if (body?.from === 'file') return body.param === name
  const sentAs = files![name]!.as ?? name
  const isEncoded = encode.body === 'multipart' || encode.body === 'related'
  return body?.from === 'entries' && isEncoded && body.entries.some((entry) => entry.name === sentAs)
}

function holdsFile(schema: JsonSchema): boolean {
  let isFound = false
  visitValues(schema, (value) => {
    if (isObject(value) && isFileSchema(value)) isFound = true
  })
  return isFound
}

/** Checks the number of files in a body that takes one. */
function checkCount(operation: ResolvedOperation, files: readonly string[], reportAt: ReportAt): void {
  const { body, encode, steps } = operation
  if (steps || body === undefined || (encode.body !== 'binary' && encode.body !== 'related')) return
  if (files.length !== 1) {
    const message = `The body of ${idOf(operation)} is ${encode.body}, which takes one param of type file; it has ${files.length}`
    reportAt('/encode/body', message)
  }
}
