/** The fields of a form: labels, help, checks before anything is sent, and faults where they belong. */
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
  /** Browsers read `pattern` by rules of their own. */
  readonly pattern: RegExp | undefined
  /** What is said of a value that does not have its documented form; undefined for one that does. */
  readonly misfit: ((value: string) => Misfit | undefined) | undefined
  readonly fault: HTMLElement
}

/** What a page of the third party says of a value. Another thing is refused; an unknown form is used. */
interface Misfit {
  readonly isOther: boolean
  readonly text: string
  readonly docs: string
}

/** Inputs of a form by the names under which the API names their faults: `credentials.api_key`. */
export class Fields {
  readonly #rows = new Map<string, Row>()

  /** A labelled field. @param group `credentials` or `environment` */
  add(group: string, field: Field, value = ''): HTMLElement {
    const name = `${group}.${field.name}`
    const input = field.choices ? chooser(field.choices, value) : textInput(field, value)
    input.id = name
    input.required = field.is_required
    input.addEventListener('input', () => this.#mark(name, ''))
    input.setAttribute('aria-describedby', `${name}-help ${name}-fault`)
    const fault = h('p', { class: 'fault', id: `${name}-fault` })
    const pattern = field.pattern === null ? undefined : new RegExp(field.pattern, 'u')
    this.#rows.set(name, { input, field, pattern, misfit: field.form ? misfitOf(field.form) : undefined, fault })
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

  /** Whether all values fit; the first that does not gets the focus. */
  check(): boolean {
    const wrong = [...this.#rows.keys()].filter((name) => !this.#look(name))
    const [first] = wrong
    if (first !== undefined) this.#rows.get(first)?.input.focus()
    return wrong.length === 0
  }

  /** Puts the server's faults where they belong. @returns false when none belongs to a field */
  showFaults(faults: readonly { readonly field: string; readonly message: string }[]): boolean {
    const placed = faults.flatMap(({ field }) => this.#rows.get(field) ?? [])
    for (const { input, field } of placed) this.#mark(input.id, wrongFormat(field))
    placed[0]?.input.focus()
    return placed.length > 0
  }

  /** Says what is wrong with a value. @returns whether nothing is */
  #look(name: string): boolean {
    const { input, field, pattern } = this.#rows.get(name)!
    const value = input.value.trim()
    const isWrong = value !== '' && pattern?.test(value) === false
    const fault = input.required && value === '' ? t('missing') : isWrong ? wrongFormat(field) : ''
    this.#mark(name, fault)
    return fault === '' && this.#compare(name)
  }

  /** Says of a value that its form is not the documented one. @returns whether it may be used */
  #compare(name: string): boolean {
    const { input, fault, misfit } = this.#rows.get(name)!
    const value = input.value.trim()
    const found = value === '' ? undefined : misfit?.(value)
    if (!found) return true
    input.setAttribute('aria-invalid', String(found.isOther))
    fault.classList.toggle('doubt', !found.isOther)
    fault.replaceChildren(found.text, ' ', externalLink(found.docs, new URL(found.docs).host))
    return !found.isOther
  }

  #mark(name: string, text: string): void {
    const { input, fault } = this.#rows.get(name)!
    input.setAttribute('aria-invalid', String(text !== ''))
    fault.classList.remove('doubt')
    fault.textContent = text
  }
}

/** A function that compares a value with its documented form. */
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

/** A button that shows a secret, and hides it again. */
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
