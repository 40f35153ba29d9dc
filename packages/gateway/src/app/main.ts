/** Starts the gateway as a process; everything it needs comes from the environment (app/serve.ts). */
export {}

try {
  // Loaded here, so that a broken installation is reported in one line as well.
  const { serve } = await import('./serve.ts')
  await serve(process.env)
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const broken = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND' || code === 'ERR_DLOPEN_FAILED'
  const line = (error instanceof Error ? error.message : String(error)).split('\n')[0]
  console.error(
    broken
      ? `The installation is broken (${line}): delete node_modules and run npm install.`
      : `The gateway does not start: ${line}`,
  )
  process.exit(1)
}
