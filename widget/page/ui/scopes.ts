/** The permissions of a consent: to read, to write, and others. */
import type { CredentialsSpecBody } from '../../../contract/index.ts'
import { aboutApp } from './brand.ts'
import { h, ofKind } from './dom.ts'
import { t } from './text.ts'

/** The scopes of a consent. */
export type Scopes = NonNullable<CredentialsSpecBody['variants'][number]['oauth']>['scopes']

/** The scopes of a consent under a title; undefined without any. */
export function scopePanel(title: string, scopes: Scopes): HTMLElement | undefined {
  const of = (access: Scopes[number]['access']) =>
    scopes.filter((scope) => scope.access === access).map(({ name, words }) => wordsOf(name, words))
  return panel(title, { read: of('read'), write: of('write'), others: of(null) })
}

/** The entities that the application asks for; undefined without any. */
export function allowed(uses: CredentialsSpecBody['uses']): HTMLElement | undefined {
  if (uses === null) return undefined
  const listed = (titles: readonly string[]) => (titles.length > 0 ? [ofKind(titles.join(', '))] : [])
  return panel(aboutApp('uses'), { read: listed(uses.read), write: listed(uses.write), others: [] })
}

type Parts = Readonly<Record<'read' | 'write' | 'others', readonly HTMLElement[]>>

function panel(title: string, { read, write, others }: Parts): HTMLElement | undefined {
  if (read.length + write.length + others.length === 0) return undefined
  const part = (name: string, style: string, items: readonly HTMLElement[]) =>
    items.length > 0 && h('div', { class: style }, name && h('h3', {}, name), list(items))
  return h(
    'section',
    { class: 'scopes' },
    h('h2', {}, title),
    part(t('scopesRead'), 'read', read),
    part(t('scopesWrite'), 'write', write),
    part('', '', others),
  )
}

function list(items: readonly HTMLElement[]): HTMLElement {
  return h('ul', {}, ...items.map((item) => h('li', {}, item)))
}

function wordsOf(name: string, words: string | null): HTMLElement {
  return words === null ? h('code', { dir: 'ltr' }, name) : ofKind(words)
}
