/** The texts of the kinds in a folder, for manifests that extend them. Packages for applications carry none. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadBase } from '../manifest/index.ts'

/**
 * Reads kinds by their names from a folder of manifests.
 * @param folder holds `<kind>.yaml`
 * @example validateManifest(text, 'hubspot-extra.yaml', basesIn('definitions'))
 */
export function basesIn(folder: string): ReadBase {
  return (kind) => {
    const kinds = readdirSync(folder).flatMap((name) => /^(.+)\.yaml$/.exec(name)?.[1] ?? [])
    if (!kinds.includes(kind)) return { kinds }
    return { file: `definitions/${kind}.yaml`, text: readFileSync(join(folder, `${kind}.yaml`), 'utf8') }
  }
}
