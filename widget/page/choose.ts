/** The first screen: the kinds to choose from, and what is connected already. */
import type { ConnectableKindsBody, ConnectorBody, TokenInfoBody } from '../../contract/index.ts'
import { h, icon } from './ui/dom.ts'
import { announce, show } from './ui/screen.ts'
import type { Session } from './session.ts'
import { t } from './ui/text.ts'

type Kind = ConnectableKindsBody['kinds'][number]

/** Where the token is described. */
export const TOKEN_INFO = '../account/applications/scoped-token/info'

/** Whether a token offers fields of a kind. */
export function hasFields(fields: TokenInfoBody['fields'], kind: string): boolean {
  return fields.some(({ connector_type: type }) => type === kind)
}

/** More kinds than this are searched. */
const FEW = 6

/** What was chosen: a kind, a connector to connect again, or one whose fields are to be chosen. */
export type Choice =
  | { readonly kind: string }
  | { readonly connector: ConnectorBody }
  | { readonly fieldsOf: ConnectorBody }

/** Shows the kinds and the customer's connectors. @throws ApiError */
export async function chooseScreen({ api, options }: Session, choose: (choice: Choice) => void): Promise<void> {
  const [{ kinds: all }, { data: connectors }, { fields }] = await Promise.all([
    api.call<ConnectableKindsBody>('GET', 'definitions/connectable'),
    api.call<{ data: ConnectorBody[] }>('GET', 'connectors?limit=100'),
    api.call<TokenInfoBody>('GET', TOKEN_INFO),
  ])
  const kinds = all.filter(({ connector_type: kind }) => options.kinds?.includes(kind) ?? true)
  const list = h('ul', { class: 'kinds' })
  const fill = (part: string) => {
    const found = kinds.filter(({ name }) => name.toLowerCase().includes(part.trim().toLowerCase()))
    list.replaceChildren(
      ...found.map((kind) =>
        h(
          'li',
          {},
          kindButton(kind, () => choose({ kind: kind.connector_type })),
        ),
      ),
    )
    return found.length
  }
  fill('')
  const search = h('input', {
    type: 'search',
    'aria-label': t('search'),
    placeholder: t('search'),
    input: () => announce(t('found', { count: String(fill(search.value)) })),
  })
  const own = connectors.filter(({ connector_type: type }) => kinds.some(({ connector_type: kind }) => kind === type))
  show(
    t('chooseTitle'),
    own.length > 0 && h('h2', {}, t('accounts')),
    own.length > 0 &&
      h('ul', { class: 'accounts' }, ...own.map((one) => account(one, choose, hasFields(fields, one.connector_type)))),
    own.length > 0 && h('h2', {}, t('addAccount')),
    kinds.length > FEW && search,
    list,
  )
}

function kindButton({ name, icon_url: url }: Kind, choose: () => void): HTMLElement {
  return h('button', { type: 'button', class: 'kind', click: choose }, icon(url), h('span', {}, name))
}

function account(connector: ConnectorBody, choose: (choice: Choice) => void, hasFields: boolean): HTMLElement {
  const { name, status, source_template: kind } = connector
  const needsAgain = status === 'needs_reauth'
  return h(
    'li',
    {},
    icon(kind.icon),
    h('span', { class: 'name' }, h('strong', {}, name), h('small', {}, needsAgain ? t('needsAgain') : kind.name)),
    hasFields && accountButton(t('fieldsChoose'), name, 'plain', () => choose({ fieldsOf: connector })),
    accountButton(t('reconnect'), name, needsAgain ? 'primary' : 'plain', () => choose({ connector })),
  )
}

function accountButton(text: string, name: string, style: string, click: () => void): HTMLElement {
  return h('button', { type: 'button', class: style, 'aria-label': `${text}: ${name}`, click }, text)
}
