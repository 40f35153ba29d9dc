'use client'
import type { ComponentPropsWithRef } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../foundation/cx.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { check, copy as copyIcon } from '../../icons/icons.gen.ts'
import * as css from './CopyButton.css.ts'
import { useCopy } from './useCopy.ts'

export interface CopyButtonProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'onCopy'> {
  /** The exact text to copy. */
  value: string
  /**
   * What it copies, for assistive technology, with the word for copying: "Copy: Account number". An icon alone needs
   * it.
   * @default the word for copying
   */
  label?: string | undefined
  /**
   * Words with an icon, or the icon alone beside what it copies.
   * @default 'text'
   */
  variant?: 'text' | 'icon' | undefined
  /**
   * Height of the button.
   * @default 'sm' with words, 'md' for an icon
   */
  size?: 'sm' | 'md' | undefined
  /**
   * Called with the outcome.
   * @default none
   */
  onCopied?: ((outcome: 'copied' | 'failed') => void) | undefined
  /**
   * Words to replace.
   * @default those of the language
   */
  strings?: Partial<UiStrings['copyButton']> | undefined
}

/** Copies a text and confirms it, or shows what to do where the browser does not allow it. */
export function CopyButton({
  value,
  label,
  variant = 'text',
  size,
  onCopied,
  strings,
  className,
  ...rest
}: CopyButtonProps) {
  const t = useStrings('copyButton', strings)
  const [outcome, copy] = useCopy(value, onCopied)
  const icon = outcome === 'copied' ? check : copyIcon
  return (
    <span
      {...rest}
      data-component="copy-button"
      data-variant={variant}
      data-state={outcome ?? 'idle'}
      className={cx(css.root, className)}
    >
      {variant === 'icon' ? (
        <IconButton
          icon={icon}
          label={label ?? t('copy')}
          size={size ?? 'md'}
          onClick={({ currentTarget }) => void copy(currentTarget)}
        />
      ) : (
        <Button size={size ?? 'sm'} aria-label={label} onClick={({ currentTarget }) => void copy(currentTarget)}>
          <Icon icon={icon} size={16} />
          {t(outcome === 'copied' ? 'copied' : 'copy')}
        </Button>
      )}
      <VisuallyHidden role="status">{outcome === 'copied' ? t('copied') : null}</VisuallyHidden>
      {outcome === 'failed' ? (
        <span role="alert" data-part="failed" className={css.failed}>
          {t('failed')}
        </span>
      ) : null}
    </span>
  )
}
