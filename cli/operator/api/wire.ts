/** Names of the platform API, for what is printed as JSON: `jobId` is `job_id`. */

/** An object with such names; those within its values stay. */
export function snakeKeys(value: object): Record<string, unknown> {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [snake(name), entry as unknown]))
}
