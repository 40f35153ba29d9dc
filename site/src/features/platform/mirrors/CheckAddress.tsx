import { Button, buttonAttributes } from '@brand/ui/button'
import { IconButton } from '@brand/ui/icon-button'
import { Icon } from '@brand/ui/icon'
import { checkCircleFill, globe, x } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { TextField } from '@brand/ui/text-field'
import { useRef, useState } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import { hostOf, verdictOn, type Mirrors } from '../../../app/mirrors/mirror-list.ts'
import { openPopup } from '../../../app/overlays/open-popup.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { useModule } from '../../../app/api/status.ts'
import * as css from './mirrors.css.ts'

/** Whether an address that somebody sent is ours. It is held against the list; nothing is asked there. */
export function CheckAddress({ mirrors }: { mirrors: Mirrors | undefined }) {
  const t = useWords('mirrors')
  const feedback = useModule('FEEDBACK3')
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  /** What stood there when the field was left, or Enter pressed. */
  const [done, setDone] = useState('')
  const empty = typed.trim() === ''
  const host = hostOf(typed)
  const verdict = host === undefined || !mirrors ? undefined : verdictOn(host, mirrors)
  const foreign = verdict === 'foreign'
  // What is still being typed is no host yet: an error would only be in the way.
  const bad = !empty && host === undefined && (typed === done || /[.\s]\S{2,}|:\/\/\S|^\s*[a-z]{3,}:/i.test(typed))
  const error = foreign ? (
    <>
      <strong>{t('check.not')}</strong> {host?.includes('xn--') ? <>{t('check.lookAlike', { host })} </> : null}
      {t('check.notText')}
    </>
  ) : bad ? (
    t('check.bad')
  ) : undefined
  return (
    <Stack space="sm">
      <TextField
        ref={field}
        label={t('check.label')}
        placeholder={t('check.example')}
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        ltr
        maxLength={2000}
        value={typed}
        onValueChange={setTyped}
        onBlur={() => setDone(typed)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') setDone(typed)
        }}
        error={error}
        start={<Icon icon={globe} size={18} />}
        end={
          empty ? undefined : (
            <IconButton
              icon={x}
              label={t('check.clear')}
              size="sm"
              onClick={() => {
                setTyped('')
                field.current?.focus()
              }}
            />
          )
        }
      />
      <div role="status">
        {verdict === 'ours' ? (
          <Text tone="success" className={css.verdict}>
            <Icon icon={checkCircleFill} size={18} />
            <span>
              <strong>{t('check.ours')}</strong> {t('check.oursText', { host: host ?? '' })}
            </span>
          </Text>
        ) : verdict !== undefined && !foreign ? (
          <Text quiet>{t('check.cannot')}</Text>
        ) : null}
      </div>
      {foreign ? (
        <Inline>
          <a {...buttonAttributes({ size: 'sm' })} href={memberPath('security')}>
            {t('check.password')}
          </a>
          {feedback ? (
            <Button size="sm" variant="quiet" onClick={() => openPopup('feedback')}>
              {t('check.tell')}
            </Button>
          ) : null}
        </Inline>
      ) : null}
    </Stack>
  )
}
