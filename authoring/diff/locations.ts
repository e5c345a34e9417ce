import { pointer, sourceLocation, type ValidManifest } from 'plugboard/author'

/** A line of a manifest. */
export interface ChangeLocation {
  readonly file: string
  readonly line: number
}

/** Returns the line of a manifest's pointer, or of its nearest ancestor. */
export function locationIn({ document }: ValidManifest, at: string): ChangeLocation {
  const { file, line } = sourceLocation(document, at, 'key')
  return { file, line }
}

/** Returns the line that sets a part of an operation, inherited or not; else the operation's line. */
export function locationOf(valid: ValidManifest, operation: string, part: string): ChangeLocation {
  for (let end = part.length; end > 0; end = part.lastIndexOf('/', end - 1)) {
    const origin = valid.origins.get(operation + part.slice(0, end))
    if (origin !== undefined) return locationIn(valid, origin + part.slice(end))
  }
  const { entity = '', action = '' } = /^(?<entity>.*)\.(?<action>\w+)$/.exec(operation)?.groups ?? {}
  return locationIn(valid, pointer('/entities', entity, action))
}
