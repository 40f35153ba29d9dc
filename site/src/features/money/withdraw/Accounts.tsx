import type { PayoutAccountsListOutput } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { bank, deviceMobile } from '@brand/ui/icons'
import { Select } from '@brand/ui/select'
import { Callout } from '@brand/ui/callout'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useState, type ComponentType } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import { AccountDialog } from './AccountDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'

interface AccountsProps {
  accounts: PayoutAccountsListOutput
  value: string
  error: string | undefined
  onChoose: (accountId: string) => void
  hasFundPassword: boolean
  FundPassword: ComponentType<{ onClose: () => void }>
}

/** Where the money goes: one of the bound accounts, or a new one bound on the spot. */
export function Accounts({ accounts, value, error, onChoose, hasFundPassword, FundPassword }: AccountsProps) {
  const t = useWords('withdraw')
  const [open, setOpen] = useState<'add' | 'edit' | 'remove'>()
  const chosen = accounts.list.find(({ accountId }) => accountId === value)
  const close = () => setOpen(undefined)
  return (
    <Stack space="sm">
      {accounts.list.length > 0 ? (
        <Select
          label={t('withdraw.to')}
          required
          value={value}
          error={error}
          hint={chosen && t('withdraw.accounts.holder', { name: `\u2068${chosen.holder}\u2069` })}
          onValueChange={onChoose}
          options={accounts.list.map((one) => ({
            value: one.accountId,
            label: `\u2068${one.name} ${one.masked}\u2069`,
            start: <Icon icon={one.kind === 'BANK' ? bank : deviceMobile} size={20} />,
          }))}
        />
      ) : (
        <Stack space="xs">
          <Heading>{t('withdraw.to')}</Heading>
          <Text size="caption" quiet>
            {t('withdraw.accounts.none')}
          </Text>
          <Callout live tone="danger">
            {error}
          </Callout>
        </Stack>
      )}
      <Inline space="none">
        {accounts.list.length < accounts.most ? (
          <Button size="sm" variant={accounts.list.length > 0 ? 'quiet' : 'secondary'} onClick={() => setOpen('add')}>
            {t('withdraw.accounts.add')}
          </Button>
        ) : null}
        {chosen?.editable ? (
          <Button size="sm" variant="quiet" onClick={() => setOpen('edit')}>
            {t('withdraw.accounts.edit')}
          </Button>
        ) : null}
        {chosen ? (
          <Button size="sm" variant="quiet" onClick={() => setOpen('remove')}>
            {t('withdraw.accounts.remove')}
          </Button>
        ) : null}
      </Inline>
      {open && !hasFundPassword ? <FundPassword onClose={close} /> : null}
      {open && open !== 'remove' && hasFundPassword ? (
        <AccountDialog
          accounts={accounts}
          editing={open === 'edit' ? chosen : undefined}
          onClose={close}
          onDone={(accountId) => {
            close()
            onChoose(accountId)
          }}
        />
      ) : null}
      {open === 'remove' && chosen && hasFundPassword ? <RemoveDialog account={chosen} onClose={close} /> : null}
    </Stack>
  )
}
