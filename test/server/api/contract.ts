/** The served OpenAPI document as a judge: every answer of these tests is held against it. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'

/** The parts of the document that are read here. */
export interface Document {
  readonly openapi: string
  readonly servers?: unknown
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** One route of the document. */
export interface Operation {
  readonly responses: Readonly<Record<string, Response>>
}

interface Response {
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, { readonly schema?: unknown }>>
}

/** An answer to be judged. */
export interface Judged {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly text: string
}

/** Finds what an answer has that the document does not say, or lacks; nothing when it fits. */
export type Judge = (method: string, path: string, answer: Judged) => string | undefined

/** The judges of a thread, by what their documents say apart from where the server is: to compile a schema takes long. */
const judges = new Map<string, Judge>()

/** A judge by a document. Paths of no route are not judged. */
export function judgeBy(document: Document): Judge {
  const { servers: _, ...said } = document
  const key = JSON.stringify(said)
  const judge = judges.get(key) ?? newJudge(document)
  judges.set(key, judge)
  return judge
}

/** Checks by schemas, with the formats of the document. */
export function newAjv(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true })
  for (const name of ['date', 'date-time', 'uri', 'email', 'uuid'] as const) ajv.addFormat(name, fullFormats[name])
  return ajv
}

function newJudge(document: Document): Judge {
  const ajv = newAjv()
  ajv.addSchema(document, 'document')
  const templates = Object.keys(document.paths)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}$`) }))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)

  function schemaFault(pointer: readonly string[], body: unknown): string | undefined {
    const $ref = `document#/${pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`
    const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref })
    return validate(body) ? undefined : `its body does not fit: ${ajv.errorsText(validate.errors)}`
  }

  return (method, path, { status, headers, body, text }) => {
    const [before = ''] = path.split('?')
    const template = templates.find(({ pattern }) => pattern.test(before))?.path
    const operation = template === undefined ? undefined : document.paths[template]![method.toLowerCase()]
    if (!operation) return undefined
    const documented = operation.responses[String(status)]
    if (!documented) return `status ${status} is not documented`
    const absent = Object.keys(documented.headers ?? {}).filter((name) => !headers.has(name))
    if (absent.length > 0) return `headers are absent: ${absent.join(', ')}`
    if (Object.keys(documented.content ?? {}).length === 0)
      return text === '' ? undefined : 'it has a body, and none is documented'
    const type = headers.get('content-type')?.split(';')[0]
    const media =
      Object.keys(documented.content!).find((one) => one.split(';')[0] === type) ??
      (documented.content!['*/*'] && '*/*')
    if (media === undefined) return `media type ${type} is not documented`
    if (!documented.content![media]!.schema) return undefined
    const pointer = ['paths', template!, method.toLowerCase(), 'responses', String(status), 'content', media, 'schema']
    return schemaFault(pointer, body)
  }
}
