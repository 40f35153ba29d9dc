import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** A hash or a seed: it breaks anywhere. */
export const code = style({ direction: 'ltr', overflowWrap: 'anywhere', fontSize: vars.fs1 })
