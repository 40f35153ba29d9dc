/** Address of the verify page with its fields filled in; after `#`, so that no server receives them. */
export function verifyLink(fields: Record<string, string | number>): string {
  const filled = Object.entries(fields).map(([name, value]) => [name, String(value)])
  return `/verify?${new URLSearchParams({ lang: document.documentElement.lang })}#${new URLSearchParams(filled)}`
}
