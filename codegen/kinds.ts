import type { ResolvedManifest } from 'plugboard/author'
import type { Json } from 'plugboard/runtime'
import type { GeneratedFile } from './file.ts'
import { literalOf } from './literal.ts'
import { typeName } from './types/name.ts'

/** Returns the resolved form of a kind as a module, which needs no parser. */
export function kindModule(manifest: ResolvedManifest): GeneratedFile {
  const name = typeName(manifest.kind)
  const imports = `import type { KindModule } from '../../client/types/known-kinds.ts'\nimport type { ${name} } from '../types/${manifest.kind}.ts'\n`
  const head = `// Generated from definitions/${manifest.kind}.yaml by \`npm run generate\`.\n${imports}`
  return { path: `kinds/${manifest.kind}.ts`, text: `${head}\n${moduleText(manifest, name)}` }
}

/**
 * Returns the statements that export a resolved manifest as plain data, typed by the types of its kind.
 * @param name of an additional export, for editors that import by name
 */
export function moduleText(manifest: ResolvedManifest, typesName: string, name?: string): string {
  const { statements, expression } = literalOf(manifest as object as Json)
  const start = name === undefined ? 'export default' : `export const ${name} =`
  const text = `${[...statements, `${start} ${expression}`].join('\n')} as object as KindModule<${typesName}>\n`
  return name === undefined ? text : `${text}\nexport default ${name}\n`
}
