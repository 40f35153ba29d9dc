import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// By the package's own name, so that it works from source and from the built bundle.
const manifest = createRequire(import.meta.url).resolve('@brand/gateway/package.json')

/** Path of a file shipped in `assets/`. */
export const asset = (name: string): string => join(dirname(manifest), 'assets', name)

export const version: string = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
