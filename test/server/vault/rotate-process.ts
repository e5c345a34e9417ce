/** A process that rotates, to be killed: `<database URL> <newest key file> <old key file>`. Writes a line after each step. */
import { openDatabase } from '../../../server/store/index.ts'
import { readMasterKeys, rotate } from '../../../server/vault/index.ts'

const [url, ...files] = process.argv.slice(2)
const database = await openDatabase({ url: url! }, { poolSize: 2 })
await rotate(database, readMasterKeys(files), {
  dataKeys: true,
  batchSize: 1,
  onProgress: (done) => process.stdout.write(`${JSON.stringify(done)}\n`),
})
await database.close()
