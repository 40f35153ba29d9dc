import { createReadStream } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

async function scan(dist: string): Promise<Map<string, string>> {
  const found = await readdir(dist, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, string>()
  for (const entry of found) {
    const full = join(entry.parentPath, entry.name)
    if (entry.isFile()) files.set(`/${full.slice(dist.length).split(sep).filter(Boolean).join('/')}`, full)
  }
  return files
}

const SCAN_MS = 1000

/**
 * The built client: exactly the files found in `dist`, nothing computed from a request's path. Scans again, at most
 * once a second, for a file of a newer build.
 */
export async function staticFiles(dist: string, pageHeaders: (html: string) => Record<string, string>) {
  let files = await scan(dist)
  let scanned = Date.now()

  return {
    /** Names of hashed assets never change; pages are always requested again. */
    async send(response: ServerResponse, path: string, headOnly: boolean): Promise<boolean> {
      if (!files.has(path) && Date.now() - scanned > SCAN_MS) {
        scanned = Date.now()
        files = await scan(dist)
      }
      const file = files.get(path)
      const type = file && types[extname(file)]
      if (!type) return false
      const html = type === types['.html'] ? await readFile(file, 'utf8') : undefined
      response.writeHead(200, {
        ...(html !== undefined && pageHeaders(html)),
        'content-type': type,
        'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
      })
      if (headOnly || html !== undefined) response.end(headOnly ? undefined : html)
      else
        createReadStream(file)
          .on('error', () => response.destroy())
          .pipe(response)
      return true
    },
  }
}

export type StaticFiles = Awaited<ReturnType<typeof staticFiles>>
