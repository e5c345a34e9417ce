/** Opens the services of operators: sessions, the console, the endpoint of commands. */
import { type OidcProvider, openProvider } from '../../accounts/oidc/index.ts'
import type { WithCalls } from '../../calls/index.ts'
import type { CopyServices } from '../../copy/index.ts'
import type { EventServices } from '../../events/index.ts'
import type { OnClose } from '../../ground/installation/index.ts'
import { type RunningConsole, startConsole } from '../console/index.ts'
import { createEndpoint, type Endpoint } from '../operate/index.ts'
import { Operators, signInRoles } from '../sign-in/index.ts'

/** Services of operators. */
export interface OperatorServices {
  /** Sessions of operators, and tokens of their programs. */
  readonly operators: Operators
  /** Where operators sign in; undefined for links only. */
  readonly operatorProvider: OidcProvider | undefined
  /** Starts the console; undefined where the setting `console.listen` is off. */
  readonly startConsole: (() => Promise<RunningConsole>) | undefined
  /** Answers the operator's commands. @param token authenticates them */
  readonly operatorEndpoint: (token: string, consoleUrl: string | undefined) => Endpoint
}

/** Services of the ground, of accounts, of calls and of events that are mounted. */
export type WithEveryone = WithCalls & Partial<CopyServices & EventServices>

/** Opens the services of operators. @throws ConnectorError `invalid_configuration` for a secret file that cannot be used */
export async function openOperators(services: WithEveryone, onClose: OnClose): Promise<OperatorServices> {
  const { config, database, now } = services
  const { listen, oidc } = config.console
  const { allowPrivate } = config.egress
  const operatorProvider = listen ? openProvider('console.oidc', oidc, { allowPrivate, now }) : undefined
  if (operatorProvider) onClose(() => operatorProvider.close())
  const operators = new Operators({ database, now, signIns: signInRoles(oidc) })
  return {
    operators,
    operatorProvider,
    startConsole: listen ? () => startConsole({ ...services, operators, operatorProvider }) : undefined,
    operatorEndpoint: (token, consoleUrl) => endpointOf({ ...services, operators }, token, consoleUrl),
  }
}

function endpointOf(
  services: WithEveryone & Pick<OperatorServices, 'operators'>,
  token: string,
  url: string | undefined,
): Endpoint {
  const { config, database, access, operators, now, audit, masters, log } = services
  const opened = { consoleUrl: async () => url, masters: async () => masters }
  const installation = { config, database, access, operators, now, audit, ...opened }
  return createEndpoint(installation, token, ({ operation, error }) => {
    if (error === undefined) log.info({ operation }, 'operation of the operator done')
    else log.warn({ operation, error }, 'operation of the operator failed')
  })
}
