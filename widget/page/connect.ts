/** The screen of a kind: consent or a form, with the other ways below it. */
import { type Connecting, create, report, type Variant } from './base/connecting.ts'
import { type EntityChoice, entityChoice } from './base/entities.ts'
import { part } from './parts.ts'
import { aboutApp, appIcon } from './ui/brand.ts'
import { action, h, helpOfKind, icon, ofKind } from './ui/dom.ts'
import { Fields } from './ui/fields.ts'
import { pageLink } from './ui/page-link.ts'
import { addAbove, announce, busy, show, showFailure } from './ui/screen.ts'
import { allowed, scopePanel } from './ui/scopes.ts'
import { t } from './ui/text.ts'

/** Shows one way to authenticate, and the names of the others. */
export function connectScreen(connecting: Connecting, chosen?: Variant): void {
  const { spec, again, back } = connecting
  const variants = spec.variants.filter(({ oauth }) => oauth?.is_available ?? true)
  const variant = chosen ?? variants.find(({ id }) => id === again?.auth.method) ?? variants[0]
  const others = variants.filter((one) => one !== variant)
  show(
    again ? t('againTitle', { name: again.name }) : t('connectTitle', { kind: spec.name }),
    h('p', { class: 'lead' }, aboutApp('intro', { kind: spec.name })),
    ...(variant ? variantForm(connecting, variant, others.length > 0) : []),
    others.length > 0 && otherWays(others, (one) => connectScreen(connecting, one)),
  )
  addAbove(back && action(t('back'), 'back', back), pair(spec.icon_url))
  if (!variant) showFailure(t('unavailable', { kind: spec.name }))
}

/** The images of the application and the kind. */
function pair(url: string): HTMLElement {
  const app = appIcon(48)
  return h('div', { class: app ? 'pair two' : 'pair' }, app, icon(url, 48))
}

function otherWays(variants: readonly Variant[], open: (variant: Variant) => void): HTMLElement {
  const items = variants.map((variant) =>
    h('li', {}, h('button', { type: 'button', class: 'way', click: () => open(variant) }, ofKind(variant.title))),
  )
  return h('details', { class: 'others' }, h('summary', {}, t('others')), h('ul', {}, ...items))
}

/** @param isOneOf whether the form needs a title, since there are other ways */
function variantForm(connecting: Connecting, variant: Variant, isOneOf: boolean): Node[] {
  const { spec, again } = connecting
  const { oauth, settings, help, credentials_page: page } = variant
  const fields = new Fields()
  const group = oauth ? 'environment' : 'credentials'
  const known = (again?.environment ?? {}) as Record<string, string>
  const entities = entityChoice(connecting.choosable)
  const isNamed = variant.fields.some(({ title }) => title === variant.title)
  const button = h('button', { class: 'primary' }, oauth ? t('continueTo', { kind: spec.name }) : t('connect'))
  // One link: to the page that makes the values, else to the documentation.
  const address = page ?? (oauth ? null : spec.documentation_url)
  const words = t(page === null ? 'documentation' : 'credentialsPage', { kind: spec.name })
  const link = address === null ? undefined : pageLink(address, words)
  const update = () => link?.update({ ...known, ...fields.fitting('environment') })
  const inputs = [
    ...settings.map((field) => fields.add('environment', field, known[field.name])),
    ...(link ? [link.element] : []),
    ...variant.fields.map((field) => fields.add(group, field)),
  ]
  update()
  const form = h(
    'form',
    { novalidate: true, autocomplete: 'off', input: update, submit },
    oauth ? scopePanel(t('scopes', { kind: spec.name }), oauth.scopes) : allowed(spec.uses),
    !oauth && isOneOf && !isNamed && h('h2', {}, ofKind(variant.title)),
    variant.ends_on !== null && h('p', {}, t('endsOn', { kind: spec.name, date: variant.ends_on })),
    !oauth && help !== null && h('p', { class: 'note' }, helpOfKind(help)),
    ...inputs,
    oauth ? undefined : entities.element,
    button,
    h('p', { class: 'fine' }, oauth ? t('consentHelp', { kind: spec.name }) : aboutApp('keyHelp')),
  )
  let work: (() => Promise<void>) | undefined
  if (oauth)
    busy(button, async () => {
      const { consent } = await part('consent')
      work = await consent(connecting, variant, fields)
    }).catch((error: unknown) => report(connecting, error))

  async function submit(event: Event): Promise<void> {
    event.preventDefault()
    if (!fields.check()) return
    if (!oauth) announce(t('checking'))
    await busy(button, async () => {
      if (oauth) await work?.()
      else await enter(connecting, variant, fields, entities)
    }).catch((error: unknown) => report(connecting, error, fields))
  }
  return [form]
}

/** Connects with the entered values. @throws ApiError */
function enter(connecting: Connecting, variant: Variant, fields: Fields, entities: EntityChoice): Promise<void> {
  const credentials = { credentials: fields.values('credentials'), auth_variant: variant.id }
  const environment = fields.values('environment')
  return create(connecting, { ...credentials, ...entities.chosen() }, environment)
}
