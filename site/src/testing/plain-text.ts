/** What a person reads: without the marks of direction, and with usual spaces. */
export const plainText = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u202f', ' ')
