import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

const digest = (algorithm: 'sha256' | 'sha384', content: Buffer | string) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

const filesOf = (dist: string, wanted: RegExp) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()

/**
 * What each script of a built client must contain, by its address. Every one of them is a module: the client has no
 * workers.
 */
export function scriptsOf(dist: string): Record<string, string> {
  return Object.fromEntries(
    filesOf(dist, /\.m?js$/).map((file) => [
      `/${relative(dist, file).split(sep).join('/')}`,
      digest('sha256', readFileSync(file)),
    ]),
  )
}

const mapTag = /<script type="importmap">[^<]*<\/script>\s*/g

/**
 * Writes the import map into each built page, before its first module, and the integrity of the files its own tags
 * load.
 */
export function writeIntegrity(dist: string): void {
  const map = JSON.stringify({ integrity: scriptsOf(dist) })
  for (const file of filesOf(dist, /\.html$/)) {
    const html = readFileSync(file, 'utf8').replaceAll(mapTag, '')
    const withTags = html.replace(
      /<(?:script|link)\b[^>]*?(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g,
      (tag, asset: string) => `${tag} integrity="${digest('sha384', readFileSync(join(dist, asset)))}"`,
    )
    writeFileSync(
      file,
      withTags.replace(/<script\b/, (tag) => `<script type="importmap">${map}</script>\n    ${tag}`),
    )
  }
}

/** Adds the integrity hash of every script of the build. */
export function integrity(): Plugin {
  let dist = ''
  return {
    name: 'integrity',
    apply: 'build',
    configResolved: ({ root, build }) => void (dist = resolve(root, build.outDir)),
    closeBundle: { sequential: true, order: 'post', handler: () => writeIntegrity(dist) },
  }
}
