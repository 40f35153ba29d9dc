import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '../src/db/open.ts'

test.skipIf(process.platform === 'win32')(
  'nobody else may read the secrets of events, new or old',
  async ({ onTestFinished }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'vendor-rights-'))
    // As an earlier release left it.
    await writeFile(join(dataDir, 'vendor.sqlite'), '', { mode: 0o644 })
    const db = openDb(dataDir)
    onTestFinished(async () => {
      db.close()
      await rm(dataDir, { recursive: true })
    })
    const files = await readdir(dataDir)
    expect(files).toContain('vendor.sqlite-wal')
    for (const file of files) expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600)
  },
)
