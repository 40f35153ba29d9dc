/** Media types a person may send as a picture. */
export type FileKind = 'image/png' | 'image/jpeg'

/** Why a file is not taken. */
export type FileRefusal = 'duplicate' | 'empty' | 'size' | 'unreadable' | 'type' | 'count'

interface KindFacts {
  /** As people call it. */
  name: string
  endings: readonly string[]
  /** What every such file begins with. */
  signature: readonly number[]
}

export const kindFacts: Record<FileKind, KindFacts> = {
  'image/png': { name: 'PNG', endings: ['png'], signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  'image/jpeg': { name: 'JPG', endings: ['jpg', 'jpeg', 'jpe', 'jfif'], signature: [0xff, 0xd8, 0xff] },
}

/** Bytes of a file that tell its kind. */
export const SIGNATURE_BYTES = 8

/** The kind of a file by its content, whatever its name. */
export function kindOf(head: Uint8Array): FileKind | undefined {
  const kinds = Object.keys(kindFacts) as FileKind[]
  return kinds.find((kind) => kindFacts[kind].signature.every((byte, at) => head[at] === byte))
}

const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * Name and content must both be of an allowed kind; a PNG named JPG is accepted, a program with the name
 * of a PNG is not.
 */
function allowed(name: string, head: Uint8Array, kinds: readonly FileKind[]): boolean {
  const kind = kindOf(head)
  return (
    kind !== undefined && kinds.includes(kind) && kinds.some((one) => kindFacts[one].endings.includes(endingOf(name)))
  )
}

export interface FileFacts {
  name: string
  /** Bytes. */
  size: number
  lastModified: number
}

export interface Limits {
  kinds: readonly FileKind[]
  /** Bytes. */
  maxBytes: number
  maxFiles: number
}

export const sameFile = (a: FileFacts, b: FileFacts) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified

/** What is wrong with one file by itself. `head` are its first bytes; undefined if they could not be read. */
export function refusalOf(
  file: FileFacts,
  head: Uint8Array | undefined,
  { kinds, maxBytes }: Limits,
): FileRefusal | undefined {
  if (file.size === 0) return 'empty'
  if (file.size > maxBytes) return 'size'
  if (!head) return 'unreadable'
  return allowed(file.name, head, kinds) ? undefined : 'type'
}

export interface Checked<File extends FileFacts> {
  file: File
  refusal: FileRefusal | undefined
}

/**
 * Takes checked files to those already there, in order, until there are enough. Each that is not taken is given back
 * with its reason.
 */
export function take<File extends FileFacts>(
  there: readonly File[],
  checked: readonly Checked<File>[],
  maxFiles: number,
) {
  const files = [...there]
  const refused: { file: File; refusal: FileRefusal }[] = []
  for (const { file, refusal } of checked) {
    const reason = files.some((other) => sameFile(other, file))
      ? 'duplicate'
      : (refusal ?? (files.length >= maxFiles ? 'count' : undefined))
    if (reason) refused.push({ file, refusal: reason })
    else files.push(file)
  }
  return { files, refused }
}

/** `1.2 MB`, `340 kB`, in the digits of the language; a MB is 1024 kB. */
export function sizeText(bytes: number, locale: string): string {
  const [value, unit] =
    bytes >= 1024 * 1024 ? [bytes / 1024 / 1024, 'megabyte'] : [Math.max(1, Math.round(bytes / 1024)), 'kilobyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}

/** `PNG or JPG`, in the words of the language. */
export const kindsText = (kinds: readonly FileKind[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(kinds.map((kind) => kindFacts[kind].name))
