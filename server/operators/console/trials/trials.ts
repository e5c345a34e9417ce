/** Try it: a form for an operation of a customer's connector or of a simulated vendor. */
import { find, type JsonObject, type Operation } from 'plugboard/runtime'
import { type Html, html } from '../../../ground/base/index.ts'
import type { OpenTrial, TrialResult, TrialTarget } from '../../support/index.ts'
import { consoleLink, consolePath, definitionList, jsonBlock, withQuery } from '../html/parts.ts'
import { chooseForm } from '../html/filters.ts'
import { type ConsoleRequest, type ConsoleRoute, given } from '../request/route.ts'
import { actorIn, type ScreenServices } from '../request/services.ts'
import { callExamples } from './examples.ts'
import { type ParamField, paramFields, paramInputs, paramsIn } from './params.ts'
import { examplesBody, explainedBody, resultBody } from './shown.ts'

/** The routes of trials. */
export function trialRoutes(services: ScreenServices): ConsoleRoute[] {
  return [formRoute(services), runRoute(services), explainRoute(services)]
}

function targetIn(fields: URLSearchParams): TrialTarget {
  return {
    kind: given(fields, 'kind'),
    organizationId: given(fields, 'organization'),
    connectorId: given(fields, 'connector'),
  }
}

function formRoute({ catalogue, trials }: ScreenServices): ConsoleRoute {
  return {
    method: 'GET',
    path: '/try',
    role: 'support',
    summary: 'Shows the operations of a connector or of a kind, and the params of one.',
    nav: 'Try it',
    async handle(request) {
      const target = targetIn(request.query)
      if (target.kind === undefined && target.connectorId === undefined) {
        const kinds = catalogue.kinds().map(({ kind }) => kind)
        return { data: { kinds }, page: () => ({ title: 'Try it', body: kindsBody(kinds, request) }) }
      }
      const trial = await trials.target(target)
      const operation = operationOf(trial, given(request.query, 'operation'))
      const operations = Object.keys(trial.plan.manifest.operations)
      const fields = operation ? paramFields(operation) : []
      return {
        data: { kind: trial.plan.kind, operations, params: fields },
        page: () => ({
          title: titleOf(trial, operation),
          body: html`${headOf(trial, operations, request.query)}
          ${operation ? callForm(trial, { operation, fields }, request, request.query) : html``}`,
        }),
      }
    },
  }
}

function titleOf({ plan, connector }: OpenTrial, operation: Operation | undefined): string {
  return `Try ${operation?.id ?? 'an operation'} of ${connector?.name ?? `${plan.kind}, played`}`
}

/** @throws ConnectorError `unknown_entity`, `unsupported_action` */
function operationOf({ plan }: OpenTrial, name: string | undefined): Operation | undefined {
  if (name === undefined) return undefined
  const [entity = '', action = ''] = name.split('.')
  return find(plan, entity, action)
}

function kindsBody(kinds: readonly string[], { query }: ConsoleRequest): Html {
  return html`<p>
      A kind is played here, with made-up records: nothing reaches the third party, and writes are forgotten. To call
      the account of a customer, open the customer, and follow <b>Try it</b> at its connector.
    </p>
    ${chooseForm('/try', query, ['kind', 'Kind', kinds])}`
}

/** The fields that name what is called. */
function targetOf({ plan, connector }: OpenTrial): Record<string, string> {
  return connector ? { organization: connector.organizationId, connector: connector.id } : { kind: plan.kind }
}

function headOf(trial: OpenTrial, operations: readonly string[], query: URLSearchParams): Html {
  const { plan, connector } = trial
  return html`${definitionList([
    ['Kind', plan.kind],
    [
      'Called',
      connector
        ? consoleLink(
            consolePath('customers', connector.organizationId, connector.customerId),
            `the account of ${connector.externalUserId}`,
          )
        : html`the third party as it is played here, with made-up records`,
    ],
  ])}
  ${chooseForm('/try', query, ['operation', 'Operation', operations], targetOf(trial))}`
}

