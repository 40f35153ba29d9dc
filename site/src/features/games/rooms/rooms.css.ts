import { space } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Below the games of the lobby, and below the header where another page of it is requested. */
export const section = style({ marginBlockStart: space['3xl'] })
export const host = style({ justifyItems: 'center', textAlign: 'center' })
