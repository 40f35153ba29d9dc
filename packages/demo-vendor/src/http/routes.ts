const routes = [
  '/api/session',
  '/api/rounds',
  '/api/rounds/:id',
  '/api/rounds/:id/finish',
  '/api/table',
  '/api/slips',
  '/api/seeds',
  '/api/guest/:brand/:game',
  '/api/proof/:brand/:id/:key',
  '/wallet/v1/:brand/deposit',
  '/wallet/v1/:brand/withdraw',
  '/wallet/v1/:brand/query',
  '/wallet/v1/:brand/balance',
  '/play/:brand/:game',
  '/verify',
  '/healthz',
].map((route) => ({ route, form: new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`) }))

/** The pattern of a path, for figures and spans: no part of it is chosen by a caller. */
export function routeOf(path: string): string {
  if (path.startsWith('/assets/')) return '/assets/*'
  return routes.find(({ form }) => form.test(path))?.route ?? 'other'
}
