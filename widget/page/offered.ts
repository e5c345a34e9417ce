/** The way to the screen of fields, whose script is loaded where it is needed. */
import type { ConnectorBody } from '../../contract/index.ts'
import { failureText } from './failure.ts'
import type { Session } from './session.ts'
import { h } from './ui/dom.ts'
import { show, showFailure, wait } from './ui/screen.ts'
import { t } from './ui/text.ts'

/** Lets the customer choose the fields that the application offers, then leads on. @throws TypeError when the script cannot be loaded */
export async function chooseFields(session: Session, connector: ConnectorBody, leave: () => void): Promise<void> {
  wait()
  const { fieldsScreen } = (await import(
    new URL(document.documentElement.dataset.fields!, import.meta.url).href
  )) as typeof import('./fields/screen.ts')
  const { api, send } = session
  const page = {
    h,
    t,
    show,
    showFailure,
    failureText,
    call: api.call.bind(api),
    chosen: () => send({ type: 'fields', connectorId: connector.id }),
  }
  await fieldsScreen(page, connector, leave)
}
