import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { half } from '../../theme/tokens.ts'

const tone = (name: string, color: string, background: string): StyleRule['selectors'] => ({
  [`&[data-tone="${name}"]`]: { color, background },
})

export const root = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: half['2xs'],
    minBlockSize: 26,
    paddingInline: half.xs,
    border: '1px solid transparent',
    borderRadius: vars.rBadge,
    fontSize: vars.fs2,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    whiteSpace: 'nowrap',
    selectors: {
      ...tone('neutral', vars.text2, vars.surface3),
      ...tone('accent', vars.accentText, vars.accentSoft),
      ...tone('success', vars.success, vars.successSoft),
      ...tone('danger', vars.danger, vars.dangerSoft),
      ...tone('warning', vars.warning, vars.warningSoft),
      ...tone('info', vars.info, vars.infoSoft),
      ...tone('live', vars.supportText, vars.supportSoft),
      '&[data-variant="status"]::before': {
        content: '""',
        inlineSize: 6,
        blockSize: 6,
        flex: 'none',
        borderRadius: '50%',
        background: 'currentColor',
      },
      '&[data-variant="count"]': {
        justifyContent: 'center',
        minInlineSize: 20,
        minBlockSize: 20,
        paddingInline: half['2xs'],
        borderRadius: vars.rPill,
        fontSize: vars.fs1,
        fontWeight: vars.wghtStrong,
        lineHeight: 1.2,
        fontVariantNumeric: 'tabular-nums lining-nums',
      },
    },
  },
  'root',
)
