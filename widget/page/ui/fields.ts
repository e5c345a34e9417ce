/** The fields of a form: labels, help, the browser's own checks, and faults where they belong. */
import type { CredentialsSpecBody } from '../../../contract/index.ts'
import { h } from './dom.ts'
import { t } from './text.ts'

/** A field of a kind's form. */
export type Field = CredentialsSpecBody['variants'][number]['fields'][number]

/** Inputs of a form by the names under which the API names their faults: `credentials.api_key`. */
export class Fields {
  readonly #inputs = new Map<string, HTMLInputElement | HTMLSelectElement>()
  /** By input: browsers read `pattern` by rules of their own. */
  readonly #patterns = new Map<unknown, RegExp>()

  /** A labelled field. @param group `credentials` or `environment` */
  add(group: string, field: Field, value = ''): HTMLElement {
    const name = `${group}.${field.name}`
    const help = field.help ?? (field.placeholder === null ? undefined : t('example', { example: field.placeholder }))
    const input = field.choices ? chooser(field.choices, value) : textInput(field, value)
    input.id = name
    input.required = field.is_required
    input.addEventListener('input', () => this.#mark(name, ''))
    input.setAttribute('aria-describedby', `${name}-help ${name}-fault`)
    this.#inputs.set(name, input)
    if (field.pattern !== null) this.#patterns.set(input, new RegExp(field.pattern, 'u'))
    return h(
      'div',
      { class: 'field' },
      h('label', { for: name }, field.is_required ? field.title : `${field.title} (${t('optional')})`),
      input,
      help !== undefined && h('p', { class: 'help', id: `${name}-help` }, help),
      h('p', { class: 'fault', id: `${name}-fault` }),
    )
  }

  /** The values of a group that are not empty. */
  values(group: string): Record<string, string> {
    const prefix = `${group}.`
    return Object.fromEntries(
      [...this.#inputs].flatMap(([name, { value }]) =>
        name.startsWith(prefix) && value.trim() !== '' ? [[name.slice(prefix.length), value.trim()]] : [],
      ),
    )
  }

  /** Whether all values fit; the first that does not gets the focus. */
  check(): boolean {
    const faults = [...this.#inputs].flatMap(([name, input]) => {
      const value = input.value.trim()
      const isMissing = input.required && value === ''
      const isWrong = value !== '' && this.#patterns.get(input)?.test(value) === false
      const fault = isMissing ? t('missing') : isWrong ? t('invalid') : ''
      this.#mark(name, fault)
      return fault === '' ? [] : [input]
    })
    faults[0]?.focus()
    return faults.length === 0
  }

  /** Puts the server's faults where they belong. @returns false when none belongs to a field */
  showFaults(faults: readonly { readonly field: string; readonly message: string }[]): boolean {
    const placed = faults.filter(({ field }) => this.#inputs.has(field))
    for (const { field } of placed) this.#mark(field, t('invalid'))
    if (placed[0]) this.#inputs.get(placed[0].field)!.focus()
    return placed.length > 0
  }

  #mark(name: string, fault: string): void {
    const input = this.#inputs.get(name)!
    input.setAttribute('aria-invalid', String(fault !== ''))
    document.getElementById(`${name}-fault`)!.textContent = fault
  }
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

function chooser(choices: readonly string[], value: string): HTMLSelectElement {
  const select = h('select', {}, ...['', ...choices].map((choice) => h('option', {}, choice)))
  select.value = value
  return select
}
