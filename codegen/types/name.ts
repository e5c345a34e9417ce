/** Names for generated types, out of words that may hold anything. */

/** Gives each type of a file a name that no other has. */
export type Namer = (...words: readonly string[]) => string

/** Creates a namer for one file. It adds a number to a used name. @param imported names from other files */
export function createNamer(imported: readonly string[] = []): Namer {
  const taken = new Set(imported)
  return (...words) => {
    const name = typeName(...words)
    const free = taken.has(name) ? numbered(name, taken) : name
    taken.add(free)
    return free
  }
}

/** Joins words to one type name of ASCII letters and digits: `ad_sets`, `list` is `AdSetsList`. */
export function typeName(...words: readonly string[]): string {
  const name = words
    .flatMap((word) => word.split(/[^A-Za-z0-9]+/))
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/\d[a-z]/g, (pair) => pair.toUpperCase())
  return /^[A-Z]/.test(name) ? name : `Type${name}`
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  let count = 2
  while (taken.has(`${name}X${count}`)) count += 1
  return `${name}X${count}`
}
