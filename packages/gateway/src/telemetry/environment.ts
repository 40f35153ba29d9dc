const names = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const

/**
 * The address of a collector of traces, where the environment names one and does not switch traces off.
 *
 * @throws Error in one line where it is none
 */
export function collectorOf(env: NodeJS.ProcessEnv): string | undefined {
  const name = names.find((one) => env[one])
  if (name === undefined || env['OTEL_SDK_DISABLED'] === 'true' || env['OTEL_TRACES_EXPORTER'] === 'none')
    return undefined
  const address = env[name] ?? ''
  if (!/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    throw new Error(`${name}=${address} is no address: use http://host:4318, or leave it empty to send no traces`)
  return address
}
