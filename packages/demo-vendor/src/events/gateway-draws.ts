import { commitment } from '../fair/node.ts'

/** An issue of a lottery as the operator returns it; milliseconds since 1970. */
export interface Issue {
  number: number
  opensAt: number
  closesAt: number
  settlesAt: number
  /** sha256 (hex) of the seed's text, promised before the issue opens. */
  hash: string
  /** Empty until the issue is drawn. */
  seed: string
}

/**
 * The operator's answer for a finished issue: its seed, that it will be published later, or a seed that does not match
 * its hash.
 */
export type Revealed = { seed: string } | 'later' | 'broken'

/** Polls closer together than this share one answer. */
const FRESH_MS = 400
/** Past issues requested, as many as a table shows. */
const PAST = 24

function issueOf(value: unknown): Issue | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { numero, openTime, closeTime, drawTime, commitment: hash, seed = '' } = value as Record<string, unknown>
  const [number, opensAt, closesAt, settlesAt] = [
    Number(numero),
    ...[openTime, closeTime, drawTime].map((time) => Date.parse(String(time))),
  ] as [number, number, number, number]
  if (
    ![number, opensAt, closesAt, settlesAt].every(Number.isSafeInteger) ||
    typeof hash !== 'string' ||
    typeof seed !== 'string'
  )
    return undefined
  return { number, opensAt, closesAt, settlesAt, hash, seed }
}

/** The lotteries of the gateway, queried over its public calls; the last answer is used while it does not respond. */
export function gatewayDraws(url: string, timeoutMs: number) {
  const known = new Map<string, Issue[]>()
  const looks = new Map<string, { at: number; done: Promise<void> }>()

  async function getIssues(path: string): Promise<Issue[] | undefined> {
    try {
      const response = await fetch(`${url}${path}`, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      const { value } = (await response.json()) as { value?: { list?: unknown[] } | null }
      return value?.list?.flatMap((one) => issueOf(one) ?? [])
    } catch {
      return undefined
    }
  }

  return {
    /** Resolves when the issues of a lottery are up to date; `anew`: no answer to an earlier request is used. */
    look(gameCode: string, anew = false): Promise<void> {
      const last = looks.get(gameCode)
      if (!anew && last && Date.now() - last.at < FRESH_MS) return last.done
      const done = getIssues(`/lgw/numeros/near?gameCode=${gameCode}&before=${PAST}&after=0`).then(
        (list) => void (list && known.set(gameCode, list)),
      )
      looks.set(gameCode, { at: Date.now(), done })
      return done
    },
    /** In the order of their draws. */
    issues: (gameCode: string): readonly Issue[] => known.get(gameCode) ?? [],
    async reveal(gameCode: string, number: number, hash: string): Promise<Revealed> {
      const [issue] = (await getIssues(`/lgw/draw?gameCode=${gameCode}&numero=${number}`)) ?? []
      if (!issue?.seed) return 'later'
      return commitment(issue.seed) === hash ? { seed: issue.seed } : 'broken'
    },
  }
}

export type GatewayDraws = ReturnType<typeof gatewayDraws>
