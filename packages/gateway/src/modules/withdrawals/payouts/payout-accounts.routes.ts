import {
  cardOf,
  accountsOf,
  methodOf,
  nameOf,
  removeAccount,
  saveAccount,
  setName,
  type Account,
} from './payout-accounts.ts'
import { methodVersion } from '../terms.ts'
import { timeToPay } from '../eta.ts'
import type { Handlers } from '../../../http/context.ts'
import { refuse } from '../../../lib/refusal.ts'
import { inLanguage } from '../../../lib/text/localized.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { acceptedPattern } from '../../../settings/rules.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { PayoutMethod } from '../settings.ts'

function showAccount(settings: Settings, account: Account) {
  const method = methodOf(settings, account.methodId)
  if (!method) return undefined
  const { kind, name, masked } = cardOf(account, method)
  return {
    accountId: account.id,
    methodId: account.methodId,
    kind,
    name,
    masked,
    holder: account.holder,
    editable: account.edits === 0,
    createdAt: account.createdAt.toISOString(),
  }
}

function showMethod(
  { methodId, kind, name, min, max, feeType, fee, receipt, fields }: PayoutMethod,
  language: string,
  fallback: string,
) {
  return {
    methodId,
    kind,
    name: inLanguage(name, language, fallback),
    min: formatMoney(min),
    max: formatMoney(max),
    feeType,
    fee: formatMoney(fee),
    receipt,
    fields: fields.map((rule, order) => ({
      ...rule,
      enabled: true,
      acceptedPattern: acceptedPattern(rule.patternId),
      order,
    })),
  }
}

/** Where the person logged in is paid; accounts of others cannot be named. */
export const payoutAccounts: Handlers<'payoutAccounts'> = {
  async list({ db, session, settings, language }) {
    const [realName, accounts] = [await nameOf(db, session.memberId), await accountsOf(db, session.memberId)]
    const methods = await Promise.all(
      settings.withdraw.methods.map(async (method) => ({
        ...showMethod(method, language, settings.languages.default),
        terms: methodVersion(method),
        eta: await timeToPay(db, { ...method, reviewed: false }, settings.withdraw),
        etaReviewed: await timeToPay(db, { ...method, reviewed: true }, settings.withdraw),
      })),
    )
    return {
      realName,
      most: settings.withdraw.mostAccounts,
      methods,
      list: accounts.flatMap((account) => showAccount(settings, account) ?? []),
    }
  },

  async setName({ db, clock, session }, { realName }) {
    return { realName: await setName(db, session.memberId, realName, clock.now()) }
  },

  async save({ db, clock, session, settings }, { accountId, methodId, fields }) {
    const account = await saveAccount(db, settings, {
      memberId: session.memberId,
      accountId,
      methodId,
      fields,
      now: clock.now(),
    })
    const shown = showAccount(settings, account)
    if (!shown) throw refuse('not_found', { field: 'methodId' })
    return shown
  },

  async remove({ db, clock, session }, { accountId }) {
    if (!(await removeAccount(db, session.memberId, accountId, clock.now())))
      throw refuse('not_found', { field: 'accountId' })
    return { accountId }
  },
}
