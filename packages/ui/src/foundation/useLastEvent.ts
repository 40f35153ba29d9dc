import { useRef, type SyntheticEvent } from 'react'

/** The event under way inside an element, for callbacks of libraries that do not pass it on. */
export function useLastEvent() {
  const last = useRef<SyntheticEvent>(undefined)
  const note = (event: SyntheticEvent) => {
    last.current = event
  }
  const noting = {
    onMouseDownCapture: note,
    onPointerUpCapture: note,
    onClickCapture: note,
    onKeyDownCapture: note,
    onChangeCapture: note,
    onBlurCapture: note,
  }
  return [() => last.current as SyntheticEvent, noting] as const
}
