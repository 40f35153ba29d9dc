const warned = new Set<string>()

/** Warns developers, once a page, of a deprecation and its replacement. Production builds log nothing. */
export function deprecated(what: string, instead: string, until: string): void {
  if (process.env.NODE_ENV === 'production' || warned.has(what)) return
  warned.add(what)
  console.warn(
    `@brand/ui: ${what} is now ${instead}; the old name works until ${until}. ` +
      '`npx -p @brand/ui -p @babel/parser brand-ui codemod src` rewrites it.',
  )
}
