/** The first screen: the kinds to choose from, and the connected accounts. */
import type { ConnectableKindsBody, ConnectorBody } from '../../contract/index.ts'
import { offersFields, type Session } from './base/session.ts'
import { chooseText } from './ui/brand.ts'
import { action, h, icon } from './ui/dom.ts'
import { announce, show } from './ui/screen.ts'
import { ago, t, type TextKey } from './ui/text.ts'

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
    !hasOwn && h('p', { class: 'lead' }, chooseText()),
    hasOwn && h('h2', {}, t('accounts')),
    hasOwn && h('ul', { class: 'accounts' }, ...own.map((one) => account(session, one, choose))),
    hasOwn && h('h2', {}, t('addAccount')),
    ...kindList(kinds, (kind) => choose({ kind })),
  )
}

/** Headings of groups, in their order. */
const GROUPS: Readonly<Record<Kind['group'], TextKey>> = {
  sales: 'groupSales',
  finance: 'groupFinance',
  support: 'groupSupport',
  work: 'groupWork',
  data: 'groupData',
  people: 'groupPeople',
  other: 'groupOther',
}

/** The kinds. Many have a search field and headings, popular ones first. */
function kindList(kinds: readonly Kind[], choose: (kind: string) => void): HTMLElement[] {
  const listOf = (some: readonly Kind[]) =>
    h('ul', { class: 'kinds' }, ...some.map((kind) => h('li', {}, kindButton(kind, choose))))
  if (kinds.length <= FEW) return [listOf(kinds)]
  const list = h('div', {}, ...groupsOf(kinds, listOf))
  const none = h('p', { class: 'lead', hidden: true }, t('nothing'))
  const fill = () => {
    const sought = search.value.trim().toLowerCase()
    const found = kinds.filter(({ name, category }) => `${name}\n${category ?? ''}`.toLowerCase().includes(sought))
    list.replaceChildren(...(sought === '' ? groupsOf(kinds, listOf) : [listOf(found)]))
    none.hidden = found.length > 0
    announce(t('found', { count: String(found.length) }))
  }
  const search: HTMLInputElement = h('input', {
    type: 'search',
    'aria-label': t('search'),
    placeholder: t('search'),
    input: fill,
  })
  return [search, list, none]
}

/** Headings with their kinds. */
function groupsOf(kinds: readonly Kind[], listOf: (some: readonly Kind[]) => HTMLElement): HTMLElement[] {
  const groups: [TextKey, readonly Kind[]][] = [
    ['popular', kinds.filter((kind) => kind.is_popular)],
    ...Object.entries(GROUPS).map(([name, title]): [TextKey, readonly Kind[]] => [
      title,
      kinds.filter((kind) => kind.group === name && !kind.is_popular),
    ]),
  ]
  return groups.flatMap(([title, some]) =>
    some.length === 0 ? [] : [h('h2', { class: 'group' }, t(title)), listOf(some)],
  )
}

function kindButton({ name, icon_url: url, connector_type: kind }: Kind, choose: (kind: string) => void): HTMLElement {
  return h('button', { type: 'button', class: 'kind', click: () => choose(kind) }, icon(url), h('span', {}, name))
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
