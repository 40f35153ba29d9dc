// The process: reads its environment, serves, and exits when its parent exits.
import { setTimeout as pause } from 'node:timers/promises'
import { ConfigError, readConfig } from './config.ts'
import { jsonLog, logWarnings } from './log.ts'
import { createVendor } from './vendor.ts'

function fail(line: string): never {
  process.stderr.write(`demo-vendor: ${line}\n`)
  process.exit(1)
}

function explain(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `port ${port} is in use; stop what runs there or set VENDOR_PORT to a free one`
  if (code === 'EACCES') return `no right to listen on port ${port} or to write to the data folder`
  if (error instanceof Error && /database is locked/.test(error.message))
    return 'the data folder (DATA_DIR) is in use by another demo vendor; stop that one first'
  return error instanceof Error ? error.message : String(error)
}

logWarnings(jsonLog)
let port = 0
try {
  const config = readConfig(process.env)
  port = config.port
  // Loaded where the environment asks for it; what it does not ask for costs nothing.
  const watched =
    config.metrics ?? process.env.OTEL_EXPORTER_OTLP_ENDPOINT ?? process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
  const telemetry = watched
    ? await import('./telemetry/start.ts').then(({ startTelemetry }) => startTelemetry(config, process.env, jsonLog))
    : undefined
  const vendor = await createVendor(config, jsonLog, Date.now, telemetry?.observers)
  port = await vendor.listen()
  let leaving = false
  const shutDown = async (why: string) => {
    if (leaving) return
    leaving = true
    jsonLog('info', 'leaving', { why })
    await vendor.close()
    await Promise.race([telemetry?.stop(), pause(1000)])
    process.exit(0)
  }
  process.on('disconnect', () => void shutDown('parent gone'))
  process.on('SIGTERM', () => void shutDown('SIGTERM'))
  process.on('SIGINT', () => void shutDown('SIGINT'))
  jsonLog('info', 'serving', { port, gateway: config.gatewayUrl })
  process.send?.({ type: 'ready', port })
} catch (error) {
  fail(error instanceof ConfigError ? error.message : explain(error, port))
}
