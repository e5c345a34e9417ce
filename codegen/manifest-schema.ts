import { EDITOR_SCHEMA } from 'plugboard/author'
import type { GeneratedFile } from './file.ts'

/** The manifest language's schema as editors load it. */
export function generateManifestSchema(): GeneratedFile[] {
  return [{ path: 'manifest.schema.json', text: `${JSON.stringify(EDITOR_SCHEMA, null, 2)}\n` }]
}
