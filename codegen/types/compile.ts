/** JSON Schema to TypeScript. The one host of `json-schema-to-typescript`, loaded at the first use. */
import { ConnectorError, type JsonSchema } from 'plugboard/author'

type Compiler = typeof import('json-schema-to-typescript')

/** A schema that nothing fits; the compiler's own keyword, which no manifest's schema can contain. */
export const NEVER: JsonSchema = { tsType: 'never' }

/** A schema that everything fits. Without it a schema of nothing but a description is taken for an object's. */
export const UNKNOWN: JsonSchema = { tsType: 'unknown' }

/**
 * Returns the declarations of a schema and of all schemas that it refers to.
 * @throws ConnectorError `invalid_configuration` when the compiler, which applications do not need, is not installed
 */
export async function compileTypes(
  schema: JsonSchema,
  name: string,
  load: () => Promise<Pick<Compiler, 'compile'>> = () => import('json-schema-to-typescript'),
): Promise<string> {
  const { compile } = await load().catch((cause: unknown) => {
    throw new ConnectorError(
      'invalid_configuration',
      'Cannot generate types: the package that compiles them is not installed',
      {
        hint: 'Install it next to plugboard: npm install --save-dev json-schema-to-typescript',
        cause,
      },
    )
  })
  return layOut(await compile(schema, name, OPTIONS))
}

const OPTIONS: Parameters<Compiler['compile']>[2] = {
  bannerComment: '',
  format: false,
  ignoreMinAndMaxItems: true,
  $refOptions: { resolve: { external: false, file: false, http: false } },
}

/** A field whose type is in needless parentheses: the key, then texts or anything except quotes and parentheses. */
const PARENTHESES = /^((?:[\w$]+|"(?:[^"\\]|\\.)*")\??: )\(((?:[^()"]|"(?:[^"\\]|\\.)*")*)\)$/gm

/** Indents a text, with short comments and open maps on one line each. Texts contain no line breaks, so that none is changed inside. */
function layOut(text: string): string {
  const dense = text
    .replace(/\/\*\*\n \* (.*)\n \*\/\n/g, '/** $1 */\n')
    .replace(/\{\n(\[k: string\]: (?:unknown|never))\n\}/g, '{ $1 }')
    .replace(/\{\n\n\}/g, '{}')
    .replace(/\n{2,}/g, '\n')
    .replace(PARENTHESES, '$1$2')
  let depth = 0
  const lines = dense.split('\n').map((line) => {
    if (line.startsWith('}')) depth -= 1
    const indented = line === '' ? '' : `${'  '.repeat(Math.max(depth, 0))}${line}`
    if (line.endsWith('{') && !/^(?:\/\*\*| \*)/.test(line)) depth += 1
    return indented
  })
  return lines
    .join('\n')
    .replace(/^(?=\/\*\*|export)/gm, '\n')
    .replace(/(\*\/\n)\n(?=export)/g, '$1')
}
