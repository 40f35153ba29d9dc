// `npm run -s accounts [-- --json]`: the sandbox's demo accounts, the secret that signs for all vendors, and that of
// each.
import { demoSecrets, product, readAccounts } from './lib/product.ts'
import { stop } from './lib/run.ts'

const { dataDir, env, siteUrl, vendorUrl } = product()
const known = readAccounts(dataDir)
if (!known) stop('No demo accounts yet: run npm start once.')

const vendorSecret = env.VENDOR_PLATFORM_SECRET
const vendorSecrets = demoSecrets({ ...process.env, ...env })

/** URL of the sandbox inbox, which shows the text messages and e-mails that would have been sent. */
const inboxUrl = `${siteUrl}/sandbox/inbox`

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ ...known, vendorSecret, vendorSecrets, siteUrl, vendorUrl, inboxUrl }, null, 2))
} else {
  for (const { kind, username, password } of known.accounts) console.log(`${kind.padEnd(7)} ${username} / ${password}`)
  console.log(`secret of all ${vendorSecret}`)
  for (const [code, secret] of Object.entries(vendorSecrets)) console.log(`secret of ${code.padEnd(3)} ${secret}`)
  console.log(`codes sent    ${inboxUrl}`)
}
