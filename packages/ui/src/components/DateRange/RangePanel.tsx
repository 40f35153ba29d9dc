import { useId, useRef, useState } from 'react'
import { mediaMatches } from '../../foundation/media.ts'
import type { StringKey } from '../../i18n/useCountedStrings.ts'
import type { StringValues } from '../../i18n/useStrings.ts'
import { Button } from '../Button/Button.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { isTime, type Bounds, type Day } from '../DatePicker/DatePicker.model.ts'
import type { DayText } from '../DatePicker/dayText.ts'
import { LazyCalendar } from '../DatePicker/LazyCalendar.tsx'
import { Message } from '../Field/Message.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as css from './DateRange.css.ts'
import {
  offered,
  pick,
  rangeFault,
  sameRange,
  zoneName,
  type DayRange,
  type DraftRange,
  type Preset,
} from './DateRange.model.ts'
import { DayField } from './DayField.tsx'

type Words<Part extends 'datePicker' | 'dateRange'> = (key: StringKey<Part>, values?: StringValues) => string

interface RangePanelProps extends Bounds {
  value: DayRange | undefined
  text: DayText
  today: Day
  times: boolean
  presets: readonly Preset[]
  maxDays: number | undefined
  timeZone: string | undefined
  t: Words<'dateRange'>
  dayWords: Words<'datePicker'>
  onChoose: (range: DayRange, preset?: Preset) => void
  onLeave: () => void
}

const wide = '(min-width: 760px)'

/** Presets at once; days typed or taken from the grid, once they are applied. */
export function RangePanel({
  value,
  text,
  today,
  times,
  presets,
  maxDays,
  timeZone,
  min,
  max,
  t,
  dayWords,
  onChoose,
  onLeave,
}: RangePanelProps) {
  const [draft, setDraft] = useState<DraftRange>({ ...value })
  const [wrong, setWrong] = useState(false)
  // The grid turns to a day that was typed.
  const [typed, setTyped] = useState(0)
  const [months] = useState<1 | 2>(() => (mediaMatches(wide) ? 2 : 1))
  const fields = useRef<HTMLDivElement>(null)
  const id = useId()
  const nameOf = (preset: Preset) => (typeof preset === 'string' ? t(preset) : t('days', { count: preset.days }))
  const { from, to = from, fromTime, toTime } = draft
  const whole = from && to ? { from, to, ...(fromTime && { fromTime }), ...(toTime && { toTime }) } : undefined
  const fault = whole ? rangeFault(whole, maxDays) : undefined

  function change(next: DraftRange) {
    setWrong(false)
    setDraft(next)
  }
  function type(next: DraftRange) {
    change(next)
    setTyped((times) => times + 1)
  }
  function apply() {
    setWrong(true)
    const open = fields.current?.querySelector<HTMLInputElement>('[aria-invalid="true"], input:placeholder-shown')
    if (whole && !fault && !open?.matches('[aria-invalid="true"]')) onChoose(whole)
    else open?.focus()
  }

  return (
    <div className={css.panel}>
      <div role="group" aria-label={t('presets')} data-part="presets" className={css.presets}>
        {presets.map((preset) => {
          const range = offered(preset, today, { min, max }, text)
          return (
            <Chip
              key={nameOf(preset)}
              pressed={range !== undefined && sameRange(range, value)}
              disabled={!range}
              onPressedChange={() => range && onChoose(range, preset)}
            >
              {nameOf(preset)}
            </Chip>
          )
        })}
      </div>
      <div ref={fields} className={css.fields}>
        <DayField
          label={t('from')}
          value={from}
          words={dayWords}
          onCommit={(day) => type({ ...draft, from: day })}
          {...{ text, today, min, max }}
        />
        {times ? (
          <TextField
            type="time"
            label={t('fromTime')}
            value={fromTime ?? ''}
            onValueChange={(time) => change({ ...draft, fromTime: isTime(time) ? time : undefined })}
          />
        ) : null}
        <DayField
          label={t('to')}
          value={draft.to}
          words={dayWords}
          onCommit={(day) => type({ ...draft, to: day })}
          {...{ text, today, min, max }}
        />
        {times ? (
          <TextField
            type="time"
            label={t('toTime')}
            value={toTime ?? ''}
            onValueChange={(time) => change({ ...draft, toTime: isTime(time) ? time : undefined })}
          />
        ) : null}
      </div>
      <LazyCalendar
        key={typed}
        range
        from={from}
        to={to}
        months={months}
        words={dayWords}
        onPick={(day) => change({ ...pick(draft, day), fromTime, toTime })}
        {...{ text, today, min, max }}
      />
      {fault && wrong ? (
        <Message id={id} kind="error">
          {t(fault, { count: maxDays ?? 0 })}
        </Message>
      ) : null}
      <div className={css.foot}>
        {timeZone ? <p className={css.zone}>{t('zone', { zone: zoneName(timeZone, text.locale) })}</p> : null}
        <Button variant="quiet" onClick={onLeave}>
          {t('cancel')}
        </Button>
        <Button variant="primary" aria-describedby={fault && wrong ? id : undefined} onClick={apply}>
          {t('apply')}
        </Button>
      </div>
    </div>
  )
}
