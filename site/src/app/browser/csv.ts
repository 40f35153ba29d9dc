/**
 * A cell as spreadsheets take it: quoted where it must be; what would begin a formula is text. A plain number stays
 * one.
 */
export function cellOf(value: string): string {
  const formula = /^[=+\-@\t\r]/.test(value) && !/^[+-]?\d+(\.\d+)?$/.test(value)
  const text = formula ? `'${value}` : value
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV: UTF-8 with its mark, so that spreadsheets read Bengali; lines end as RFC 4180 has them. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

/** Hands a file to the person. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
