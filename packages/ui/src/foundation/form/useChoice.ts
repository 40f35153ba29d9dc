import { useLayoutEffect, useRef } from 'react'
import { useMergedRef } from '../useMergedRef.ts'
import { useFormValue } from './useFormValue.ts'

/** As `useFormValue`, for a group of radio buttons; the ref is for what holds them. */
export function useChoice<T extends Element>(value: string | undefined, first: string) {
  const [current, setOwn, reset] = useFormValue<string, T>(value, first)
  const group = useRef<T>(null)
  // The browser has chosen already where one came back to the page. Before the buttons show what they are told.
  useLayoutEffect(() => {
    const restored = group.current?.querySelector<HTMLInputElement>('input:checked')?.value
    if (restored !== undefined && restored !== current) setOwn(restored)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a page is filled in once
  }, [])
  return [current, setOwn, useMergedRef(group, reset)] as const
}
