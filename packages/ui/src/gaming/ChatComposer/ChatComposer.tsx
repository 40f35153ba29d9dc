'use client'
import {
  useId,
  useState,
  type ComponentPropsWithRef,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../foundation/cx.ts'
import { useComposition } from '../../foundation/form/useComposition.ts'
import { paperPlaneTiltFill } from '../../icons/icons.gen.ts'
import { because, type Details } from '../../foundation/details.ts'
import * as css from './ChatComposer.css.ts'

export interface ChatSuggestion {
  id: string
  label: ReactNode
  /** Before the label: a picture. */
  start?: ReactNode
}

type SendDetails = Details<'enter', KeyboardEvent> | Details<'press', FormEvent>

/** className and style apply to the form; `inputProps` go to the text. */
export interface ChatComposerProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> {
  /** Name of the text: "Message". */
  label: string
  /** Name of the button: "Send". */
  sendLabel: string
  /** The text; what was typed is told by `inputProps.onChange`. */
  value: string
  /**
   * Called when it is sent, by the button or by Enter; not while it is blocked.
   * @default none
   */
  onSend?: ((details: SendDetails) => void) | undefined
  /**
   * It cannot be sent now: empty, too long, too early. The button stays focusable.
   * @default false
   */
  blocked?: boolean | undefined
  /**
   * More was typed than may be sent.
   * @default false
   */
  over?: boolean | undefined
  /**
   * Below the text: how often and how much.
   * @default none
   */
  hint?: ReactNode
  /**
   * At the end of the hint: how much may still be typed.
   * @default none
   */
  counter?: ReactNode
  /**
   * Before the text: a button for what else can be sent.
   * @default none
   */
  start?: ReactNode
  /**
   * Inside the text's end: emoji.
   * @default none
   */
  end?: ReactNode
  /**
   * Offered over the text while something of it is typed: names after an `@`. Arrows move, Enter and Tab choose.
   * @default none
   */
  suggestions?: readonly ChatSuggestion[] | undefined
  /**
   * Name of the list of suggestions: "People in the room".
   * @default none
   */
  suggestionsLabel?: string | undefined
  /**
   * Called with the `id` of the suggestion that is chosen.
   * @default none
   */
  onSuggestionSelect?:
    | ((id: string, details: Details<'enter', KeyboardEvent> | Details<'press', MouseEvent>) => void)
    | undefined
  /**
   * Called on Esc while suggestions are shown.
   * @default none
   */
  onSuggestionsClose?: ((details: Details<'escape', KeyboardEvent>) => void) | undefined
  /**
   * Properties of the text: placeholder, `onChange`, `onBlur`.
   * @default none
   */
  inputProps?: Omit<ComponentPropsWithRef<'textarea'>, 'value' | 'ref'> | undefined
  /**
   * The text itself, for focus and caret.
   * @default none
   */
  inputRef?: Ref<HTMLTextAreaElement> | undefined
}

/** One growing line of text and its button. Enter sends, with Shift it breaks the line. */
export function ChatComposer({
  label,
  sendLabel,
  value,
  onSend,
  blocked = false,
  over = false,
  hint,
  counter,
  start,
  end,
  suggestions = [],
  suggestionsLabel,
  onSuggestionSelect,
  onSuggestionsClose,
  inputProps,
  inputRef,
  className,
  ...rest
}: ChatComposerProps) {
  const id = useId()
  const [place, setPlace] = useState(0)
  // Enter that ends a composed word sends nothing.
  const typed = useComposition<HTMLTextAreaElement, string>(value, inputRef)
  const open = suggestions.length > 0
  const current = Math.min(place, suggestions.length - 1)
  const send = (details: SendDetails) => {
    if (!blocked) onSend?.(details)
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    inputProps?.onKeyDown?.(event)
    if (event.defaultPrevented) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = suggestions[current]
    if (open && by !== undefined) setPlace((current + by + suggestions.length) % suggestions.length)
    else if (open && event.key === 'Escape') {
      // It closes nothing around it.
      event.stopPropagation()
      onSuggestionsClose?.(because('escape', event))
    } else if (chosen && (event.key === 'Enter' || event.key === 'Tab'))
      onSuggestionSelect?.(chosen.id, because('enter', event))
    else if (event.key === 'Enter' && !event.shiftKey) send(because('enter', event))
    else return
    event.preventDefault()
  }
  return (
    <form
      noValidate
      {...rest}
      data-component="chat-composer"
      className={cx(css.root, className)}
      onSubmit={(event) => {
        event.preventDefault()
        send(because('press', event))
      }}
    >
      <div className={css.line}>
        {start}
        <div data-part="field" data-state={over ? 'error' : undefined} className={css.field}>
          <textarea
            rows={1}
            dir="auto"
            autoComplete="off"
            enterKeyHint="send"
            {...(onSuggestionSelect && {
              // A text of several lines may be no combobox: the list is told by what is active in it.
              'aria-haspopup': 'listbox',
              'aria-autocomplete': 'list',
              'aria-controls': open ? `${id}-list` : undefined,
              'aria-activedescendant': open ? `${id}-${current}` : undefined,
            })}
            aria-invalid={over || undefined}
            aria-describedby={hint || counter ? `${id}-hint` : undefined}
            {...inputProps}
            {...typed}
            data-part="input"
            className={cx(css.input, inputProps?.className)}
            aria-label={label}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setPlace(0)
              inputProps?.onChange?.(event)
            }}
          />
          {end}
        </div>
        <button type="submit" data-part="send" className={css.send} aria-label={sendLabel} aria-disabled={blocked}>
          <Icon icon={paperPlaneTiltFill} size={20} className={css.sendIcon} />
        </button>
        {open ? (
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={suggestionsLabel}
            data-part="suggestions"
            className={css.list}
          >
            {suggestions.map((one, at) => (
              <button
                key={one.id}
                id={`${id}-${at}`}
                type="button"
                role="option"
                aria-selected={at === current}
                tabIndex={-1}
                className={css.option}
                // The text keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={(event) => onSuggestionSelect?.(one.id, because('press', event))}
              >
                {one.start}
                <bdi>{one.label}</bdi>
              </button>
            ))}
          </div>
        ) : null}
      </div>
      {hint || counter ? (
        <div id={`${id}-hint`} className={css.below}>
          <span data-part="hint">{hint}</span>
          {counter ? (
            <span data-part="counter" data-state={over ? 'over' : undefined} className={css.counter}>
              {counter}
            </span>
          ) : null}
        </div>
      ) : null}
    </form>
  )
}
