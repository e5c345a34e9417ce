/** The cover that the widget shows until the server's page has loaded: a heading, a button to close it, and bars for texts. */
import type { PageOptions } from './messages.ts'

/** The title of the page and the label of its closing button, as in `languages/`. */
export const COVER_WORDS: { readonly en: CoverWords; readonly [language: string]: CoverWords } = {
  ar: ['ربط حساب', 'إغلاق'],
  de: ['Konto verbinden', 'Schließen'],
  en: ['Connect an account', 'Close'],
  es: ['Conectar una cuenta', 'Cerrar'],
  fr: ['Connecter un compte', 'Fermer'],
  ja: ['アカウントを接続', '閉じる'],
  pt: ['Conectar uma conta', 'Fechar'],
}

type CoverWords = readonly [title: string, close: string]

/** The cover of a widget. */
export interface Cover {
  readonly element: HTMLElement
  /** The heading, and the accessible name of the dialog and the frame. */
  readonly title: string
}

/** Makes the cover in the language and colors of the page. @param close called by its button; without it, there is none */
export function makeCover({ locale, theme = {} }: PageOptions, close?: () => void): Cover {
  const wanted = [locale ?? '', ...navigator.languages].map((tag) => tag.toLowerCase().replace(/-.*/, ''))
  const language = wanted.find((tag) => Object.hasOwn(COVER_WORDS, tag)) ?? 'en'
  const [title, closing] = COVER_WORDS[language] ?? COVER_WORDS.en
  const { background = 'Canvas', text = 'CanvasText', colorScheme = 'auto', font = 'system-ui, sans-serif' } = theme
  const heading = styled('h1', { font: `650 22px/1.25 ${font}`, margin: '0 0 20px', outline: '0' })
  heading.textContent = title
  // Not on the button: a key pressed twice would close the widget again.
  heading.tabIndex = -1
  heading.autofocus = true
  const element = styled('section', {
    colorScheme: colorScheme === 'auto' ? 'light dark' : colorScheme,
    backgroundColor: background,
    color: text,
    font: `16px/1.5 ${font}`,
    boxSizing: 'border-box',
    padding: '24px',
    ...(close && { position: 'absolute', inset: '0' }),
  })
  element.lang = language
  element.dir = language === 'ar' ? 'rtl' : 'ltr'
  element.setAttribute('aria-busy', 'true')
  element.append(...(close ? [closeButton(closing, close)] : []), heading, bars())
  return { element, title }
}

function closeButton(label: string, close: () => void): HTMLElement {
  const button = styled('button', {
    all: 'unset',
    cursor: 'pointer',
    float: 'inline-end',
    width: '44px',
    height: '44px',
    margin: '-8px -12px 0 0',
    textAlign: 'center',
    fontSize: '24px',
    outline: 'revert',
  })
  button.type = 'button'
  button.textContent = '×'
  button.setAttribute('aria-label', label)
  button.addEventListener('click', close)
  return button
}

function bars(): HTMLElement {
  const element = styled('div', {
    height: '40px',
    marginBottom: '168px',
    background: '#8883',
    boxShadow: '0 56px #8883, 0 112px #8883, 0 168px #8883',
  })
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
    element.animate({ opacity: [1, 0.4, 1] }, { duration: 1600, iterations: Infinity })
  return element
}

function styled<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  style: Readonly<Partial<Record<keyof CSSStyleDeclaration, string>>>,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  Object.assign(element.style, style)
  return element
}
