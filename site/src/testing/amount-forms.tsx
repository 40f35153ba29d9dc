import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { vi } from 'vitest'
import { moneyIn } from '../app/format/money.ts'
import { DepositForm } from '../features/money/deposit/DepositForm.tsx'
import OfferDialog from '../features/agent/contracts/OfferDialog.tsx'
import { Filters } from '../features/games/catalogue/lobby/Filters.tsx'
import { everything } from '../features/games/catalogue/lobby/lobby-filters.ts'
import { GiftForm } from '../features/platform/chat/Gifts.tsx'
import { ConvertForm } from '../features/rewards/points-mall/ConvertForm.tsx'
import { SessionDialog } from '../features/safer-play/limits/hold/SessionDialog.tsx'
import { LimitDialog } from '../features/safer-play/limits/LimitDialog.tsx'
import { DownlineForm } from '../features/money/transfer/agent/DownlineForm.tsx'
import { PacketForm } from '../features/money/transfer/agent/PacketForm.tsx'
import { FundsForm } from '../features/money/transfer/FundsForm.tsx'
import { UplineForm } from '../features/money/transfer/UplineForm.tsx'
import { WithdrawForm } from '../features/money/withdraw/WithdrawForm.tsx'

export const person = userEvent.setup()
export const call = vi.fn<(name: string, input: unknown) => void>()
const nothing = () => undefined

export interface Form {
  name: string
  file: string
  form: () => ReactElement
  /** Label of the amount. */
  field: string
  press: string
  /** What is needed besides. */
  open?: () => Promise<unknown>
  /** `0`, where it is not the least that is told. */
  zero: string
  /** Below and above what may be entered, with what is said. */
  beyond?: Record<string, string>
  good: string
  /** What is sent of it. */
  sent: unknown
  whole?: boolean
}

const { profile, list } = fixtures.limits
const { settings, channels } = fixtures.deposits
const terms = { minutes: [30, 60], coolOffMin: 60, terms: 'pause-60' }
const secret = async () => person.type(screen.getByLabelText(/^Fund password/), '123456')
const cash = { min: '500.00', minGift: '500.00', max: '10000.00', available: '10000.00', leftToday: '10000.00' }
const downlines = { ...fixtures.downlineTransfers.info, ...cash }
const named = async (...labels: string[]) => {
  for (const [at, label] of labels.entries())
    await person.type(screen.getByLabelText(new RegExp(`^${label}`)), `mitu${at}`)
  await secret()
}
const withdraw = (withdrawable: string) => () => (
  <WithdrawForm
    turnover={{ ...fixtures.turnover.info, reasonCodes: [], withdrawable }}
    accounts={fixtures.payoutAccounts.list}
    settings={fixtures.withdrawals.settings}
    hasFundPassword
    fundPasswordRule={{ minLength: 6, maxLength: 6 }}
    lockedUntil={null}
    waitsUntil={null}
    money={moneyIn('৳')}
    symbol="৳"
    why={null}
    FundPassword={() => null}
  />
)
const limit = (changing?: Parameters<typeof LimitDialog>[0]['changing']) => () => (
  <LimitDialog profile={profile} limits={[]} changing={changing} onClose={nothing} />
)
const sessionLimit = {
  ...list.limits[0],
  kind: 'SESSION',
  period: 'DAY',
  value: '60',
  used: '0',
  left: '60',
  resetAt: null,
} as const

