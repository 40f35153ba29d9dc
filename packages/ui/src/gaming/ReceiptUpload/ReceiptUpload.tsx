'use client'
import { useRef, useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { FileUpload } from '../../components/FileUpload/FileUpload.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { RadioGroup, type RadioOption } from '../../components/Radio/RadioGroup.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { cx } from '../../foundation/cx.ts'
import { because, type Details } from '../../foundation/details.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { warningCircleFill, warningFill } from '../../icons/icons.gen.ts'
import * as css from './ReceiptUpload.css.ts'
import { faultsOf, remarkLimit, type Receipt, type ReceiptFault } from './ReceiptUpload.model.ts'

export interface ReceiptUploadProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /**
   * Reasons why the money has not arrived; with a list one must be chosen.
   * @default []
   */
  reasons?: readonly RadioOption[] | undefined
  /**
   * Consequence of submitting, before anything is chosen: what a forced receipt means.
   * @default none
   */
  notice?: ReactNode
  /** Called when every required part is there. */
  onSubmit: (receipt: Receipt, details: Details<'submit', SubmitEvent<HTMLFormElement>>) => void
  /**
   * Called when nothing is to be sent; without it there is no button for that.
   * @default none
   */
  onCancel?: ((event: MouseEvent) => void) | undefined
  /**
   * It is being sent.
   * @default false
   */
  busy?: boolean | undefined
  /**
   * The server's refusal, in words.
   * @default none
   */
  error?: ReactNode
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['receipt']> | undefined
}

/** Proof of a payment that was made, or of one that did not arrive: up to three pictures and a remark. */
export function ReceiptUpload({
  reasons = [],
  notice,
  onSubmit,
  onCancel,
  busy,
  error,
  strings,
  className,
  ref,
  ...rest
}: ReceiptUploadProps) {
  const t = useStrings('receipt', strings)
  const form = useRef<HTMLFormElement>(null)
  const root = useMergedRef(form, ref)
  const [receipt, setReceipt] = useState<Receipt>({ files: [], reason: '', remark: '' })
  // No error before the first submit; from then on each error goes as it is corrected.
  const [tried, setTried] = useState(false)
  const faults: readonly ReceiptFault[] = tried ? faultsOf(receipt, reasons.length > 0) : []

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const whole = { ...receipt, remark: receipt.remark.trim() }
    const [first] = faultsOf(whole, reasons.length > 0)
    setTried(true)
    if (first)
      form.current
        ?.querySelector<HTMLElement>(
          `[data-field="${first}"] :is(input, textarea), [data-field="${first}"]:is(input, textarea)`,
        )
        ?.focus()
    else onSubmit(whole, because('submit', event))
  }
  return (
    <form
      {...rest}
      ref={root}
      noValidate
      aria-busy={busy || undefined}
      data-component="receipt-upload"
      className={cx(css.root, className)}
      onSubmit={submit}
    >
      {notice ? (
        <p data-part="notice" className={css.notice}>
          <Icon icon={warningFill} />
          <span>{notice}</span>
        </p>
      ) : null}
      {reasons.length > 0 ? (
        <div data-field="reason">
          <RadioGroup
            label={t('reason')}
            options={reasons}
            required
            value={receipt.reason}
            error={faults.includes('reason') ? t('reasonMissing') : undefined}
            onValueChange={(reason) => setReceipt((now) => ({ ...now, reason }))}
          />
        </div>
      ) : null}
      <FileUpload
        data-field="files"
        label={t('proof')}
        required
        value={receipt.files}
        disabled={busy}
        error={faults.includes('files') ? t('proofMissing') : undefined}
        onValueChange={(files) => setReceipt((now) => ({ ...now, files }))}
      />
      <TextArea
        data-field="remark"
        label={t('remark')}
        optional
        rows={3}
        limit={remarkLimit}
        value={receipt.remark}
        readOnly={busy}
        onValueChange={(remark) => setReceipt((now) => ({ ...now, remark }))}
      />
      <div role="alert" className={css.alert}>
        {error ? (
          <p data-part="error" className={css.error}>
            <Icon icon={warningCircleFill} />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
      <div className={css.actions}>
        {onCancel ? (
          <Button onClick={onCancel} disabled={busy}>
            {t('cancel')}
          </Button>
        ) : null}
        <Button type="submit" variant="primary" busy={busy} busyLabel={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
