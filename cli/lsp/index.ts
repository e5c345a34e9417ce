/** `plugboard lsp`: a language server for manifests on stdin and stdout, until the editor ends it. */
import { EXIT } from '../base/exit.ts'
import { UsageError } from '../base/usage.ts'
import { packageVersion } from '../base/version.ts'
import type { Run } from '../table/index.ts'

/** Serves the editor that started the process. */
export const lsp: Run<'lsp'> = async ({ streams }) => {
  if (!streams) throw new UsageError('Cannot serve an editor: stdin and stdout are not available for the protocol')
  const { serveLanguage } = await import('./server.ts')
  await serveLanguage(streams.input, streams.output, packageVersion())
  return EXIT.done
}
