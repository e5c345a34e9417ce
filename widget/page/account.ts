/** The screen of a connected account: its state, the granted scopes, and the buttons to reconnect and disconnect. */
import type { ConnectorBody, CredentialsSpecBody, SyncStateBody } from '../../contract/index.ts'
import { failureText } from './base/failure.ts'
import { offersFields, type Session, specPath } from './base/session.ts'
import { aboutApp } from './ui/brand.ts'
import { action, h, icon, ofKind } from './ui/dom.ts'
import { addAbove, busy, show, showFailure } from './ui/screen.ts'
import { scopePanel } from './ui/scopes.ts'
import { ago, day, t } from './ui/text.ts'

/** The ways from the screen. */
export interface AccountWays {
  readonly reconnect: () => unknown
  /** Opens the choice of the application's fields. */
  readonly fields: () => unknown
  /** Returns to the list. */
  readonly leave: () => void
}

/** Shows an account. @throws ApiError */
export async function accountScreen(session: Session, account: ConnectorBody, ways: AccountWays): Promise<void> {
  const { api } = session
  const { id, name, status, connector_type: kind, source_template: template } = account
  const [spec, sync] = await Promise.all([
    api.call<CredentialsSpecBody>('GET', specPath(kind, undefined, account)),
    api.call<SyncStateBody>('GET', `connectors/${id}/sync`),
  ])
  const variant = spec.variants.find((one) => one.id === account.auth.method)
  const needsAgain = status === 'needs_reauth'
  show(
    name,
    h('p', { class: needsAgain ? 'lead warn' : 'lead' }, needsAgain ? t('needsAgain') : template.name),
    h(
      'dl',
      {},
      fact(t('connectedOn'), day(account.created_at)),
      variant && fact(t('method'), ofKind(variant.title)),
      fact(t('lastSync'), whenSynced(sync) ?? t('never')),
      account.last_success_at !== null && fact(t('lastWorked'), ago(account.last_success_at)),
    ),
    scopePanel(t('granted'), grantedOf(account, variant)),
    action(t('reconnect'), needsAgain ? 'primary' : 'button', ways.reconnect),
    offersFields(session, kind) && action(t('fieldsChoose'), 'button', ways.fields),
    action(t('disconnect'), 'button danger', () => askToDisconnect(session, account, ways)),
  )
  addAbove(action(t('back'), 'back', ways.leave), h('div', { class: 'pair' }, icon(template.icon, 48)))
}

function fact(term: string, value: Node | string): HTMLElement {
  return h('div', {}, h('dt', {}, term), h('dd', {}, value))
}

/** The time since an entity was last copied; undefined for never. */
function whenSynced({ entities }: SyncStateBody): string | undefined {
  const times = entities.flatMap(({ last_synced_at: at }) => (at === null ? [] : [at])).toSorted()
  const last = times.at(-1)
  return last === undefined ? undefined : ago(last)
}

/** The granted scopes, with the words of the kind if it has some. */
function grantedOf({ auth: { scopes } }: ConnectorBody, variant: CredentialsSpecBody['variants'][number] | undefined) {
  return scopes.map(
    (name) => variant?.oauth?.scopes.find((scope) => scope.name === name) ?? { name, words: null, access: null },
  )
}

/** Asks for confirmation: the application loses the account, and the copy of its records is deleted. */
function askToDisconnect(session: Session, account: ConnectorBody, ways: AccountWays): void {
  const kind = account.source_template.name
  const button = action(t('disconnect'), 'primary danger', disconnect)
  show(
    t('disconnectTitle', { name: account.name }),
    h('p', {}, aboutApp('disconnectHelp', { kind })),
    button,
    action(t('cancel'), 'plain', () => accountScreen(session, account, ways)),
  )
  async function disconnect(): Promise<void> {
    await busy(button, async () => {
      await session.api.call('DELETE', `connectors/${account.id}`)
      session.send({ type: 'disconnected', connectorId: account.id, kind: account.connector_type })
      ways.leave()
    }).catch((error: unknown) => showFailure(failureText(error, kind)))
  }
}
