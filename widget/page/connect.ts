/** The screen of one kind: the ways to authenticate, and the form of one of them. */
import { type Connecting, create, report, type Variant } from './connecting.ts'
import { consent } from './consent.ts'
import { type EntityChoice, entityChoice } from './entities.ts'
import { externalLink, h, icon } from './ui/dom.ts'
import { Fields } from './ui/fields.ts'
import { announce, show, showFailure } from './ui/screen.ts'
import { t } from './ui/text.ts'

/** Shows the ways to authenticate, the first of them open. */
export function connectScreen(connecting: Connecting): void {
  const { spec, again, back } = connecting
  const variants = spec.variants.filter(({ oauth }) => oauth?.is_available ?? true)
  const area = h('div', {})
  const open = (variant: Variant) => area.replaceChildren(...variantForm(connecting, variant))
  const first = variants.find(({ id }) => id === again?.auth.method) ?? variants[0]
  show(
    again ? t('againTitle', { name: again.name }) : t('connectTitle', { kind: spec.name }),
    back && h('button', { type: 'button', class: 'back', click: back }, t('back')),
    variants.length > 1 && chooser(variants, first!, open),
    area,
  )
  if (first) open(first)
  else showFailure(t('unavailable', { kind: spec.name }))
}

function chooser(variants: readonly Variant[], first: Variant, open: (variant: Variant) => void): HTMLElement {
  return h(
    'fieldset',
    {},
    h('legend', {}, t('method')),
    ...variants.map((variant) =>
      h(
        'label',
        { class: 'option' },
        h('input', { type: 'radio', name: 'variant', checked: variant === first, change: () => open(variant) }),
        h('span', {}, variant.title),
      ),
    ),
  )
}

function variantForm(connecting: Connecting, variant: Variant): Node[] {
  const { spec, again } = connecting
  const { oauth, help, settings } = variant
  const fields = new Fields()
  const group = oauth ? 'environment' : 'credentials'
  const known = (again?.environment ?? {}) as Record<string, string>
  const entities = entityChoice(connecting.choosable)
  const button = h('button', { class: 'primary' }, oauth ? t('continueTo', { kind: spec.name }) : t('connect'))
  const inputs = [
    ...settings.map((field) => fields.add('environment', field, known[field.name])),
    ...variant.fields.map((field) => fields.add(group, field)),
  ]
  const form = h(
    'form',
    { novalidate: true, autocomplete: 'off', submit: (event) => void submit(event) },
    h(
      'div',
      { class: 'kindline' },
      icon(spec.icon_url),
      h('span', {}, oauth ? t('consentHelp', { kind: spec.name }) : (help ?? '')),
    ),
    ...inputs,
    oauth ? scopeList(oauth.scopes, spec.name) : entities.element,
    button,
    inputs.length > 0 &&
      h('p', { class: 'help' }, externalLink(spec.documentation_url, t('documentation', { kind: spec.name }))),
  )
  const work = oauth ? consent(connecting, variant, fields, button) : undefined

  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') === 'true' || !fields.check()) return
    button.setAttribute('aria-disabled', 'true')
    if (!work) announce(t('checking'))
    try {
      await (work ? work() : enter(connecting, variant, fields, entities))
    } catch (error) {
      report(connecting, error, fields)
    } finally {
      button.removeAttribute('aria-disabled')
    }
  }
  return [form]
}

/** What the owner is about to allow, in words: what may be seen apart from what may be changed, where operations say that. */
function scopeList(scopes: Scopes, kind: string): HTMLElement | false {
  if (scopes.length === 0) return false
  const of = (access: Scopes[number]['access']) => scopes.filter((scope) => scope.access === access)
  const part = (title: string, named: Scopes) => named.length > 0 && h('div', { class: 'help' }, title, items(named))
  const [others, reading, writing] = [of(null), of('read'), of('write')]
  return h(
    'details',
    { open: true },
    h('summary', {}, t('scopes', { kind })),
    others.length > 0 && items(others),
    part(t('scopesRead'), reading),
    part(t('scopesWrite'), writing),
  )
}

type Scopes = NonNullable<Variant['oauth']>['scopes']

function items(scopes: Scopes): HTMLElement {
  const names = scopes.map(({ name, words }) => h('li', {}, words ?? h('code', { dir: 'ltr' }, name)))
  return h('ul', { class: 'scopes' }, ...names)
}

/** Connects with what was entered. @throws ApiError */
function enter(connecting: Connecting, variant: Variant, fields: Fields, entities: EntityChoice): Promise<void> {
  const credentials = { credentials: fields.values('credentials'), auth_variant: variant.id }
  const environment = fields.values('environment')
  return create(connecting, { ...credentials, ...entities.chosen() }, environment)
}
