/** The embedding page's colors, corners and fonts. Each value is checked. */
import type { Theme } from '../../messages.ts'

const COLORS = [
  'accent',
  'onAccent',
  'background',
  'surface',
  'text',
  'muted',
  'border',
  'danger',
  'success',
  'focus',
] as const
const COLOR = /^(?:#[\da-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z-]{1,60}\))$/i
const LENGTH = /^\d{1,3}(?:\.\d{1,3})?(?:px|rem|em)?$/
const FONT = /^[\p{L}\d\s,'"-]{1,200}$/u

/** Applies the valid values of a theme, over earlier ones. */
export function applyTheme(theme: Theme = {}): void {
  const { style } = document.documentElement
  const { colorScheme } = theme
  if (colorScheme === 'light' || colorScheme === 'dark') style.setProperty('color-scheme', colorScheme)
  const set = (name: string, value: unknown, form: RegExp) => {
    if (typeof value === 'string' && form.test(value)) style.setProperty(`--${name.toLowerCase()}`, value)
  }
  for (const name of COLORS) set(name, theme[name], COLOR)
  set('radius', theme.radius, LENGTH)
  set('font', theme.font, FONT)
}