/** Every form of the site that takes an amount. */
export const forms: Form[] = [
  {
    name: 'deposit',
    file: 'money/deposit/DepositForm.tsx',
    field: 'How much would you like to deposit\\?',
    press: 'Deposit',
    form: () => (
      <DepositForm
        settings={{ ...settings, offers: [] }}
        channels={channels.channels.map((one) => ({ ...one, min: '500.00', max: '10000.00' }))}
        onOrdered={nothing}
      />
    ),
    open: () => person.click(screen.getByRole('radio', { name: 'Instant wallet' })),
    zero: 'At least ৳ 500.00',
    beyond: { 499: 'At least ৳ 500.00', '10000.01': 'At most ৳ 10,000.00' },
    good: '500',
    sent: { amount: '500.00' },
  },
  {
    name: 'limit before the first deposit',
    file: 'money/deposit/FirstLimit.tsx',
    field: 'Limit',
    press: 'Deposit',
    form: () => (
      <DepositForm
        settings={{ ...settings, askLimit: true, offers: [] }}
        channels={channels.channels}
        onOrdered={nothing}
      />
    ),
    open: async () => {
      await person.click(screen.getByRole('radio', { name: 'Set a limit' }))
      await person.click(screen.getByRole('radio', { name: 'Per day' }))
      await person.click(screen.getByRole('radio', { name: 'Instant wallet' }))
      await person.type(screen.getByLabelText(/^How much/), '500')
    },
    zero: 'At least ৳ 0.01',
    // What is sent of it, before the deposit: `first-limit.test.tsx`.
    good: '',
    sent: undefined,
  },
  {
    name: 'withdraw',
    file: 'money/withdraw/WithdrawForm.tsx',
    field: 'How much would you like to withdraw\\?',
    press: 'Withdraw',
    form: withdraw('10000.00'),
    open: secret,
    zero: 'At least ৳ 500.00',
    beyond: { 499: 'At least ৳ 500.00', '10000.01': 'At most ৳ 10,000.00 now' },
    good: '500',
    sent: { amount: '500.00' },
  },
  {
    name: 'withdraw where the cash is less than the least',
    file: 'money/withdraw/WithdrawForm.tsx',
    field: 'How much would you like to withdraw\\?',
    press: 'Withdraw',
    form: withdraw('499.50'),
    open: secret,
    zero: 'At least ৳ 500.00',
    beyond: { 499: 'At least ৳ 500.00', 500: 'At most ৳ 499.50 now' },
    good: '',
    sent: undefined,
  },
  {
    name: 'transfer to a vendor',
    file: 'money/transfer/FundsForm.tsx',
    field: 'Amount',
    press: 'Transfer',
    form: () => <FundsForm wallets={fixtures.wallet.vendors} />,
    zero: 'At least ৳ 0.01',
    beyond: { '9500.01': 'At most ৳ 9,500.00' },
    good: '9500',
    sent: { amount: '9500.00' },
  },
  {
    name: 'transfer to the upline',
    file: 'money/transfer/AmountField.tsx',
    field: 'Amount',
    press: 'Send',
    form: () => <UplineForm info={{ ...fixtures.upline.info, min: '500.00', available: '10000.00' }} />,
    open: secret,
    zero: 'At least ৳ 500.00',
    beyond: { 499: 'At least ৳ 500.00', '10000.01': 'At most ৳ 10,000.00 now' },
    good: '500',
    sent: { amount: '500.00' },
  },
  {
    name: 'transfer to a downline',
    file: 'money/transfer/AmountField.tsx',
    field: 'Amount',
    press: 'Send',
    form: () => <DownlineForm info={downlines} />,
    open: () => named('Username'),
    zero: 'At least ৳ 500.00',
    beyond: { 499: 'At least ৳ 500.00', '10000.01': 'At most ৳ 10,000.00 now' },
    good: '500',
    sent: { account: 'mitu0', amount: '500.00' },
  },
  {
    name: 'red packet, the same for each',
    file: 'money/transfer/agent/PacketForm.tsx',
    field: 'For each',
    press: 'Send red packet',
    form: () => <PacketForm info={downlines} />,
    open: () => named('Account 1', 'Account 2'),
    zero: 'Enter an amount',
    beyond: { 499: 'At least ৳ 500.00' },
    good: '500',
    sent: {
      gifts: [
        { account: 'mitu0', amount: '500.00' },
        { account: 'mitu1', amount: '500.00' },
      ],
    },
  },
  {
    name: 'red packet, chosen amounts',
    file: 'money/transfer/agent/GiftFields.tsx',
    field: 'Amount 1',
    press: 'Send red packet',
    form: () => <PacketForm info={downlines} />,
    open: async () => {
      await person.click(screen.getByRole('radio', { name: 'Separate amounts' }))
      await named('Account 1', 'Account 2')
      await person.type(screen.getByLabelText(/^Amount 2/), '600')
    },
    zero: 'Enter an amount',
    beyond: { 499: 'At least ৳ 500.00' },
    good: '500',
    sent: {
      gifts: [
        { account: 'mitu0', amount: '500.00' },
        { account: 'mitu1', amount: '600.00' },
      ],
    },
  },
  {
    name: 'contract',
    file: 'agent/contracts/TierFields.tsx',
    field: 'Minimum valid bets',
    press: 'Send offer',
    form: () => <OfferDialog onClose={nothing} />,
    open: async () => {
      await person.type(screen.getByLabelText(/^Downline’s username/), 'mitu')
      await person.type(screen.getByLabelText(/^Rate/), '0,6')
    },
    zero: 'At least ৳ 0.01',
    good: '500',
    sent: {
      account: 'mitu',
      tiers: [{ rate: '0.6', rates: [], minActive: 0, minValidBet: '500.00', minLoss: '0.00' }],
      draft: false,
    },
  },
  {
    name: 'limit in money',
    file: 'safer-play/limits/LimitDialog.tsx',
    field: 'Limit',
    press: 'Save',
    form: limit(),
    zero: 'At least ৳ 0.01',
    good: '500',
    sent: { value: '500.00' },
  },
  {
    name: 'limit in minutes',
    file: 'safer-play/limits/LimitDialog.tsx',
    field: 'Minutes',
    press: 'Save',
    form: limit({ ...sessionLimit, value: '' }),
    whole: true,
    zero: '1 at least',
    beyond: { 44641: '44,640 at most' },
    good: '7',
    sent: { value: '7' },
  },
  {
    name: 'session',
    file: 'safer-play/limits/hold/SessionDialog.tsx',
    field: 'Loss limit',
    press: 'Start session',
    form: () => <SessionDialog terms={terms} onSet={nothing} onLeave={nothing} />,
    zero: 'At least ৳ 0.01',
    good: '500',
    sent: { loss: '500.00' },
  },
  {
    name: 'points',
    file: 'rewards/points-mall/ConvertForm.tsx',
    field: 'Points',
    press: 'Convert',
    form: () => (
      <ConvertForm
        mine={{ ...fixtures.points.balance, points: 9000, leftToday: 9000 }}
        rules={{ ...fixtures.points.config, min: 1000, step: 100 }}
      />
    ),
    open: secret,
    whole: true,
    zero: 'At least 1,000 points',
    good: '1000',
    sent: { points: 1000 },
  },
  {
    name: 'tip',
    file: 'platform/chat/Gifts.tsx',
    field: 'Amount',
    press: 'Send tip',
    form: () => (
      <GiftForm
        roomId="en"
        to={{ person: 'abcdefghijkl', name: 'Mitu', avatar: '', vip: 0, host: false } as never}
        info={{ ...fixtures.chatRooms.giftInfo, available: '10000.00', max: '5000.00' }}
        onClose={nothing}
      />
    ),
    open: secret,
    zero: 'At least ৳ 10.00 each',
    beyond: { 9.99: 'At least ৳ 10.00 each', 5000.01: 'At most ৳ 5,000.00 right now' },
    good: '500',
    sent: { roomId: 'en', person: 'abcdefghijkl', amount: '500.00' },
  },
  {
    name: 'stake of a lobby',
    file: 'games/catalogue/lobby/FilterForm.tsx',
    field: 'Stake',
    press: 'Show games',
    form: () => <Filters lane={undefined} value={everything} onChange={(next) => call('filter', next)} />,
    open: async () => {
      await person.click(screen.getByRole('button', { name: 'Filters' }))
      // The form loads as it is opened.
      await screen.findByLabelText(/^Stake/, {}, { timeout: 10_000 })
    },
    zero: 'At least ৳ 0.01',
    good: '500',
    sent: { stake: '500.00' },
  },
]
