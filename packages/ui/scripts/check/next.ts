import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { run } from '../../../../scripts/lib/packed.ts'
import { visit } from '../../../../scripts/lib/page.ts'

const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1', CI: '1' }

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Built by Next.js with no configuration at all, served, and used: prerendered on the server, then alive. */
export async function next(folder: string): Promise<string> {
  const cli = join(folder, 'node_modules/next/dist/bin/next')
  run(folder, process.execPath, [cli, 'build'], env)
  const html = readFileSync(join(folder, '.next/server/app/index.html'), 'utf8')
  if (!/<button[^>]*data-component="button"[^>]*>Play<\/button>/.test(html)) throw new Error('the prerendered page has no button')
  if (/<[^>]*\sstyle=/.test(html.replace(/<script[\s\S]*?<\/script>/g, ''))) throw new Error('the prerendered page holds a style attribute')

  const port = await freePort()
  const server = spawn(process.execPath, [cli, 'start', '-p', String(port), '-H', '127.0.0.1'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await new Promise<void>((done, fail) => {
      server.stdout.on('data', (said: Buffer) => said.includes('Ready') && done())
      server.once('exit', (code) => fail(new Error(`next start ended with ${code}`)))
    })
    const errors = await visit(`http://127.0.0.1:${port}/`, async (page) => {
      await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible()
      // The stylesheet of what a server component renders is on the page.
      expect(await page.getByRole('link', { name: 'Come in' }).evaluate((link) => getComputedStyle(link).backgroundImage)).toContain('gradient')
      await page.getByRole('link', { name: 'Come in' }).click()
      await page.getByRole('button', { name: 'Ask' }).click()
      await expect(page.getByRole('dialog', { name: 'Well?' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
    if (errors.length > 0) throw new Error(errors.join('\n'))
  } finally {
    server.kill()
  }
  return 'prerendered on the server, alive in the browser'
}
