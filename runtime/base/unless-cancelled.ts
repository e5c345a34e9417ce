import { setMaxListeners } from 'node:events'
import { ConnectorError } from './errors.ts'

/** What a call waits for, left to itself when the call is cancelled. @throws ConnectorError `cancelled` */
export function unlessCancelled<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise<T>((resolve, reject) => {
    const cancel = () => reject(new ConnectorError('cancelled', 'Cannot go on: the call was cancelled'))
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel))
    if (signal.aborted) return cancel()
    // A caller may give one signal to any number of calls.
    setMaxListeners(0, signal)
    signal.addEventListener('abort', cancel, { once: true })
  })
}
