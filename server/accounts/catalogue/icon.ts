/** Icons of kinds: the vendor's mark in one color, where its drawing is installed, else a monogram in the color of the category. */
import { drawingOf } from './drawings.ts'

/** The kind that an icon is for. */
interface IconSubject {
  readonly kind: string
  readonly title: string
  /** Absent for an own kind, whose monogram is grey. */
  readonly category?: string | undefined
}

const SIZE = 64
/** Hues of categories, in degrees: far enough apart to tell neighbors from each other. */
const HUES = [210, 150, 265, 25, 185, 330, 95, 45, 235, 0, 170, 295]

/** Colors of a tile, by day and by night. */
interface Colors {
  readonly tile: readonly [light: string, dark: string]
  readonly ink: readonly [light: string, dark: string]
}

const GREY: Colors = { tile: ['#eceef3', '#2b303b'], ink: ['#20262f', '#e6e9f0'] }

/** The SVG of a kind of the package: the vendor's mark, else a monogram. @param drawing path of the mark, on 24 by 24 */
export function kindIcon(subject: IconSubject, drawing = drawingOf(subject)): string {
  if (drawing === undefined) return monogram(subject)
  return tile(GREY, `<path class="ink" transform="translate(14 14) scale(1.5)" d="${drawing}"/>`)
}

/** An SVG of up to two letters of a title, always the same. */
export function monogram({ title, category }: Omit<IconSubject, 'kind'>): string {
  const middle = SIZE / 2
  const style = 'font-family="system-ui, sans-serif" font-weight="600" font-size="26" text-anchor="middle"'
  const letters = `<text class="ink" x="${middle}" y="${middle}" dy="0.35em" ${style}>${escaped(lettersOf(title))}</text>`
  return tile(category === undefined ? GREY : colorsOf(category), letters)
}

/** A rounded tile. An image has the color scheme of the page that shows it. */
function tile({ tile, ink }: Colors, inner: string): string {
  const style = (at: 0 | 1) => `.tile{fill:${tile[at]}}.ink{fill:${ink[at]}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img"><style>${style(0)}@media (prefers-color-scheme:dark){${style(1)}}</style><rect class="tile" width="${SIZE}" height="${SIZE}" rx="14"/>${inner}</svg>`
}

/** The same color for all kinds of a category. With these factors, at most three categories of the language share a hue. */
function colorsOf(category: string): Colors {
  const sum = [...category].reduce((total, letter) => (total * 6 + letter.charCodeAt(0)) % 9973, 28)
  const hue = HUES[sum % HUES.length] ?? 0
  return {
    tile: [`hsl(${hue} 55% 92%)`, `hsl(${hue} 28% 24%)`],
    ink: [`hsl(${hue} 60% 26%)`, `hsl(${hue} 65% 86%)`],
  }
}

function lettersOf(title: string): string {
  const words = title.split(/[\s_-]+/).filter(Boolean)
  const letters = words.length > 1 ? words.slice(0, 2).map(firstOf) : [...(words[0] ?? '')].slice(0, 2)
  return letters.join('')
}

function firstOf(word: string): string {
  return [...word][0] ?? ''
}

/** Text as XML holds it. @see https://www.w3.org/TR/xml/#sec-predefined-ent */
function escaped(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
