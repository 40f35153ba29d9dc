import { oneOf, slot } from '../../../app/storage/storage.ts'

/** Keys of the session storage: popups of people logged in, and of visitors. */
export type PopupFlag = 'USER_POPUP' | 'ANONYMOUS_POPUP'

const slots = {
  USER_POPUP: slot('sessionStorage', 'USER_POPUP', oneOf('1')),
  ANONYMOUS_POPUP: slot('sessionStorage', 'ANONYMOUS_POPUP', oneOf('1')),
}

/** Whether the popups of the public site were shown in this session. */
export const wasShown = (flag: PopupFlag): boolean => slots[flag].read() === '1'

export const noteShown = (flag: PopupFlag): void => void slots[flag].write('1')
