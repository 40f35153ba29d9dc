// Follows the guides (docs/guides) as a reader would: writes their programs to files, runs those that are tests, and
// executes their SQL.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { blocksOf, lay, placeOf, type Block } from '../../../../../scripts/docs/extract.ts'
import { call, freshApp, valueOf } from '../../testing/inject.ts'

const folder = join(import.meta.dirname, '../../../.cache/guides')
const guides = ['start/install', 'guides/payment-provider', 'guides/game-vendor', 'guides/encryption'].map(
  (name) => `docs/${name}.md`,
)
const blocks = guides.flatMap(blocksOf)

// A reader's gateway starts a database server of its own; here they share the one of this run.
const shared = join(folder, 'shared.ts')
const onShared = (block: Block): Block => ({
  ...block,
  code: block.code.replace("'@brand/gateway/testing'", "'../shared.ts'"),
})
const files = lay(blocks.filter(({ lang }) => lang === 'ts').map(onShared), folder)
writeFileSync(
  shared,
  `import { inject } from 'vitest'
import * as testing from '@brand/gateway/testing'

export const startGateway = (options = {}) => testing.startGateway({ ...options, server: inject('postgres') })
`,
)

for (const [name, block] of files) {
  if (block.info.includes('run'))
    describe(`${block.where} ${placeOf(block)}`, async () => void (await import(/* @vite-ignore */ join(folder, name))))
}

test('a vendor of an operator comes into lists and search by three rows', async () => {
  const { app, db } = await freshApp()
  for (const { code } of blocks.filter(({ lang }) => lang === 'sql')) await db.execute(sql.raw(code))
  const found = valueOf(await call<{ totalCount: number }>(app, contract.games.list, { vassalage: 'ACME' }))
  expect(found.totalCount).toBe(1)
})
