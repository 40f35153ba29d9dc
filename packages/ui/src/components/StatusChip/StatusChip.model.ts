/** What a state means for the reader; the same colours in every brand. */
const tones = {
  success: ['approved', 'issued', 'claimed', 'accepted', 'received', 'success', 'active'],
  info: ['processing', 'joined', 'pending'],
  warning: ['applying', 'confirm', 'maintenance', 'termPending'],
  danger: ['rejected', 'failed', 'autoTerminated'],
  neutral: ['cancelled', 'expired', 'superseded', 'comingSoon', 'idle', 'draft', 'withdrawn', 'terminated'],
} as const

export type StatusTone = keyof typeof tones
export type Status = (typeof tones)[StatusTone][number]

const toneByStatus = new Map<string, StatusTone>(
  (Object.keys(tones) as StatusTone[]).flatMap((tone) => tones[tone].map((status) => [status, tone] as const)),
)
/** Other spellings the servers use. */
const aliases = new Map<string, Status>([
  ['inProcess', 'processing'],
  ['process', 'processing'],
  ['signed', 'joined'],
  ['join', 'joined'],
  ['canceled', 'cancelled'],
  ['successful', 'success'],
  ['completed', 'success'],
])

const camel = (code: string) =>
  code
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+(\S)/g, (_all, letter: string) => letter.toUpperCase())

/** The known state behind a server's code, whatever its case: `COMING_SOON`, `coming-soon`, `Coming soon`. */
export function statusOf(code: string): Status | undefined {
  const key = toneByStatus.has(code) ? code : camel(code)
  return aliases.get(key) ?? (toneByStatus.has(key) ? (key as Status) : undefined)
}

/** Neutral for an unknown status. */
export const toneOf = (status: Status | undefined): StatusTone => toneByStatus.get(status ?? '') ?? 'neutral'
