/** The files of the server's pages. */
import { type WidgetFiles, widgetFiles } from 'plugboard/widget/files'

/** Cache of the files. */
let built: Promise<WidgetFiles> | undefined

/** The files are read, or built from the sources of a clone, when they are first asked for. */
export function files(): Promise<WidgetFiles> {
  built ??= widgetFiles().catch((error: unknown) => {
    built = undefined
    throw error
  })
  return built
}
