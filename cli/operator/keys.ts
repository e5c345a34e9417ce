/** `plugboard create-key` and `plugboard rotate-keys`: master keys. */
import { resolve } from 'node:path'
import type { RotateReport } from '@plugboard/server/operate'
import { EXIT } from '../base/exit.ts'
import { asCalled, type Run } from '../table/index.ts'
import { count, oneLine } from '../output/index.ts'
import { withOperator } from './job.ts'
import { readSettings } from './settings.ts'

/** Creates a master key in a new file. */
export const createKey: Run<'create-key'> = async (context, [path = ''], flags) => {
  const settings = readSettings(context, flags)
  const operate = await import('@plugboard/server/operate')
  const { file, fingerprint, wrappedBy } = await operate.createKey(settings, resolve(path))
  const name = oneLine(file)
  const how = wrappedBy === undefined ? 'in the file itself' : `wrapped by ${wrappedBy}`
  const text = `Created the master key ${fingerprint} in ${name}, ${how}.\nSet PLUGBOARD_MASTER_KEY_FILES=${name}, and keep a copy of the file.`
  const report = { file, fingerprint, wrapped_by: wrappedBy ?? null }
  await context.print(report, text)
  return EXIT.done
}

/** Rotates keys. The same command continues a stopped rotation. */
export const rotateKeys: Run<'rotate-keys'> = async (context, _words, flags) => {
  const given = {
    newKey: flags.newKey === undefined ? undefined : resolve(flags.newKey),
    dataKeys: flags.dataKeys,
  }
  const report = await withOperator(context, flags, (operator, job) => operator.run('rotate-keys', given, job))
  await context.print(reportOf(report), asCalled(textOf(report).join('\n')))
  return report.unreadable > 0 ? EXIT.invalid : EXIT.done
}

function reportOf({ isSet, files, ...report }: RotateReport) {
  return { ...report, master_key_files: files, is_set: isSet }
}

function textOf({ master, rewrapped, made, resealed, unreadable, files, isSet }: RotateReport): string[] {
  const [newest = '', ...others] = files
  return [
    `${count(rewrapped, 'data key')} now wrapped with the master key ${master}`,
    ...(made > 0 || resealed > 0
      ? [`${count(made, 'data key')} created, ${count(resealed, 'value')} sealed again`]
      : []),
    ...(unreadable > 0
      ? [
          `${count(unreadable, 'key or value', 'keys and values')} could not be opened and were not changed: see plugboard verify`,
        ]
      : []),
    ...(isSet
      ? []
      : [
          '',
          'Set this before the next start, or nothing will open:',
          `  PLUGBOARD_MASTER_KEY_FILES=${files.join(',')}`,
        ]),
    ...(unreadable > 0 || others.length === 0
      ? []
      : [
          '',
          `Once every process and every backup is newer than this rotation, ${newest}`,
          'is enough: you can remove the older keys.',
        ]),
  ]
}