interface CalledOperation {
  readonly operation: Operation
  readonly fields: readonly ParamField[]
}

function callForm(
  trial: OpenTrial,
  { operation, fields }: CalledOperation,
  { csrf }: ConsoleRequest,
  entered: URLSearchParams,
): Html {
  const { connector } = trial
  const { resolved, id } = operation
  const needsWord = connector !== undefined && resolved.effect !== 'read'
  const hidden = { csrf, operation: id, ...targetOf(trial) }
  return html`<h2>${id}</h2>
    <p>${resolved.description ?? ''}</p>
    <form class="call" method="post" action="/try/run">
      ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      ${paramInputs(fields, entered)}
      <label
        >Params as JSON, besides those above
        <textarea name="params" rows="2" spellcheck="false">${entered.get('params') ?? ''}</textarea>
      </label>
      ${
        needsWord
          ? html`<label
              >This ${resolved.pays ? 'moves money in' : 'changes'} the account of a customer. Type ${id} to confirm
              <input name="confirm" autocomplete="off" spellcheck="false"
            /></label>`
          : html``
      }
      <div class="acts">
        <button class="primary">Call</button>
        <button formaction="/try/explain">Only explain</button>
      </div>
    </form>`
}

/** Input of a form. */
interface Asked extends CalledOperation {
  readonly trial: OpenTrial
  readonly call: { readonly entity: string; readonly action: string; readonly params: JsonObject }
}

async function askedIn({ trials }: ScreenServices, form: URLSearchParams): Promise<Asked> {
  const trial = await trials.target(targetIn(form))
  const operation = operationOf(trial, form.get('operation') ?? '') ?? find(trial.plan, '', '')
  const { entity, action } = operation.resolved
  const fields = paramFields(operation)
  return { trial, operation, fields, call: { entity, action, params: paramsIn(fields, form) } }
}

function runRoute(services: ScreenServices): ConsoleRoute {
  const { baseUrl, trials } = services
  return {
    method: 'POST',
    path: '/try/run',
    role: 'support',
    summary:
      'Calls an `operation` of a `connector` with its `organization`, or of a simulated `kind`. An operation other than a read needs its name as `confirm`.',
    async handle(request) {
      const asked = await askedIn(services, request.form)
      const { trial, call } = asked
      const typed = request.form.get('confirm') ?? ''
      const result = await trials.run(actorIn(request), trial, { call, typed, signal: request.signal })
      const examples = callExamples(trial, call, baseUrl())
      return {
        data: { result, examples },
        page: () => ({
          title: titleOf(trial, asked.operation),
          body: html`${ranBody(result, asked)} ${examplesBody(examples)}
          ${callForm(trial, asked, request, request.form)}`,
        }),
      }
    },
  }
}

function ranBody(result: TrialResult, { trial }: Asked): Html {
  return html`<p>${consoleLink(withQuery('/try', targetOf(trial)), 'Other operations')}</p>
    ${resultBody(result)}
    ${
      result.next === null
        ? html``
        : html`<h2>The params of the next page</h2>
            ${jsonBlock('The params of the next page', result.next)}`
    }`
}

function explainRoute(services: ScreenServices): ConsoleRoute {
  const { baseUrl, trials } = services
  return {
    method: 'POST',
    path: '/try/explain',
    role: 'support',
    summary:
      'Shows the request that a call would send, with credentials covered. Takes the fields of a call; nothing is sent.',
    async handle(request) {
      const asked = await askedIn(services, request.form)
      const { trial, call } = asked
      const requests = await trials.explain(trial, call)
      const examples = callExamples(trial, call, baseUrl())
      return {
        data: { requests, examples },
        page: () => ({
          title: titleOf(trial, asked.operation),
          body: html`${explainedBody(requests)} ${examplesBody(examples)}
          ${callForm(trial, asked, request, request.form)}`,
        }),
      }
    },
  }
}
