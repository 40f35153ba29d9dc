/** What an operator may do with one kind of order: the verbs of `npm run -s cashier`. */
export interface Desk {
  /** First letter of its order numbers; empty where a person is named by the account. */
  prefix: string
  /** What waits, a line each. */
  list(): Promise<string[]>
  /** Each answers in one line what has become of the order; `words` is what was written behind it. @throws Refused */
  verbs: Record<string, (orderNo: string, words: string) => Promise<string>>
}
