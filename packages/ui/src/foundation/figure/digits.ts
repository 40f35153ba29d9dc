// Where the digits 0 to 9 of a script begin: those of the kit's languages and of their neighbours, and the full-width
// ones of Asian keyboards.
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50, 0x0ed0, 0x1040,
  0x17e0, 0xff10,
]

/** Digits of other scripts as `0` to `9`, each in its place: `৫,০০০` → `5,000`, `٤٢` → `42`. Everything else stays. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    const zero = zeros.find((first) => point >= first && point < first + 10)
    return zero === undefined ? digit : String(point - zero)
  })
}
