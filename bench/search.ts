/**
 * `npx tsx bench/search.ts [--million | --builds] [--counts] [--embedded | --postgres]`: searches beside the best SQL by hand over the same records
 * in the same run, for 20 and 1,000 results. Loopback only; takes two minutes, with `--million` a quarter of an hour.
 * `--counts` measures counts, texts without case and relevance instead. `--charts` draws docs/pictures/bench-search.svg from what PostgreSQL came to. `--builds` measures only what others notice of indexes that are made, in less than a minute.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileInto } from '../test/support/compiled.ts'

// What users run is compiled, too.
const folder = await compileInto(await mkdtemp(join(tmpdir(), 'plugboard-bench-')), ['bench/search/run.ts'])
const program = join(folder, 'bench/search/run.js')
const child = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
const [code] = (await once(child, 'exit')) as [number | null]
await rm(folder, { recursive: true })
process.exitCode = code ?? 1
