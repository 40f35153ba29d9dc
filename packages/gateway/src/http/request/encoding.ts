import type { FastifyRequest } from 'fastify'

export type Encoding = 'br' | 'gzip'

const wanted: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
}

/** The encoding an answer is sent in: brotli before gzip; undefined where the client takes neither. */
export function encodingOf(req: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const accepted = req.headers['accept-encoding']
  if (typeof accepted !== 'string') return undefined
  if (wanted.br.test(accepted)) return 'br'
  return wanted.gzip.test(accepted) ? 'gzip' : undefined
}
