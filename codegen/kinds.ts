import type { ResolvedManifest } from 'plugboard/author'
import type { GeneratedFile } from './file.ts'
import { typeName } from './types/name.ts'

/** The resolved form of each kind as a module of its own, which needs no parser and which a bundler can follow. */
export function generateKinds(kinds: readonly ResolvedManifest[]): GeneratedFile[] {
  return kinds.map((manifest) => {
    const name = typeName(manifest.kind)
    const imports = `import type { KindModule } from '../types/index.ts'\nimport type { ${name} } from '../types/${manifest.kind}.ts'\n`
    const head = `// Generated from definitions/${manifest.kind}.yaml by \`npm run generate\`.\n${imports}`
    return { path: `kinds/${manifest.kind}.ts`, text: `${head}\n${moduleText(manifest, name)}` }
  })
}

/** The statement that exports a resolved manifest as plain data, typed by the types of its kind. */
export function moduleText(manifest: ResolvedManifest, typesName: string): string {
  return `export default ${literal(manifest)} as object as KindModule<${typesName}>\n`
}

/** JSON as an expression of JavaScript. A key `__proto__` would set the prototype; in brackets it is a key as any other. */
function literal(manifest: ResolvedManifest): string {
  return JSON.stringify(manifest).replaceAll('"__proto__":', '["__proto__"]:')
}
