/** A loopback proxy for TCP that fails as networks do. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A running proxy. */
export interface Proxy {
  readonly port: number
  /** `stall`: connections stay open and nothing passes, as when a cable is cut; `refuse`: none is taken. */
  mode: 'pass' | 'stall' | 'refuse'
  /** How much later each piece arrives, in milliseconds. */
  delayMs: number
  /** Breaks every connection. */
  reset(): void
  close(): Promise<void>
}

/** Starts a proxy to a port of loopback. */
export async function startProxy(target: number): Promise<Proxy> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    if (proxy.mode === 'refuse') return void near.resetAndDestroy()
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      void pass(from, to)
    }
  })

  async function pass(from: Socket, to: Socket): Promise<void> {
    try {
      for await (const piece of from) {
        if (proxy.delayMs > 0) await sleep(proxy.delayMs)
        while (proxy.mode === 'stall' && !from.destroyed) await sleep(20)
        to.write(piece as Buffer)
      }
    } catch {
      // The other side learns of it when the sockets close.
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: Proxy = {
    port: (server.address() as AddressInfo).port,
    mode: 'pass',
    delayMs: 0,
    reset() {
      for (const socket of sockets) socket.resetAndDestroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}
