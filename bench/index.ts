/** `npm run bench`: prints every benchmark's ratios to its baseline in the same run. Loopback only; ends by itself. */
import { benchExecute } from './execute.ts'
import { benchStart } from './start.ts'
import { benchStream } from './stream.ts'
import { tableOf } from './table.ts'

const rows = [...(await benchExecute()), ...(await benchStart()), ...(await benchStream())]
process.stdout.write(
  `Node ${process.version}. Ratios to undici.request + JSON.parse, or the bare script, of the same round.\n${tableOf(rows)}\n`,
)
