const inert = 'https://site.invalid'

/**
 * A place of this site to go to, from untrusted text (`?redirect=`). Anything that could leave the site,
 * run as a script or be read differently by browsers is answered with `fallback`.
 */
export function safePath(text: string | null | undefined, fallback = '/'): string {
  // A backslash is a slash to browsers; control characters and blanks vanish.
  if (!text || text.length > 2048 || !/^\/(?![/\\])[^\\\s\p{Cc}\p{Cf}]*$/u.test(text)) return fallback
  try {
    const url = new URL(text, inert)
    // `/x/..//host` turns into `//host` once the dots are resolved, `/%2fhost` once it is decoded.
    return url.origin === inert && !/^\/(\/|%2f|%5c)/i.test(url.pathname)
      ? url.pathname + url.search + url.hash
      : fallback
  } catch {
    return fallback
  }
}
