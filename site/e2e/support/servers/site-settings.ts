/** Settings that the tests of a site need in addition to the defaults. */
export const asStarted: Record<string, object> = {
  // No test depends on a random jackpot hit.
  jackpot: { onePer: 1_000_000_000 },
  // Each test is a visitor behind a proxy, for whom the sandbox's inbox and identity provider are enabled.
  sandbox: { inbox: 'open' },
}
