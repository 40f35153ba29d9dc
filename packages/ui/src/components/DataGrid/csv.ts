/** A column of a CSV file: its head, and the text of a row in it. */
export interface CsvColumn<Row> {
  head: string
  text: (row: Row) => string
}

const number = /^[+-]?\d+(\.\d+)?$/
/**
 * Begins a formula in some spreadsheet: full-width and small signs do as well, and spaces, letters that nobody sees and
 * quotes before them are passed over.
 */
const sign =
  '["\\s\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}]*[=+\\-@\\u2212\\uFE62\\uFE63\\uFE66\\uFE6B\\uFF0B\\uFF0D\\uFF1D\\uFF20]'
const atStart = new RegExp(`^(?=[\\t\\r\\n]|${sign})`, 'u')
/** Behind what begins another cell in a region of semicolons or tabs, where a quote inside of a line protects nothing. */
const inside = new RegExp(`([;\\t\\r\\n])(?=${sign})`, 'gu')

/** Text that a spreadsheet would take for a formula gets an apostrophe; a plain number stays a number. */
const safeText = (text: string) => (number.test(text) ? text : text.replaceAll(inside, "$1'").replace(atStart, "'"))

function cellOf(text: string): string {
  const safe = safeText(text)
  return /[",;\t\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows as a CSV file (RFC 4180): a line of heads, then one a row, with the UTF-8 mark that spreadsheets need for
 * Bengali and Arabic. `heads: false` is a further part of a file: its rows alone.
 */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], heads = true): string {
  const lines = [
    ...(heads ? [columns.map(({ head }) => head)] : []),
    ...rows.map((row) => columns.map(({ text }) => text(row))),
  ]
  return (heads ? '\uFEFF' : '') + lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('')
}

/** Rows as lines that a spreadsheet takes from the clipboard: cells apart by tabs, each on one line. */
export const toTsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => columns.map(({ text }) => safeText(text(row).replaceAll(/\s+/g, ' '))).join('\t')).join('\n')
