type Level = 'info' | 'warn' | 'error'

/** One JSON object a line. Tokens and secrets are never passed to it. */
export interface Log {
  (level: Level, msg: string, more?: Record<string, unknown>): void
}

export const jsonLog: Log = (level, msg, more = {}) => {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, name: 'demo-vendor', msg, ...more })}\n`,
  )
}

/** Node warns once that its SQLite is experimental; everything else it warns about becomes a log line. */
export function logWarnings(log: Log): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => {
    if (warning.name === 'ExperimentalWarning' && warning.message.includes('SQLite')) return
    log('warn', warning.message, { warning: warning.name })
  })
}
