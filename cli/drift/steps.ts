/** Returns the steps of a place in records: `items`, `[]` and `name` of `$.items[].name`. */
export function placeSteps(path: string): string[] {
  return path.slice(1).match(/\[\]|[^.[\]]+/g) ?? []
}
