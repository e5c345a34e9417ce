/** Icons of kinds: monograms made from their titles, in neutral colors, so that no vendor's logo is carried along or imitated. */

const SIZE = 64

/** An SVG of up to two letters of a title, always the same. */
export function monogram(title: string): string {
  const middle = SIZE / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img">`,
    `<rect width="${SIZE}" height="${SIZE}" rx="14" fill="#e9ecf2"/>`,
    `<text x="${middle}" y="${middle}" dy="0.35em" fill="#414a5c" font-family="system-ui, sans-serif" font-weight="600" font-size="26" `,
    `text-anchor="middle">${escaped(lettersOf(title))}</text></svg>`,
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
