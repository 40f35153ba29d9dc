/** Address of the verify page with its fields filled in; behind `#`, so that no server sees them. */
export function verifyLink(fields: Record<string, string | number>): string {
  const filled = Object.entries(fields).map(([name, value]) => [name, String(value)])
  return `/verify?${new URLSearchParams({ lang: document.documentElement.lang })}#${new URLSearchParams(filled)}`
}
