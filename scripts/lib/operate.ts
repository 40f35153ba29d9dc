// `npm run operate -- <area> <command> [--field value …]`: what operators do (docs/operate.md). It works on the
// database of the product, beside a running gateway or without one.
import { userInfo } from 'node:os'
import { text } from 'node:stream/consumers'
import { operate } from '../../packages/gateway/src/app/operate/cli.ts'
import { withDatabase } from '../../packages/gateway/src/app/operate/database-commands.ts'
import { mirrorKeysOf } from '../../packages/gateway/src/modules/mirrors/keys.ts'
import { product, readAccounts } from './product.ts'

process.exitCode = await operate(process.argv.slice(2), {
  user: process.env['OPERATOR'] || userInfo().username,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  stdin: () => text(process.stdin),
  mirrorKeys: mirrorKeysOf(process.env, product().dataDir),
  withDatabase(work) {
    const { dataDir } = product()
    if (!process.env['DATABASE_URL'] && !readAccounts(dataDir))
      throw new Error('There is nothing to operate yet: run npm start once.')
    return withDatabase(process.env, dataDir, work)
  },
})
