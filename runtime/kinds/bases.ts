/** The texts of the kinds in a folder, for manifests that extend them. Packages for applications carry none. */
import { join } from 'node:path'
import type { ReadBase } from '../manifest/index.ts'
import { readText, textNames } from './texts.ts'

/**
 * Reads kinds by their names from a folder of manifests.
 * @param folder holds `<kind>.yaml`, packed in a build
 * @example validateManifest(text, 'hubspot-extra.yaml', basesIn('definitions'))
 */
export function basesIn(folder: string): ReadBase {
  return (kind) => {
    const kinds = textNames(folder).flatMap((name) => /^(.+)\.yaml$/.exec(name)?.[1] ?? [])
    if (!kinds.includes(kind)) return { kinds }
    return { file: `definitions/${kind}.yaml`, text: readText(join(folder, `${kind}.yaml`)) }
  }
}
