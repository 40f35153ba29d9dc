import { Fragment, type ReactNode } from 'react'
import { formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import * as css from './download.css.ts'
import type { Platform } from './platform.ts'

/** Words with one of them, a control of the device, set stronger. */
function marked(text: string, word: string | undefined): ReactNode {
  if (word === undefined) return text
  return text.split('\u0000').map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <strong className={css.control}>{word}</strong> : null}
      {part}
    </Fragment>
  ))
}

/** The three steps of a kind of device. */
export function Guide({ platform }: { platform: Platform }) {
  const t = useWords('download')
  const lang = useLang()
  // A place in the words that no text has, where the control stands.
  const hole = '\u0000'
  const steps: Record<Platform, ReactNode[]> = {
    ios: [
      t('ios.1'),
      marked(t('ios.2', { share: hole }), t('ios.2.share')),
      marked(t('ios.3', { add: hole }), t('ios.3.add')),
    ],
    android: [
      marked(t('android.1', { put: hole }), t('android.1.put')),
      marked(t('android.2', { install: hole }), t('android.2.install')),
      t('android.3'),
    ],
    computer: [marked(t('computer.1', { put: hole }), t('computer.1.put')), t('computer.2'), t('computer.3')],
  }
  return (
    <ol className={css.steps}>
      {steps[platform].map((step, at) => (
        <li key={at} className={css.step}>
          <span className={css.number} aria-hidden="true">
            {formatCount(at + 1, lang)}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
