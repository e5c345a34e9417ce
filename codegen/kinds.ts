import type { ResolvedManifest } from 'plugboard/author'
import { restOf } from 'plugboard/internal'
import type { Json } from 'plugboard/runtime'
import { callForm } from './call-form.ts'
import type { GeneratedFile } from './file.ts'
import { literalOf } from './literal.ts'
import { typeName } from './types/name.ts'

/** Returns the resolved form of a kind as two modules, which need no parser: what its calls read, and all of it. */
export function kindModules(manifest: ResolvedManifest): GeneratedFile[] {
  const { kind } = manifest
  const name = typeName(kind)
  const head = `// Generated from definitions/${kind}.yaml by \`npm run generate\`.\n`
  const types = "import type { KindModule } from '../../client/types/known-kinds.ts'\n"
  const calls = callForm(manifest)
  const { statements, expression } = literalOf(restOf(manifest as object as Json, calls) ?? {})
  const described = [
    `${head}import { describedKind } from '../../client/described-kind.ts'`,
    `import kind from '../kinds/${kind}.ts'\n`,
    ...statements,
    `export default describedKind(kind, ${expression})\n`,
  ]
  return [
    {
      path: `kinds/${kind}.ts`,
      text: `${head}${types}import type { ${name} } from '../types/${kind}.ts'\n\n${moduleText(calls, name)}`,
    },
    { path: `described/${kind}.ts`, text: described.join('\n') },
  ]
}

/**
 * Returns the statements that export a kind as plain data, typed by the types of its kind.
 * @param name of an additional export, for editors that import by name
 */
export function moduleText(kind: Json, typesName: string, name?: string): string {
  const { statements, expression } = literalOf(kind)
  const start = name === undefined ? 'export default' : `export const ${name} =`
  const text = `${[...statements, `${start} ${expression}`].join('\n')} as object as KindModule<${typesName}>\n`
  return name === undefined ? text : `${text}\nexport default ${name}\n`
}
