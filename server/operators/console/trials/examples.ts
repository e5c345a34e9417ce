/** A call as curl, TypeScript and a command line. None holds a secret: you set yours in the environment. */
import { shellWord, visibleJson } from 'plugboard/internal'
import type { JsonObject } from 'plugboard/runtime'
import { curlCommand } from '../../../ground/base/index.ts'
import type { OpenTrial } from '../../support/index.ts'

/** A call of an operation. */
export interface ShownCall {
  readonly entity: string
  readonly action: string
  readonly params: JsonObject
}

/** The same call in several ways, by their names. */
export interface CallExamples {
  /** Null for a simulated vendor, which has no HTTP address. */
  readonly curl: string | null
  readonly typescript: string
  readonly command: string
}

/** The examples of a call. */
export function callExamples({ plan, connector }: OpenTrial, call: ShownCall, baseUrl: string): CallExamples {
  const { entity, action, params } = call
  const isEmpty = Object.keys(params).length === 0
  const given = isEmpty ? '' : ` --params ${shellWord(visibleJson(params))}`
  return {
    curl: connector
      ? curlCommand({
          url: `${baseUrl}/api/v1/integrations/connectors/${connector.id}/execute`,
          method: 'POST',
          hasToken: true,
          json: { entity, action, params },
        })
      : null,
    typescript: typescriptOf(plan.kind, connector, call, baseUrl),
    command:
      ['plugboard execute', shellWord(plan.kind), shellWord(entity), shellWord(action)].join(' ') +
      given +
      (connector ? '' : ' --sandbox'),
  }
}

function typescriptOf(
  kind: string,
  connector: OpenTrial['connector'],
  { entity, action, params }: ShownCall,
  baseUrl: string,
): string {
  const options = connector
    ? [
        'hosted: {',
        `    baseUrl: ${visibleJson(baseUrl)},`,
        '    clientId: process.env.PLUGBOARD_CLIENT_ID!,',
        '    clientSecret: process.env.PLUGBOARD_CLIENT_SECRET!,',
        `    externalUserId: ${visibleJson(connector.externalUserId)},`,
        `    connectorId: ${visibleJson(connector.id)},`,
        '  }',
      ].join('\n')
    : 'sandbox: true'
  return `import { connect } from 'plugboard'

const connector = await connect(${visibleJson(kind)}, {
  ${options},
})
const { records } = await connector.$execute(${[entity, action, params].map((one) => visibleJson(one)).join(', ')})`
}
