import type { Visit } from '../app/routing/guards.ts'

/** A visitor of a page, where every function is on. */
export const visit = (over: Partial<Visit> = {}): Visit => ({
  kind: 'visitor',
  moduleOn: () => true,
  to: '/favorite?type=favorite',
  query: new URLSearchParams(),
  ...over,
})
