/** Reports of the names and types of each door that semantic versioning covers. */
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../packed.ts'
import { ROOT } from '../root.ts'

/** The doors by the names of their reports, and their declarations below the build. */
export const DOORS = {
  plugboard: 'client/index.d.ts',
  'plugboard-hosted': 'client/hosted/index.d.ts',
  'plugboard-runtime': 'runtime/doors/runtime.d.ts',
  'plugboard-testing': 'client/testing/index.d.ts',
  'plugboard-webhooks': 'client/webhooks/index.d.ts',
  'plugboard-widget': 'widget/index.d.ts',
} as const

export type Door = keyof typeof DOORS

/** The folder of the committed reports. */
export const REPORTS = join(ROOT, 'test', 'data', 'api')

/** Returns a report of each door of the sources as they are. It takes ten seconds, since it emits the declarations first. */
export async function reportsOf(): Promise<ReadonlyMap<Door, string>> {
  // Not below node_modules: what is there counts as another package.
  await mkdir(join(ROOT, 'dist'), { recursive: true })
  const folder = await mkdtemp(join(ROOT, 'dist', 'api-'))
  try {
    const words = ['tsc', '-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--outDir', join(folder, 'dist')]
    await run('npx', words, { cwd: ROOT })
    const reports = new Map<Door, string>()
    for (const [door, file] of Object.entries(DOORS)) reports.set(door as Door, await reportOf(folder, door, file))
    return reports
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function reportOf(folder: string, door: string, file: string): Promise<string> {
  const [reports, entry] = [join(folder, 'reports'), join(folder, 'dist', file)]
  await mkdir(reports, { recursive: true })
  const compilerOptions = { module: 'nodenext', target: 'es2023', strict: true, skipLibCheck: true, types: ['node'] }
  const quiet = { default: { logLevel: ExtractorLogLevel.None } }
  const extractorConfig = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions, files: [entry] } },
      apiReport: { enabled: true, reportFileName: `${door}.api.md`, reportFolder: reports, reportTempFolder: reports },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: quiet,
        extractorMessageReporting: quiet,
        tsdocMessageReporting: quiet,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(ROOT, 'package.json'),
  })
  Extractor.invoke(extractorConfig, { localBuild: true, messageCallback: (message) => (message.handled = true) })
  // Whether a name has a docstring is for other tests.
  return (await readFile(join(reports, `${door}.api.md`), 'utf8')).replaceAll(/^\s*\/\/ \(undocumented\)\n/gm, '')
}
