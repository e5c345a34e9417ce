/** Samples of vendors' webhooks: a request with its result, as YAML beside the fixtures of a kind. */
import { join } from 'node:path'
import type { Json, Params, WebhookRequest } from 'plugboard/runtime'
import { hasTexts, readText, textNames } from 'plugboard/internal'
import { checkedYaml, withDocument } from '../fixture/checked-yaml.ts'
import { SAMPLE_NAME } from '../fixture/fixture.ts'
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
  /** The part of the file name between `webhook.` and `.yaml`. */
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

/** Reads a sample's text. @throws ManifestError `invalid_fixture` with every problem */
export function parseSample(text: string, file: string, name: string): WebhookSample {
  const document = checkedYaml(text, file, SAMPLE_SCHEMA, ({ keyword, pointer, message, params }) => ({
    rule: `fixture-${keyword}`,
    message: `${pointer === '' ? 'The sample' : pointer.slice(1).replaceAll('/', '.')} ${message}${unknownKey(params)}`,
    pointer,
  }))
  return withDocument({ file, name, ...(document.value as unknown as Omit<WebhookSample, 'file' | 'name'>) }, document)
}

function unknownKey({ additionalProperty }: Readonly<Record<string, unknown>>): string {
  return typeof additionalProperty === 'string' ? `: ${additionalProperty}` : ''
}

/** Reads the samples of a kind in the order of their names; none without a folder. `shown` is the folder's name. @throws ManifestError */
export async function readSamples(kind: string, folder: string, shown: string = folder): Promise<WebhookSample[]> {
  const samples = join(folder, kind)
  if (!hasTexts(samples)) return []
  return textNames(samples).flatMap((file) => {
    const [, name] = SAMPLE_NAME.exec(file) ?? []
    return name === undefined ? [] : [parseSample(readText(join(samples, file)), join(shown, kind, file), name)]
  })
}

/** The default URL of a sample. */
export const SAMPLE_URL = 'https://app.example.com/hooks/sample/token'

/** Returns the request of a sample, as written. */
export function requestOf({
  request: { method = 'POST', url = SAMPLE_URL, headers = {}, body },
}: WebhookSample): WebhookRequest {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  const type = body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' }
  return { method, url, headers: { ...type, ...headers }, body: new TextEncoder().encode(text) }
}
