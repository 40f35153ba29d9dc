/** Address of what fetch was given. */
export function urlOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input, 'http://localhost')
}
