import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'

const names = ['always_on', 'always_off', 'traceidratio']

/**
 * The sampler, and the share of the traces that it begins: where it believes the caller, a page marks as many.
 * `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`, as OpenTelemetry defines them; the SDK reads neither.
 *
 * @throws Error in one line
 */
export function samplerOf(env: NodeJS.ProcessEnv): { sampler: Sampler; share: number } {
  const name = env['OTEL_TRACES_SAMPLER'] || 'parentbased_always_on'
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1)
  if (!(ratio >= 0 && ratio <= 1))
    throw new Error(`OTEL_TRACES_SAMPLER_ARG=${env['OTEL_TRACES_SAMPLER_ARG']} is no share: use a number from 0 to 1`)
  const root = rootOf(name.replace(/^parentbased_/, ''), ratio)
  if (!root)
    throw new Error(
      `OTEL_TRACES_SAMPLER=${name} is not known: use ${names.join(', ')}, or one of them after parentbased_`,
    )
  return {
    sampler: name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root,
    share: name.endsWith('always_on') ? 1 : name.endsWith('always_off') ? 0 : ratio,
  }
}

function rootOf(name: string, ratio: number): Sampler | undefined {
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler()
    case 'always_off':
      return new AlwaysOffSampler()
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio)
    default:
      return undefined
  }
}
