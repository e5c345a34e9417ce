/** Names of the platform API: `jobId` is `job_id`. */

/** Returns an object with these names. Nested objects stay as they are. */
export function snakeKeys(value: object): Record<string, unknown> {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [snake(name), entry as unknown]))
}
