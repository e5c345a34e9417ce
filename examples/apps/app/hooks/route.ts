import { verify, WebhookVerificationError } from 'plugboard/webhooks'
import { handle } from '../../handle.ts'

export async function POST(request: Request): Promise<Response> {
  try {
    const event = await verify(await request.text(), request.headers, process.env.PLUGBOARD_WEBHOOK_SECRET!)
    await handle(request.headers.get('webhook-id')!, event)
    return new Response(null, { status: 204 })
  } catch (error) {
    if (error instanceof WebhookVerificationError) return new Response(error.message, { status: 400 })
    throw error
  }
}
