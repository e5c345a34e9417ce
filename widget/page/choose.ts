/** The first screen: the kinds to choose from, and the connected accounts. */
import type { ConnectableKindsBody, ConnectorBody } from '../../contract/index.ts'
import { offersFields, type Session } from './base/session.ts'
import { action, h, icon } from './ui/dom.ts'
import { announce, show } from './ui/screen.ts'
import { ago, t } from './ui/text.ts'

type Kind = ConnectableKindsBody['kinds'][number]

/** Maximum number of kinds without a search field. */
const FEW = 6

/** A kind, or a connector to connect again. */
export type KindChoice = { readonly kind: string } | { readonly connector: ConnectorBody }

/** A choice: what to connect, an account to show, or one to choose fields for. */
export type Choice = KindChoice | { readonly account: ConnectorBody } | { readonly fieldsOf: ConnectorBody }

/** Shows the kinds and the customer's connectors. @throws ApiError */
export async function chooseScreen(session: Session, choose: (choice: Choice) => unknown): Promise<void> {
  const { api, options } = session
  const [{ kinds: all }, { data: connectors }] = await Promise.all([
    api.call<ConnectableKindsBody>('GET', 'definitions/connectable'),
    api.call<{ data: ConnectorBody[] }>('GET', 'connectors?limit=100'),
  ])
  const kinds = all.filter(({ connector_type: kind }) => options.kinds?.includes(kind) ?? true)
  const own = connectors.filter(
    ({ connector_type: type, status }) =>
      status !== 'deleting' && kinds.some(({ connector_type: kind }) => kind === type),
  )
  const hasOwn = own.length > 0
  show(
    t('chooseTitle'),
    !hasOwn && h('p', { class: 'lead' }, t('chooseHelp')),
    hasOwn && h('h2', {}, t('accounts')),
    hasOwn && h('ul', { class: 'accounts' }, ...own.map((one) => account(session, one, choose))),
    hasOwn && h('h2', {}, t('addAccount')),
    ...kindList(kinds, (kind) => choose({ kind })),
  )
}

/** The kinds. Many have a search field, and headings in the order of the server. The name of a group is also the key of its heading. */
function kindList(kinds: readonly Kind[], choose: (kind: string) => void): HTMLElement[] {
  const isLong = kinds.length > FEW
  const list: HTMLElement = h('div')
  const fill = (sought: string) => {
    const found = kinds.filter(({ name, category }) => `${name}\n${category}`.toLowerCase().includes(sought))
    list.replaceChildren(found[0] ? '' : t('nothing'))
    let group = list
    found.forEach(({ name, icon_url: url, connector_type: kind, group: title }, at) => {
      if (at === 0 || (isLong && title !== found[at - 1]?.group))
        list.append(isLong ? h('h2', {}, t(title)) : '', (group = h('ul', { class: 'kinds' })))
      const button = action(name, 'kind', () => choose(kind))
      button.prepend(icon(url))
      group.append(h('li', {}, button))
    })
    announce(t('found', { count: String(found.length) }))
  }
  const text = t('search')
  const search: HTMLInputElement = h('input', {
    type: 'search',
    'aria-label': text,
    placeholder: text,
    input: () => fill(search.value.trim().toLowerCase()),
  })
  fill('')
  return isLong ? [search, list] : [list]
}

function account(session: Session, connector: ConnectorBody, choose: (choice: Choice) => void): HTMLElement {
  const { name, status, source_template: kind } = connector
  const needsAgain = status === 'needs_reauth'
  const button = (text: string, style: string, choice: Choice) =>
    action(text, style, () => choose(choice), `${text}: ${name}`)
  return h(
    'li',
    {},
    icon(kind.icon),
    h(
      'span',
      { class: 'name' },
      h('strong', { dir: 'auto' }, name),
      h('small', { class: needsAgain && 'warn' }, needsAgain ? t('needsAgain') : stateOf(connector)),
    ),
    h(
      'span',
      { class: 'acts' },
      needsAgain && button(t('reconnect'), 'primary small', { connector }),
      offersFields(session, connector.connector_type) &&
        button(t('fieldsChoose'), 'plain small', { fieldsOf: connector }),
      button(t('manage'), 'plain small', { account: connector }),
    ),
  )
}

/** The kind, and the time since the account last worked. */
function stateOf({ name, last_success_at: at, source_template: kind }: ConnectorBody): string {
  const worked = at === null ? '' : t('lastUsed', { when: ago(at) })
  return [kind.name === name ? '' : kind.name, worked].filter(Boolean).join(' · ')
}
