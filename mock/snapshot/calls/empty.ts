/** Shows an empty list. */
import type { JsonObject } from 'plugboard/author'
import { defined } from 'plugboard/internal'
import { emptyResponse } from 'plugboard/simulator'
import { ScriptedTransport } from '../base/script.ts'
import { type PlayedCall, playedOutcome, type Stage } from './play.ts'
import { withoutEmpty } from '../base/shown.ts'
import { shownOutcome } from './answer.ts'
import { entityOf, operationOf, ownExchanges } from '../base/manifest.ts'

/** Shows the result of a list without records, and its last response. @param call with records, simulated before */
export async function playEmpty(stage: Stage, id: string, { params, exchanges }: PlayedCall): Promise<JsonObject> {
  const operation = operationOf(stage.plan, id)
  const { body, headers } = emptyResponse(operation)
  const last = defined({ headers, body })
  // Without records, no parts are asked for.
  const before = ownExchanges(operation, exchanges)
    .slice(0, -1)
    .map(({ response }) => plain(response))
  const transport = new ScriptedTransport([...before, last])
  const outcome = await playedOutcome(stage, id, params, transport)
  const gives = shownOutcome(outcome, entityOf(stage.plan, operation.entity).key, params)
  return withoutEmpty({ headers: { ...headers }, answer: body, gives })
}

function plain({ status, headers, body }: PlayedCall['exchanges'][number]['response']) {
  const text = Buffer.from(body).toString()
  return { status, headers: Object.fromEntries(headers.entries()), body: JSON.parse(text) as JsonObject }
}
