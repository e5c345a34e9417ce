import express from 'express'
import { verify } from 'plugboard/webhooks'
import { handle } from './handle.ts'

const app = express()

app.post('/hooks', express.raw({ type: 'application/json' }), async (request, response) => {
  const event = await verify(request.body, request.headers, process.env.PLUGBOARD_WEBHOOK_SECRET!)
  await handle(request.get('webhook-id')!, event)
  response.sendStatus(204)
})

export const server = app.listen(Number(process.env.PORT ?? 3000))
