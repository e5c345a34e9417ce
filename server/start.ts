/** The start of a server: one process, or several behind one port. */
import cluster from 'node:cluster'
import type { Config } from './config/index.ts'
import { Children, obeyParent, portOfChild } from './children.ts'
import { createLog, createMetrics, reportUnexpected, sumOfMetrics } from './ground/observe/index.ts'
import { baseUrlAt, type RunningServer, startProcess, type StartOptions } from './server.ts'

/**
 * Starts a server. With the setting `processes` above 1 this process runs jobs, health and metrics, and starts the program again for each
 * process that answers requests; in those, the same call gives what answers.
 * @throws ConnectorError `invalid_configuration`, `storage_unavailable`
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const duties = { answersRequests: config.role !== 'worker', runsJobs: config.role !== 'api', isOperated: true }
  if (config.processes === 1) return startProcess(config, options, duties)
  return cluster.isPrimary ? startParent(config, options) : startChild(config, options)
}

async function startParent(config: Config, options: StartOptions): Promise<RunningServer> {
  const { log = createLog(config.log), metrics = createMetrics() } = options
  const children = new Children(log)
  const text = async () => sumOfMetrics([await metrics.values(), ...(await children.metrics())])
  const running = await startProcess(
    config,
    { ...options, log, metrics: { ...metrics, text } },
    { answersRequests: false, runsJobs: config.role !== 'api', isOperated: true, isServing: () => children.areServing },
  )
  const close = async () => {
    await children.close(config.limits.drainSeconds + config.limits.shutdownSeconds)
    await running.close()
  }
  try {
    const { address, port } = await children.start(config.processes)
    const origin = `http://${address.includes(':') ? `[${address}]` : address}:${port}`
    return { ...running, origin, baseUrl: baseUrlAt(config, origin), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startChild(config: Config, options: StartOptions): Promise<RunningServer> {
  const { log = createLog(config.log), metrics = createMetrics(), signal } = options
  const ending = new AbortController()
  const starting = startProcess(
    { ...config, listen: { ...config.listen, port: portOfChild(config.listen.port) } },
    { ...options, log, metrics, signal: signal ? AbortSignal.any([signal, ending.signal]) : ending.signal },
    { answersRequests: true, runsJobs: false, isOperated: false },
  )
  let closing: Promise<void> | undefined
  const close = () => {
    ending.abort()
    return (closing ??= starting.then((running) => running.close()))
  }
  // Before it listens: the parent then asks for what it asked for during the start.
  obeyParent({
    close,
    metrics: () => metrics.values(),
    onError: (error) => reportUnexpected({ log, metrics }, 'process', error),
  })
  return { ...(await starting), close }
}
