/** How somebody changes the cells of a column. The first column is not changed: it names its row. */
export interface CellEdit<Row> {
  /** The text that is changed. */
  value: (row: Row) => string
  /**
   * Keeps what was typed. A text that is returned says why it cannot be; a promise is waited for, and one that fails is
   * told as not saved. Rows show the change once the page gives them anew.
   */
  save: (row: Row, text: string) => string | undefined | void | Promise<string | undefined | void>
  /** Whether a row can be changed; each one by default. */
  can?: ((row: Row) => boolean) | undefined
  /** A choice in place of a text. */
  options?: readonly { value: string; label: string }[] | undefined
  /** Keys that a phone offers. */
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | undefined
}
