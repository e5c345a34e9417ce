/** A program of its own: opens a folder, runs a script, says so, and waits to be killed. */
import { openDatabase } from '../../../../server/ground/store/index.ts'

const [directory, template, script] = process.argv.slice(2) as [string, string, string]
const database = await openDatabase({ directory }, { template })
await database.exec(script)
process.stdout.write('done')
setInterval(() => undefined, 1000)
