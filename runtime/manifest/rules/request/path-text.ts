import { pointer } from '../../../base/json.ts'
import { levelsOf, type ManifestRule, stepsOf } from '../rule.ts'

/** A path is literal text and `{name}` segments: no query or fragment, no empty or dot segments, no other braces. */
export const pathText: ManifestRule = {
  name: 'path-text',
  check({ manifest, report }) {
    const checkPath = (path: string, location: string, before: number) => {
      const problem = problemOf(path)
      if (problem)
        report({ rule: 'path-text', pointer: location, message: problem.message, offset: before + problem.offset })
    }
    const checkLine = (line: string | undefined, location: string) => {
      if (line !== undefined) checkPath(line.slice(line.indexOf(' ') + 1), location, line.indexOf(' ') + 1)
    }
    for (const { at, step } of stepsOf(manifest)) checkLine(step.request, pointer(at, 'request'))
    for (const { at, source } of levelsOf(manifest)) {
      const { request, routes = {} } = source
      checkLine(request, pointer(at, 'request'))
      for (const [name, path] of Object.entries(routes)) checkPath(path, pointer(at, 'routes', name), 0)
    }
  },
}

function problemOf(path: string): { message: string; offset: number } | undefined {
  const query = path.search(/[?#]/)
  if (query !== -1) return { message: `Path contains "${path[query]}"; move the part after it to query`, offset: query }
  const empty = path.indexOf('//')
  if (empty !== -1) return { message: 'Path contains an empty segment, between two slashes', offset: empty }
  const dots = path.search(/\/(?:\.|%2e){1,2}(?:\/|$)|\\/i)
  if (dots !== -1) return { message: 'Path contains a dot segment or backslash', offset: dots }
  const literal = path.replace(/\{[A-Za-z_][\w.-]*\}/g, (name) => ' '.repeat(name.length))
  const brace = literal.search(/[{}]/)
  return brace === -1 ? undefined : { message: 'Path contains a brace that is not part of a {name}', offset: brace }
}
