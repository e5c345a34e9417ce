/** Icons of kinds: monograms made from their titles, so that no vendor's logo is carried along. */
import { createHash } from 'node:crypto'

const SIZE = 64

/** An SVG of up to two letters of a title on a colour that the id decides, always the same. */
export function monogram(id: string, title: string): string {
  const hue = createHash('sha256').update(id).digest().readUInt16BE(0) % 360
  const middle = SIZE / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img">`,
    `<rect width="${SIZE}" height="${SIZE}" rx="12" fill="hsl(${hue} 55% 38%)"/>`,
    `<text x="${middle}" y="${middle}" dy="0.36em" fill="#fff" font-family="sans-serif" font-size="28" text-anchor="middle">`,
    `${escaped(lettersOf(title))}</text></svg>`,
  ].join('')
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
