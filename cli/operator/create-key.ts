/** `plugboard create-key`: a new master key, wrapped by the key management service of the settings if there is one. */
import { resolve } from 'node:path'
import { EXIT } from '../base/exit.ts'
import { jsonText, oneLine } from '../output/index.ts'
import type { Run } from '../table/index.ts'
import { readSettings } from './settings.ts'

/** Creates a master key in a new file. */
export const createKey: Run<'create-key'> = async (context, [path = ''], flags) => {
  const settings = readSettings(context, flags)
  const operate = await import('@plugboard/server/operate')
  const { file, fingerprint, wrappedBy } = await operate.createKey(settings, resolve(path))
  const name = oneLine(file)
  const how = wrappedBy === undefined ? 'in the file itself' : `wrapped by ${wrappedBy}`
  const text = `Created the master key ${fingerprint} in ${name}, ${how}.\nSet PLUGBOARD_MASTER_KEY_FILES=${name}, and keep a copy of the file.\n`
  const report = { file, fingerprint, wrapped_by: wrappedBy ?? null }
  await context.stdout.write(context.isJson ? `${jsonText(report, 2)}\n` : text)
  return EXIT.done
}
