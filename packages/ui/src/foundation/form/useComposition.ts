import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'

/** ms without a change after which what is being composed is reported as it stands. */
const REST = 300
/** What a browser sends as `keyCode` for a key that an input method has taken, also where `isComposing` is over. */
const TAKEN = 229
const types = ['compositionstart', 'compositionend', 'input', 'change', 'keydown']

/**
 * A text field and input methods. What is composed is not seen by anyone until the composition ends; then one `input`
 * event reports it. Chrome sends its last one before that end, other browsers one more after it: React drops that one,
 * as the text is the same. Keys that the input method has taken (Enter, arrows, Escape) are not seen either.
 *
 * Keyboards of phones compose every word, so a composition at rest is reported as well, unless the field
 * `waitsForItsEnd`, because it rewrites the text. What is shown stays what is composed, whatever the holder of the value
 * makes of it meanwhile.
 *
 * Spread the result on the input.
 */
export function useComposition<T extends HTMLInputElement | HTMLTextAreaElement, Value>(
  value: Value,
  given: Ref<T> | undefined,
  waitsForItsEnd = false,
) {
  const [composed, setComposed] = useState<string>()
  const ref = useRef<T>(null)
  useImperativeHandle(given, () => ref.current as T, [])
  useEffect(() => {
    const node = ref.current as T
    let composing = false
    let timer: ReturnType<typeof setTimeout> | undefined
    function tell() {
      clearTimeout(timer)
      const more = composing
      composing = false
      node.dispatchEvent(new Event('input', { bubbles: true }))
      composing = more
    }
    function hear(event: Event) {
      const { type, isComposing, keyCode } = event as KeyboardEvent
      if (type === 'keydown') {
        if (isComposing || keyCode === TAKEN) event.stopPropagation()
      } else if (type === 'compositionend') {
        composing = false
        setComposed(undefined)
        tell()
      } else if (type === 'compositionstart') {
        composing = true
        // Another render must not put back what was there before.
        setComposed(node.value)
      } else if (composing) {
        event.stopPropagation()
        setComposed(node.value)
        clearTimeout(timer)
        if (!waitsForItsEnd) timer = setTimeout(tell, REST)
      }
    }
    const stop = new AbortController()
    for (const type of types) node.addEventListener(type, hear, { signal: stop.signal })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [waitsForItsEnd])
  return { value: value === undefined ? value : ((composed ?? value) as Value), ref }
}
