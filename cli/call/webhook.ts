/** `plugboard sandbox --send`: sends a sample of a vendor's webhook to a URL. */
import { didYouMean, quoted } from 'plugboard/internal'
import type { Plan, WebhookRequest } from 'plugboard/runtime'
import { postWebhook, signedRequest, readSamples, type WebhookSample } from '../../mock/index.ts'
import { variableName } from '../input/index.ts'
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { jsonText, oneLine } from '../output/index.ts'
import type { Context } from '../table/context.ts'
import type { OptionsOf } from '../table/index.ts'

/** Maximum number of printed characters of a response. */
const SHOWN = 300

/**
 * Sends a sample, signed by the secret in the environment or by its own, and prints the response.
 * @param folder the folder with a folder of fixtures for each kind
 * @returns the exit code; 6 for a status outside 2xx
 */
export async function sendSample(
  { manifest, kind }: Plan,
  folder: string,
  context: Context,
  { send = '', to }: OptionsOf<'sandbox'>,
): Promise<number> {
  if (to === undefined)
    throw new UsageError(
      'Cannot send a webhook: no URL',
      'Add --to with the URL that receives it, such as http://127.0.0.1:3000/hooks.',
    )
  const sample = sampleNamed(kind, send, await readSamples(kind, folder))
  if (!manifest.webhooks) throw new UsageError(`Cannot send a webhook: ${kind} has none`)
  const secret = context.env[variableName(kind, 'webhook_secret')]
  const now = (context.now ?? Date.now)()
  const request = await signedRequest(manifest.webhooks, sample, secret ?? sample.secret, now, {
    isAnew: true,
    url: to,
  })
  const answer = await answerTo(request)
  const text = oneLine(await answer.text()).slice(0, SHOWN)
  const line = `${kind} ${sample.name} ${answer.status}${text === '' ? '' : ` ${text}`}`
  await context.stdout.write(
    context.isJson ? `${jsonText({ kind, event: sample.name, status: answer.status, body: text })}\n` : `${line}\n`,
  )
  return answer.ok ? EXIT.done : EXIT.upstream
}

async function answerTo(request: WebhookRequest): Promise<Response> {
  try {
    return await postWebhook(request)
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly code?: string } }
    throw new UsageError(
      `Cannot send a webhook to ${request.url}: ${cause?.code ?? (error as Error).message}`,
      'Start the receiver first.',
    )
  }
}

function sampleNamed(kind: string, name: string, samples: readonly WebhookSample[]): WebhookSample {
  const found = samples.find((sample) => sample.name === name)
  if (found) return found
  const names = samples.map((sample) => sample.name)
  throw new UsageError(
    `Cannot find webhook ${quoted(name)} of ${kind}.${didYouMean(name, names)}`,
    names.length === 0
      ? `${kind} has no samples: write fixtures/${kind}/webhook.<event>.yaml.`
      : `Webhooks of ${kind} are ${names.join(', ')}.`,
  )
}
