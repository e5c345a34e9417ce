/** A worker process, to be killed: syncs whatever there is until then. Given a folder or a URL, and where the shop is. */
import { openDatabase } from '../../../../server/ground/store/index.ts'
import { openRoom, shopCatalogue } from './world.ts'

const [folder = '', origin = ''] = process.argv.slice(2)
const isUrl = folder.startsWith('postgres:')
const database = await openDatabase(isUrl ? { url: folder } : { directory: folder })
await openRoom({
  database,
  catalogue: await shopCatalogue(),
  connectTo: () => origin,
  settings: { leaseMs: 500, scheduleMs: 100 },
})
process.stdout.write(database.processId)
