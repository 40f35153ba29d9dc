/** What tests of a site count on, beyond the defaults. */
export const asStarted: Record<string, object> = {
  // No test counts on a jackpot that falls by chance.
  jackpot: { onePer: 1_000_000_000 },
  // Each test is a visitor behind a proxy: the inbox and the identity service of the sandbox are open to them.
  sandbox: { inbox: 'open' },
}
