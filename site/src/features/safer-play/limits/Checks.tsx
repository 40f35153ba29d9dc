import type { RgProfile } from '@brand/sdk'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { useState } from 'react'
import { useErrorText } from '../../../app/api/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import * as css from './limits.css.ts'
import { lengthOf } from './units.ts'
import { useChange } from './use-limits.ts'

/** How often play stops for a look at itself. */
export function Checks({ profile, minutes }: { profile: RgProfile; minutes: number }) {
  const t = useWords('limits')
  const lang = useLang()
  const errorText = useErrorText()
  const change = useChange()
  const [wanted, setWanted] = useState<number>()
  async function choose(next: number) {
    setWanted(next)
    try {
      await change(() => member.limits.interval({ minutes: next }))
      showToast({ tone: 'success', title: t('reality.saved', { time: lengthOf(next * 60, lang) }) })
    } catch (error) {
      showToast({ tone: 'danger', title: errorText(error) })
    }
    setWanted(undefined)
  }
  return (
    <section className={css.section} aria-labelledby="limits-reality">
      <h2 id="limits-reality" className={css.heading}>
        {t('reality')}
      </h2>
      <p className={css.about}>{t('reality.about')}</p>
      <div className={css.choices}>
        <SegmentedControl
          manual
          label={t('reality.every')}
          value={String(wanted ?? minutes)}
          onValueChange={(next) => void choose(Number(next))}
          options={profile.realityCheck.options.map((one) => ({ value: String(one), label: lengthOf(one * 60, lang) }))}
        />
      </div>
    </section>
  )
}
