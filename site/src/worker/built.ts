/** What the build has: the name of each file with the start of its SHA-256, base64. */
export type Built = Readonly<Record<string, string>>

/** Bytes of a hash that are told: no accident of a network meets them, and they keep the worker small. */
export const hashBytes = 12

const types: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  css: /^text\/css\b/,
  woff2: /^font\/woff2\b/,
  json: /^application\/json\b/,
}
const picture = /^image\//

/** Name of the file at an address, if the build has it. */
export function nameOf(address: string, built: Built): string | undefined {
  const name = new URL(address, 'https://site.invalid').pathname.slice(1)
  return Object.hasOwn(built, name) ? name : undefined
}

/**
 * Whether an answer is the file that the build has at this address: by status, type and content. A network between may
 * answer 200 with nothing, with a part, or with a page of its own. The answer can still be read afterwards.
 */
export async function isBuilt(answer: Response, address: string, built: Built): Promise<boolean> {
  const name = nameOf(address, built)
  if (name === undefined || answer.status !== 200) return false
  const end = name.slice(name.lastIndexOf('.') + 1)
  if (!(types[end] ?? picture).test(answer.headers.get('content-type') ?? '')) return false
  const content = await answer
    .clone()
    .arrayBuffer()
    .catch(() => undefined)
  if (!content) return false
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content), 0, hashBytes)
  return btoa(String.fromCharCode(...hash)) === built[name]
}

/** Whether a page is a shell of this build: it asks for files, and for none that the build does not have. */
export async function isShell(answer: Response, built: Built): Promise<boolean> {
  if (answer.status !== 200 || !/^text\/html\b/.test(answer.headers.get('content-type') ?? '')) return false
  const asked = [...(await answer.clone().text()).matchAll(/\b(?:src|href)="(\/assets\/[^"]+)"/g)]
  return asked.length > 0 && asked.every(([, address = '']) => nameOf(address, built) !== undefined)
}

/** Whether an answer is words: a network between may answer with a page of its own, or with a part. */
export async function isWords(answer: Response): Promise<boolean> {
  if (answer.status !== 200 || !/^application\/json\b/.test(answer.headers.get('content-type') ?? '')) return false
  return answer
    .clone()
    .json()
    .then(
      () => true,
      () => false,
    )
}
