/** The built widget, from the package or the sources of a clone. */
import { readFile } from 'node:fs/promises'
import type { WidgetFiles } from './built.ts'

export type { WidgetFiles } from './built.ts'

const BUILT = new URL('built.json', import.meta.url)

/**
 * The files of the widget. `npm run build` writes them beside this module. In a clone, they are built from the sources.
 * @throws Error for a malformed source
 */
export async function widgetFiles(): Promise<WidgetFiles> {
  if (!import.meta.url.endsWith('.ts')) return JSON.parse(await readFile(BUILT, 'utf8')) as WidgetFiles
  const { buildWidget } = await import('./build.ts')
  return buildWidget()
}
