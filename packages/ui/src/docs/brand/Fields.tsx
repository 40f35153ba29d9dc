import { SegmentedControl } from '../../components/SegmentedControl/index.ts'
import { TextField } from '../../components/TextField/index.ts'
import * as css from './brand.css.ts'
import { brandFields, faultOf, valueAt, type BrandField } from './draft.ts'

interface FieldsProps {
  value: Record<string, unknown> | undefined
  faults: readonly string[]
  onChange: (field: BrandField, typed: string) => void
}

const shown = (value: unknown) =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const isHex = (text: string) => /^#[\da-f]{6}$/i.test(text)

/** The brand's fields as a form; each shows its own error. */
export function Fields({ value, faults, onChange }: FieldsProps) {
  return brandFields.map((field) => {
    const { path, kind, hint, options = [], min, max } = field
    const text = shown(valueAt(value, path))
    const change = (typed: string) => onChange(field, typed)
    const error = faultOf(faults, path)
    if (kind === 'choice') {
      return (
        <div key={path} className={css.editor}>
          <span className={css.quiet}>{`${path}: ${hint ?? ''}`}</span>
          <SegmentedControl
            label={path}
            options={options.map((option) => ({ value: option, label: option }))}
            value={text}
            onValueChange={change}
            disabled={!value}
          />
          {error ? <span className={css.quiet}>{error}</span> : null}
        </div>
      )
    }
    return (
      <TextField
        key={path}
        label={path}
        hint={min === undefined ? hint : `${hint ? `${hint} ` : ''}${min} to ${max}.`}
        error={error}
        ltr
        disabled={!value}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        value={text}
        onValueChange={change}
        end={
          kind === 'color' ? (
            <input
              type="color"
              className={css.swatch}
              aria-label={`${path}, picker`}
              disabled={!value}
              value={isHex(text) ? text : '#000000'}
              onChange={(event) => change(event.target.value)}
            />
          ) : undefined
        }
      />
    )
  })
}
