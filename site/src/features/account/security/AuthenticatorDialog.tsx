import { CopyButton } from '@brand/ui/copy-button'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { RuleForm, type FieldRule } from '@brand/ui/forms'
import { QrCode } from '@brand/ui/qr-code'
import { Stepper } from '@brand/ui/stepper'
import { useState } from 'react'
import { useInvalidate } from '../../../app/forms/use-invalidate.ts'
import { useRuleFormMutation } from '../../../app/forms/use-rule-form-mutation.ts'
import { member } from '../../../app/api/member-client.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { PasswordStep } from './PasswordStep.tsx'
import * as css from './security.css.ts'

const rules: FieldRule[] = [
  { field: 'code', required: true, minLength: 6, maxLength: 6, patternId: 'digits', acceptedPattern: '^[0-9]+$' },
]

/** Password, then the secret for the app and a first code of it, then the codes for paper. */
export default function AuthenticatorDialog({ ask, onClose }: { ask: boolean; onClose: () => void }) {
  const t = useWords('security')
  const [secret, setSecret] = useState<{ secret: string; uri: string }>()
  const [codes, setCodes] = useState<readonly string[]>()
  const steps = [
    ...(ask ? [{ id: 'password', label: t('way.password') }] : []),
    { id: 'app', label: t('measure.authenticator') },
    { id: 'paper', label: t('app.paper') },
  ]
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(codes ? 'app.paper' : 'app.title')}
      description={t(codes ? 'app.paper.text' : secret ? 'app.scan' : 'app.text')}
    >
      <Stack space="xl">
        <Stepper items={steps} current={codes ? 'paper' : secret || !ask ? 'app' : 'password'} />
        {codes ? (
          <Paper codes={codes} onClose={onClose} />
        ) : secret ? (
          <Scan {...secret} onCodes={setCodes} />
        ) : (
          <PasswordStep
            ask={ask}
            submitLabel={t('next')}
            mutationFn={({ loginPassword }) =>
              member.security.beginAuthenticator(loginPassword === undefined ? {} : { loginPassword })
            }
            onSuccess={setSecret}
          />
        )}
      </Stack>
    </Dialog>
  )
}

function Scan({ secret, uri, onCodes }: { secret: string; uri: string; onCodes: (codes: readonly string[]) => void }) {
  const t = useWords('security')
  const invalidate = useInvalidate()
  const ruleForm = useRuleFormMutation({
    rules,
    mutationFn: ({ code = '' }) => member.security.confirmAuthenticator({ code }),
    onSuccess({ recoveryCodes }) {
      onCodes(recoveryCodes)
      void invalidate(['security'])
    },
  })
  return (
    <Stack>
      <QrCode value={uri} label={t('app.qr')} bare />
      <Text quiet>
        {t('app.type')} <code dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </Text>
      <RuleForm
        {...ruleForm}
        labels={{ code: t('code.label') }}
        fields={{ code: { hint: t('code.six'), autoComplete: 'one-time-code' } }}
        submitLabel={t('app.on')}
        busyLabel={t('busy')}
      />
    </Stack>
  )
}

function Paper({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useWords('security')
  return (
    <Stack>
      <ol className={css.paper} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Inline space="sm">
        <CopyButton size="md" value={codes.join('\n')} />
        <Button variant="primary" onClick={onClose}>
          {t('app.kept')}
        </Button>
      </Inline>
    </Stack>
  )
}
