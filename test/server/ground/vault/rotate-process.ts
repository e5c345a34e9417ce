/** A process that kills itself in a rotation, after some steps: `<steps> <database URL> <newest key file> <old key file>`. */
import { openDatabase } from '../../../../server/ground/store/index.ts'
import { readMasterKeys, rotate } from '../../../../server/ground/vault/index.ts'

const [steps, url, ...files] = process.argv.slice(2)
const database = await openDatabase({ url: url! }, { poolSize: 2 })
let left = Number(steps)
await rotate(database, readMasterKeys(files), {
  dataKeys: true,
  batchSize: 1,
  onProgress: () => {
    if (--left === 0) process.kill(process.pid, 'SIGKILL')
  },
})
await database.close()
