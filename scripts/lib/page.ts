// A built page as users get it: served with the strictest policy that our packages support, tested in a browser.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserArgs, findBrowser } from './browser.ts'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}
const policy = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; ` +
  "img-src 'self'; connect-src 'self'; worker-src 'self'; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types brand-sdk"

/** Forwards a call to the gateway as a proxy on the page's own origin does. */
function handOn(to: string, request: IncomingMessage, response: ServerResponse) {
  const on = call(new URL(request.url ?? '/', to), { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  on.on('error', () => response.destroy())
  response.on('close', () => on.destroy())
  request.pipe(on)
}

interface Surroundings {
  /** Calls to `/wps` reach it. */
  gateway?: string
  /** Policy instead of the strict one. */
  policy?: string
  /** Query of the address: `?name=value`. */
  query?: string
}

function serve(folder: string, { gateway, policy: other }: Surroundings) {
  return createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://local').pathname)
    if (gateway && path.startsWith('/wps/')) return handOn(gateway, request, response)
    const file = path.endsWith('/') ? `${path}index.html` : path
    const nonce = randomBytes(16).toString('base64url')
    readFile(join(folder, file)).then(
      (body) => {
        response.writeHead(200, {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          'content-security-policy': other ?? policy(nonce),
        })
        response.end(file.endsWith('.html') ? body.toString().replaceAll('__NONCE__', nonce) : body)
      },
      () => response.writeHead(path === '/favicon.ico' ? 204 : 404).end(),
    )
  })
}

/** Opens a page, runs `look` on it, and returns every error that it logged. */
export async function visit(address: string, look: (page: Page) => Promise<void>): Promise<string[]> {
  const browser = await chromium.launch({ args: browserArgs, executablePath: findBrowser() })
  try {
    // In a context that may open further pages.
    const page = await (await browser.newContext()).newPage()
    page.setDefaultTimeout(15_000)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on(
      'console',
      (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`),
    )
    await page.goto(address)
    await look(page)
    return errors
  } finally {
    await browser.close()
  }
}

/** The same for a folder of built files, under a strict Content-Security-Policy. */
export async function visitBuilt(
  folder: string,
  look: (page: Page) => Promise<void>,
  around: Surroundings = {},
): Promise<string[]> {
  const server = serve(folder, around)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  try {
    return await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${around.query ?? ''}`, look)
  } finally {
    server.close()
  }
}
