/** The built widget, for the server that serves it: read from the package, or built from the sources of a clone. */
import { readFile } from 'node:fs/promises'
import type { WidgetFiles } from './built.ts'

export type { WidgetFiles } from './built.ts'

const BUILT = new URL('built.json', import.meta.url)

/**
 * The files of the widget. `npm run build` writes them beside this module; from the sources of a clone they are built here.
 * @throws Error when a source is malformed
 */
export async function widgetFiles(): Promise<WidgetFiles> {
  if (!import.meta.url.endsWith('.ts')) return JSON.parse(await readFile(BUILT, 'utf8')) as WidgetFiles
  const { buildWidget } = await import('./build.ts')
  return buildWidget()
}
