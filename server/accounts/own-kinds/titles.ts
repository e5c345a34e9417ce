/** Titles that people mistake for others: by letters of other alphabets, by invisible characters, or by signs that look alike. */

/** Letters that look like Latin ones, and those below each. */
const CYRILLIC = ['АВСЕНІЈКМОРЅТУХԀԚԜӀавсеһіјкмнорѕтухԁԛԝѵгӏ', 'ABCEHIJKMOPSTYXDQWIabcehijkmhopstyxdqwvrl'] as const
const GREEK = ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικνορτυχ', 'ABEZHIKMNOPTYXabyenikvoptux'] as const
const ARMENIAN = ['ՕՏՍԼօոսցհ', 'OSULonugh'] as const
const LATIN = ['ıɑɡɩʀɪᴘᴇᴛᴏᴀᴄᴅ', 'iagiripetoacd'] as const
const ALIKE = new Map([CYRILLIC, GREEK, ARMENIAN, LATIN].flatMap(([letters, latin]) => pairs(letters, latin)))

/** Signs that look like one another in many fonts. */
const SIGNS = new Map(pairs('i1|0', 'lllo'))

/** Alphabets whose letters look like those of the others. */
const ALPHABETS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee'].map(
  (name) => new RegExp(`\\p{Script=${name}}`, 'u'),
)

/** How a title looks: two titles that people take for the same have the same shape. */
export function shapeOf(title: string): string {
  const latin = Array.from(title.normalize('NFKD'), (letter) => ALIKE.get(letter) ?? letter).join('')
  const letters = latin.toLowerCase().replaceAll(/[^\p{L}\p{N}|]/gu, '')
  return Array.from(letters, (letter) => SIGNS.get(letter) ?? letter).join('')
}

/** The first word whose letters are of several alphabets that look alike. */
export function mixedWord(title: string): string | undefined {
  const words = title.normalize('NFKC').match(/[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu) ?? []
  return words.find((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1)
}

function pairs(from: string, to: string): [string, string][] {
  const targets = Array.from(to)
  return Array.from(from, (letter, index) => [letter, targets[index] ?? letter])
}
