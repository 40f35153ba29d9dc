'use client'
import { QRCodeSVG } from 'qrcode.react'
import type { ComponentPropsWithRef } from 'react'
import { CopyButton } from '../../content/CopyButton/CopyButton.tsx'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import * as css from './QrCode.css.ts'
import { fits, type Level } from './QrCode.model.ts'

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The text or address it carries. */
  value: string
  /**
   * What scanning it leads to: "Download the app".
   * @default none
   */
  label?: string | undefined
  /**
   * Side in px, quiet zone included.
   * @default 200
   */
  size?: number | undefined
  /**
   * Share that may be damaged: L 7 %, M 15 %, Q 25 %, H 30 %.
   * @default 'M'
   */
  level?: Level | undefined
  /**
   * The picture alone, where the same address is shown beside it as a link.
   * @default false
   */
  bare?: boolean | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['qrCode']> | undefined
}

export function QrCode({ value, label, size = 200, level = 'M', bare, strings, className, ...rest }: QrCodeProps) {
  const t = useStrings('qrCode', strings)
  const drawn = fits(value, level)
  return (
    <div {...rest} data-component="qr-code" data-bare={bare || undefined} className={cx(css.root, className)}>
      {drawn ? (
        <QRCodeSVG
          value={value}
          size={size}
          level={level}
          marginSize={4}
          fgColor="currentColor"
          bgColor="transparent"
          aria-label={label ?? t('label')}
          data-part="picture"
          className={css.picture}
        />
      ) : null}
      {bare && drawn ? null : (
        <div className={cx(css.words, drawn && css.measure)}>
          <bdi data-part="text" className={css.text}>
            {value}
          </bdi>
          <CopyButton value={value} strings={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }} />
          {drawn || value === '' ? null : (
            <p data-part="note" className={css.note}>
              {t('tooLong')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
