interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown
}

/** What Firebase loads: the loader of its popups, and reCAPTCHA before an sms. */
const places = [
  'https://apis.google.com/js/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
]

let done = false

/**
 * Firebase adds those scripts by plain text, which a page under Trusted Types refuses. Once called, addresses at these
 * places pass, and no other; the Content-Security-Policy must name them too.
 */
export function trustGoogle(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (done || !trustedTypes) return
  done = true
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (places.some((place) => url.startsWith(place)) ? url : null),
  })
}
