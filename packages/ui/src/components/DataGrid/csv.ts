/** A column of a CSV file: its head, and the text of a row in it. */
export interface CsvColumn<Row> {
  head: string
  text: (row: Row) => string
}

const number = /^[+-]?\d+(\.\d+)?$/

/** Text that a spreadsheet would take for a formula gets an apostrophe; a plain number stays a number. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !number.test(text) ? `'${text}` : text
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as a CSV file (RFC 4180): a line of heads, then one a row, with the UTF-8 mark that spreadsheets need for
 * Bengali and Arabic.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ text }) => text(row)))]
  return `\uFEFF${lines.map((line) => line.map(cellOf).join(',')).join('\r\n')}\r\n`
}
