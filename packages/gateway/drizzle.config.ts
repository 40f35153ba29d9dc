import { defineConfig } from 'drizzle-kit'

/** `npm -w @brand/gateway run migrations` writes the difference between the schema and the last migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/**/schema.ts', './src/ledger/assets.ts'],
  out: './migrations',
})
