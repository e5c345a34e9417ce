/** A process that renews one connector's credentials, to be killed while it does. */
import { undiciTransport } from '../../../../runtime/index.ts'
import { openDatabase } from '../../../../server/ground/store/index.ts'
import { acmeCatalogue, testLog, testVault } from './world.ts'
import { openConnectors } from '../../../support/connectors.ts'

const [url = '', origin = '', organizationId = '', id = ''] = process.argv.slice(2)
const room = await openConnectors({
  database: await openDatabase({ url }),
  catalogue: await acmeCatalogue(),
  vault: testVault(),
  log: testLog(),
  transport: () => undiciTransport({ connectTo: () => origin }),
})
const { connection } = await room.open({ organizationId }, id)
await connection.authorize({ method: 'GET', origin: connection.base.origin, path: '/items', headers: {} })
process.stdout.write('renewed\n')
