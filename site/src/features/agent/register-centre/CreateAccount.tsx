import { Card } from '@brand/ui/card'
import { Checkbox } from '@brand/ui/checkbox'
import { Page } from '@brand/ui/page'
import { Text } from '@brand/ui/text'
import { TextField } from '@brand/ui/text-field'
import type { NewAccount, RegisterCentreCreateInput } from '@brand/sdk/agent'
import { useState, type FormEvent } from 'react'
import { AccountNameField } from '../../../app/forms/AccountNameField.tsx'
import { agent } from '../../../app/api/agent-client.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { isSilence } from '../../../app/forms/intent.ts'
import { SubmitFoot } from '../../../app/forms/SubmitFoot.tsx'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { useIdempotentMutation } from '../../../app/forms/use-idempotent-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { KindField, type Kind } from './KindField.tsx'
import { MadeAccount } from './MadeAccount.tsx'
import { RateFields } from './RateFields.tsx'
import { isWrongRate, passable, ratesOf, type TypedRates } from './rates.model.ts'
import { useOwnRates } from './use-own-rates.ts'

type Asked = Omit<RegisterCentreCreateInput, 'idempotencyKey'>

/** Makes an account below the agent; then shows its initial password, once. */
export function CreateAccount() {
  const t = useWords('register-centre')
  const errorText = useErrorText()
  const own = useOwnRates()
  const [kind, setKind] = useState<Kind>('PLAYER')
  const [username, setUsername] = useState('')
  const [rates, setRates] = useState<TypedRates>({})
  const [remark, setRemark] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const [made, setMade] = useState<NewAccount>()
  const [form, focusFirstWrong] = useFirstWrong()
  // A lost answer is asked for again with the key of the press: it makes no second account.
  const { state, error, mutate, clear } = useIdempotentMutation<Asked, NewAccount>({
    name: 'create-account',
    mutationFn: (input, idempotencyKey) => agent.registerCentre.create({ ...input, idempotencyKey }),
    find: (idempotencyKey) => agent.registerCentre.find({ idempotencyKey }),
    onSuccess: setMade,
  })
  const rateNames = passable(own ?? []).map(({ gameType }) => `rates.${gameType}`)
  const { fields, message } = useFormErrors(error, ['username', 'agreed', ...rateNames], {
    text: (failure) => (isSilence(failure) ? t('lost') : errorText(failure)),
    ofField: (code, field) =>
      code === 'field_invalid' && field === 'username'
        ? t('username.rule')
        : code === 'rate_above_own'
          ? t('rates.above')
          : undefined,
  })
  const edit =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      clear()
      set(value)
    }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const wrongRate = own?.some(({ gameType, rate }) => isWrongRate(rates[gameType], rate)) ?? true
    if (!username.trim() || wrongRate || !agreed) return focusFirstWrong()
    void mutate({ kind, username: username.trim(), rates: ratesOf(own ?? [], rates), remark: remark.trim(), agreed })
  }
  function another() {
    setMade(undefined)
    setUsername('')
    setRemark('')
    setAgreed(false)
    setTried(false)
  }
  if (made) return <MadeAccount account={made} onAnother={another} />
  return (
    <Page width="narrow">
      <form ref={form} noValidate onSubmit={submit}>
        <Card space="lg">
          <KindField value={kind} onChange={edit(setKind)} />
          <Text size="caption" quiet>
            {t(`kind.${kind}.text`)}
          </Text>
          <AccountNameField
            label={t('username')}
            value={username}
            onValueChange={edit(setUsername)}
            hint={t('username.rule')}
            error={tried && !username.trim() ? t('username.missing') : fields['username']}
          />
          <RateFields own={own} typed={rates} onChange={edit(setRates)} tried={tried} faults={fields} />
          <TextField
            label={t('remark')}
            optional
            maxLength={140}
            value={remark}
            onValueChange={edit(setRemark)}
            hint={t('remark.hint')}
          />
          <Checkbox
            label={t('agreed')}
            checked={agreed}
            onCheckedChange={edit(setAgreed)}
            error={tried && !agreed ? t('agreed.missing') : fields['agreed']}
          />
          <SubmitFoot
            state={state}
            message={message}
            words={{ unknown: t('unknown'), checking: t('checking'), sending: t('creating') }}
          >
            {t('create')}
          </SubmitFoot>
          <Text size="caption" quiet>
            {t('password.about')}
          </Text>
        </Card>
      </form>
    </Page>
  )
}
