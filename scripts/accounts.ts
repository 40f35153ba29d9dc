// `npm run -s accounts [-- --json]`: the sandbox's demo accounts and the secret the demo vendor signs with.
import { product, readAccounts } from './lib/product.ts'
import { stop } from './lib/run.ts'

const { dataDir, env, siteUrl, vendorUrl } = product()
const known = readAccounts(dataDir)
if (!known) stop('No demo accounts yet: run npm start once.')

/** Where the sandbox shows what it would have sent by sms and mail. */
const inboxUrl = `${siteUrl}/sandbox/inbox`

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ ...known, vendorSecret: env['VENDOR_SECRET'], siteUrl, vendorUrl, inboxUrl }, null, 2))
} else {
  for (const { kind, username, password } of known.accounts) console.log(`${kind.padEnd(7)} ${username} / ${password}`)
  console.log(`vendor secret ${env['VENDOR_SECRET']}`)
  console.log(`codes sent    ${inboxUrl}`)
}
