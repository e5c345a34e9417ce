import { load, type Transport, undiciTransport } from 'plugboard/runtime'
import { startMock } from '../../mock/index.ts'

/** A transport to a stand-in for the vendor of a kind. It needs no account, and ends with the connector. */
export async function mockOf(kind: string): Promise<Transport> {
  const { manifest } = await load(kind)
  const mock = await startMock([manifest], { fixtures: false })
  const transport = undiciTransport({ connectTo: mock.connectTo })
  return {
    send: (...exchange) => transport.send(...exchange),
    stream: (...exchange) => transport.stream(...exchange),
    close: async () => {
      await transport.close()
      await mock.close()
    },
  }
}
