import pg from 'pg'

/** Tells each statement that any connection sends, when it has been answered. */
export function timeStatements(note: (text: string, ms: number) => void): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the client it belongs to
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
  pg.Client.prototype.query = function timed(this: pg.Client, ...given: unknown[]): never {
    const [first] = given as (string | { text: string })[]
    const text = (typeof first === 'string' ? first : (first?.text ?? '')).replaceAll(/\s+/g, ' ').trim()
    const since = performance.now()
    const answer = query.apply(this, given) as Promise<unknown>
    const done = () => note(text, performance.now() - since)
    void Promise.resolve(answer).then(done, done)
    return answer as never
  }
}
