export const platforms = ['ios', 'android', 'computer'] as const
export type Platform = (typeof platforms)[number]

/** The kind of a device, by what it tells. A tablet of the first kind says it is a computer, and has several touches. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'computer'
}

/** The platform that an address names: `/download#ios`. */
export const platformIn = (hash: string): Platform | undefined => platforms.find((one) => `#${one}` === hash)

/** A fingerprint as people compare it: two lines of eight groups. */
export const printLines = (sha256: string): string[] => {
  const groups = sha256.match(/.{4}/g) ?? []
  return [groups.slice(0, 8).join(' '), groups.slice(8).join(' ')].filter(Boolean)
}
