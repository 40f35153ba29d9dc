export interface Shown {
  /** IANA name: `Asia/Dhaka`. An unknown name counts as UTC. */
  timeZone: string
  /** BCP 47 tag of the reader. */
  locale: string
  date?: boolean | undefined
  seconds?: boolean | undefined
}

export interface Face {
  /** `20 Nov 2026`, in the reader's language, where a date is requested. */
  date: string | undefined
  /** `19:42:08` in 24 hours. Latin digits everywhere, as clocks have them. */
  time: string
  /** `GMT+6`. */
  zone: string
}

const known = (timeZone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** What a clock in `timeZone` shows: a function of ms since 1970, made once per setting. */
export function clockFace({ timeZone: name, locale, date, seconds }: Shown): (ms: number) => Face {
  const timeZone = known(name)
  const latin = `${locale.split('-u-')[0]}-u-nu-latn`
  const day = new Intl.DateTimeFormat(latin, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    calendar: 'gregory',
  })
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: seconds ? '2-digit' : undefined,
    hourCycle: 'h23',
  })
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  return (ms) => ({
    date: date ? day.format(ms) : undefined,
    time: time.format(ms),
    zone: zone.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value ?? timeZone,
  })
}
