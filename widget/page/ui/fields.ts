/** The fields of a form, with their labels, help, checks and faults. */
import type { CredentialsSpecBody } from '../../../contract/index.ts'
import { compileForm } from '../../../runtime/language/credential-form.ts'
import { externalLink, h, helpOfKind, ofKind } from './dom.ts'
import { t } from './text.ts'

/** A field of a kind's form. */
export type Field = CredentialsSpecBody['variants'][number]['fields'][number]

type Input = HTMLInputElement | HTMLSelectElement

interface Row {
  readonly input: Input
  readonly field: Field
  /** Checked here: browsers read `pattern` by other rules. */
  readonly pattern: RegExp | undefined
  /** Compares a value with its documented form; undefined without one. */
  readonly misfit: ((value: string) => Misfit | undefined) | undefined
  readonly fault: HTMLElement
}

/** A value without the documented form. Another kind of value is refused, an unknown form is accepted. */
interface Misfit {
  readonly isOther: boolean
  readonly text: string
  readonly docs: string
}

/** The inputs of a form by their names in faults of the API: `credentials.api_key`. */
export class Fields {
  readonly #rows = new Map<string, Row>()

  /** Adds a field with its label. @param group `credentials` or `environment` */
  add(group: string, field: Field, value = ''): HTMLElement {
    const name = `${group}.${field.name}`
    const input = field.choices ? chooser(field.choices, value) : textInput(field, value)
    input.id = name
    input.required = field.is_required
    input.setAttribute('aria-describedby', `${name}-help ${name}-fault`)
    const fault = h('p', { class: 'fault', id: `${name}-fault` })
    const pattern = field.pattern === null ? undefined : new RegExp(field.pattern, 'u')
    const row = { input, field, pattern, misfit: field.form ? misfitOf(field.form) : undefined, fault }
    this.#rows.set(name, row)
    input.addEventListener('input', () => mark(row, ''))
    const label = h('label', { for: name }, ofKind(field.title))
    if (!field.is_required) label.append(h('small', {}, t('optional')))
    const box = field.is_secret ? h('div', { class: 'secret' }, input, eye(input, field.title)) : input
    return h('div', { class: 'field' }, label, help(field, `${name}-help`), box, fault)
  }

  /** The values of a group that are not empty. */
  values(group: string): Record<string, string> {
    const prefix = `${group}.`
    return Object.fromEntries(
      [...this.#rows].flatMap(([name, { input }]) =>
        name.startsWith(prefix) && input.value.trim() !== '' ? [[name.slice(prefix.length), input.value.trim()]] : [],
      ),
    )
  }

  /** The values of a group that fit their fields. */
  fitting(group: string): Record<string, string> {
    const isFit = (name: string, value: string) => this.#rows.get(`${group}.${name}`)?.pattern?.test(value) !== false
    return Object.fromEntries(Object.entries(this.values(group)).filter(([name, value]) => isFit(name, value)))
  }

  /** Checks all values. The first invalid one gets the focus. @returns whether all are valid */
  check(): boolean {
    const [first] = [...this.#rows.values()].filter((row) => !this.#look(row))
    first?.input.focus()
    return !first
  }

  /** Shows the server's faults at their fields. @returns whether there are any */
  showFaults(faults: readonly { readonly field: string; readonly message: string }[]): boolean {
    const placed = faults.flatMap(({ field }) => this.#rows.get(field) ?? [])
    for (const row of placed) mark(row, wrongFormat(row.field))
    placed[0]?.input.focus()
    return placed.length > 0
  }

  /** Shows the fault of a value. @returns whether it is valid */
  #look(row: Row): boolean {
    const { input, field, pattern } = row
    const value = input.value.trim()
    const isWrong = value !== '' && pattern?.test(value) === false
    const fault = input.required && value === '' ? t('missing') : isWrong ? wrongFormat(field) : ''
    mark(row, fault)
    return fault === '' && this.#compare(row)
  }

  /** Shows that a value does not have the documented form. @returns whether it is accepted */
  #compare({ input, fault, misfit }: Row): boolean {
    const value = input.value.trim()
    const found = value === '' ? undefined : misfit?.(value)
    if (!found) return true
    input.setAttribute('aria-invalid', String(found.isOther))
    fault.classList.toggle('doubt', !found.isOther)
    fault.replaceChildren(found.text, ' ', externalLink(found.docs, new URL(found.docs).host))
    return !found.isOther
  }
}

/** Shows a fault at an input, or removes it. */
function mark({ input, fault }: Row, text: string): void {
  input.setAttribute('aria-invalid', String(text !== ''))
  fault.classList.remove('doubt')
  fault.textContent = text
}

function misfitOf(form: NonNullable<Field['form']>): NonNullable<Row['misfit']> {
  const { is, docs } = form
  const compare = compileForm(form)
  return (value) => {
    const odd = compare(value)
    if (!odd) return undefined
    return odd.other === undefined
      ? { isOther: false, text: t('unknownForm', { is }), docs }
      : { isOther: true, text: t('otherValue', { other: odd.other, is }), docs }
  }
}

/** The message for a value of the wrong form. */
function wrongFormat({ placeholder }: Field): string {
  return placeholder === null ? t('invalid') : t('invalidExample', { example: placeholder })
}

function help({ help: text, placeholder }: Field, id: string): HTMLElement | undefined {
  if (text !== null) return h('p', { class: 'help', id }, helpOfKind(text))
  if (placeholder === null) return undefined
  return h('p', { class: 'help', id }, t('example', { example: placeholder }))
}

function textInput({ is_secret: isSecret, placeholder }: Field, value: string): HTMLInputElement {
  const input = h('input', {
    type: isSecret ? 'password' : 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    dir: 'ltr',
    maxlength: '16384',
    placeholder: !isSecret && placeholder !== null ? placeholder : undefined,
  })
  input.value = value
  return input
}

/** A button that shows and hides a secret. */
function eye(input: Input, title: string): HTMLElement {
  const button = h('button', { type: 'button', class: 'eye', 'aria-controls': input.id })
  const set = (type: string) => {
    input.setAttribute('type', type)
    const isShown = type === 'text'
    button.setAttribute('aria-label', `${isShown ? t('hide') : t('show')}: ${title}`)
    button.classList.toggle('open', isShown)
  }
  button.addEventListener('click', () => set(input.getAttribute('type') === 'text' ? 'password' : 'text'))
  set('password')
  return button
}

function chooser(choices: readonly string[], value: string): HTMLSelectElement {
  const select = h('select', {}, ...['', ...choices].map((choice) => h('option', {}, choice)))
  select.value = value
  return select
}
