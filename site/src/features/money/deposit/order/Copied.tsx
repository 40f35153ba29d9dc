import { IconButton } from '@brand/ui/icon-button'
import { check, copy } from '@brand/ui/icons'
import { VisuallyHidden } from '@brand/ui/visually-hidden'
import { useEffect, useState } from 'react'
import { useWords } from '../../../../app/i18n/i18n.ts'
import * as css from '../deposit.css.ts'

interface CopiedProps {
  name: string
  /** What is copied. */
  value: string
  /** What is read, where it is written otherwise. */
  shown?: string
  note?: string
  large?: boolean
}

/** A name, its value and a button that copies it to the last sign. */
export function Copied({ name, value, shown = value, note, large = false }: CopiedProps) {
  const t = useWords('cashier')
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome !== 'copied') return
    const timer = setTimeout(setOutcome, 2000, undefined)
    return () => clearTimeout(timer)
  }, [outcome])
  const put = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    )
  const said = outcome === 'copied' ? t('deposit.copied') : outcome === 'failed' ? t('deposit.copyFailed') : ''
  return (
    <div className={css.row}>
      <dt className={css.hint}>{name}</dt>
      <dd className={css.value}>
        <bdi className={large ? css.exact : css.word}>{shown}</bdi>
        <IconButton
          icon={outcome === 'copied' ? check : copy}
          label={t('deposit.copy', { what: name })}
          onClick={() => void put()}
        />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </dd>
      {outcome === 'failed' ? (
        <dd className={css.failure}>{said}</dd>
      ) : note ? (
        <dd className={css.hint}>{note}</dd>
      ) : null}
    </div>
  )
}
