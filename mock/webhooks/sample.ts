/** Samples of vendors' webhooks: a request with its proof, and what it says, as YAML beside the fixtures of a kind. */
import { join } from 'node:path'
import type { Json, Params, WebhookRequest } from 'plugboard/runtime'
import {
  compileSchema,
  ManifestError,
  parseYaml,
  type Problem,
  problemsAt,
  type SourceDocument,
} from 'plugboard/author'
import { hasTexts, readText, textNames } from 'plugboard/internal'
import { SAMPLE_SCHEMA } from './sample-schema.ts'

/** An event as a sample expects it. */
export interface ExpectedEvent {
  readonly id?: string
  readonly type: string
  readonly at?: string
  readonly account?: string
  readonly entity?: string
  readonly action?: 'upsert' | 'reread' | 'delete'
  readonly key?: string | number
  readonly params?: Params
}

/** One file. */
export interface WebhookSample {
  readonly file: string
  /** What stands between `webhook.` and `.yaml` in the name of the file. */
  readonly name: string
  readonly source: {
    readonly kind: 'recorded' | 'documented' | 'composed'
    readonly url?: string
    readonly date: string
  }
  readonly shows?: string
  readonly secret: string
  readonly time: string
  readonly request: {
    readonly method?: 'POST' | 'GET'
    readonly url?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: Json
  }
  readonly result: {
    readonly events?: readonly ExpectedEvent[]
    readonly handshake?: {
      readonly body?: Json
      readonly headers?: Readonly<Record<string, string>>
      readonly secret?: string
    }
    readonly error?: string
  }
}

const NAME = /^webhook\.(.+)\.yaml$/

/** Whether a file among fixtures is a sample of a webhook: `webhook.customer.updated.yaml`. */
export function isSampleName(name: string): boolean {
  return NAME.test(name)
}

const documents = new WeakMap<WebhookSample, SourceDocument>()

let check: ReturnType<typeof compileSchema> | undefined

/** Reads a sample's text. @throws ManifestError `invalid_fixture` with every problem */
export function parseSample(text: string, file: string, name: string): WebhookSample {
  const document = parseYaml(text, file, 'invalid_fixture')
  check ??= compileSchema(SAMPLE_SCHEMA)
  const faults = check(document.value).map(({ keyword, pointer, message, params }) => ({
    rule: `fixture-${keyword}`,
    message: `${pointer === '' ? 'The sample' : pointer.slice(1).replaceAll('/', '.')} ${message}${unknownKey(params)}`,
    pointer,
    ...document.locate(pointer),
  }))
  if (faults.length > 0) throw new ManifestError(problemsAt(text, file, faults), 'invalid_fixture')
  const sample = { file, name, ...(document.value as unknown as Omit<WebhookSample, 'file' | 'name'>) }
  documents.set(sample, document)
  return sample
}

function unknownKey({ additionalProperty }: Readonly<Record<string, unknown>>): string {
  return typeof additionalProperty === 'string' ? `: ${additionalProperty}` : ''
}

/** The samples of a kind in the order of their names; none when it has no folder. Files are named from `shown`. @throws ManifestError */
export async function readSamples(kind: string, folder: string, shown: string = folder): Promise<WebhookSample[]> {
  const samples = join(folder, kind)
  if (!hasTexts(samples)) return []
  return textNames(samples).flatMap((file) => {
    const [, name] = NAME.exec(file) ?? []
    return name === undefined ? [] : [parseSample(readText(join(samples, file)), join(shown, kind, file), name)]
  })
}

/** The text that a sample was read from, with the places of its parts. */
export function documentOfSample(sample: WebhookSample): SourceDocument | undefined {
  return documents.get(sample)
}

/** What is wrong with a sample, with its places. */
export function sampleProblems(
  sample: WebhookSample,
  faults: readonly { readonly rule: string; readonly message: string; readonly pointer: string }[],
): Problem[] {
  const document = documents.get(sample)
  const placed = faults.map((fault) => ({ ...fault, ...(document?.locate(fault.pointer) ?? { offset: 0, length: 1 }) }))
  return problemsAt(document?.text ?? '', sample.file, placed)
}

/** Where a sample is received that names no URL. */
export const SAMPLE_URL = 'https://app.example.com/hooks/sample/token'

/** The request of a sample, as it stands there. */
export function requestOf({
  request: { method = 'POST', url = SAMPLE_URL, headers = {}, body },
}: WebhookSample): WebhookRequest {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  const type = body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' }
  return { method, url, headers: { ...type, ...headers }, body: new TextEncoder().encode(text) }
}
