import type { BaseRole, SchemeRole } from '../theme/roles.ts'
import type { Brand } from './brand.ts'
import { alpha, contrast, mix, oklch, over, solve, toOklch } from './color.ts'
import { familyOf } from './families.ts'

export type SchemeValues = Record<SchemeRole, string>
export type BaseValues = Record<BaseRole, string>
export interface CompiledBrand {
  light: SchemeValues
  dark: SchemeValues
  base: BaseValues
}

/** Text is solved a little above 4.5 and edges above 3, so that rounding to hex never falls below. */
const TEXT = 4.53
const EDGE = 3.03
/** The lightest art below a badge or a scrim. */
export const PALE_ART = '#f3ead9'
/** A checkbox of 20 px with more would be a radio button. */
const SMALL_RADIUS = 7
// Status hues are the same in every brand: a meaning must not change with the brand.
const hues = { success: 155, danger: 24, warning: 78, info: 238 } as const
// A flat brand has small steps and visible hairlines; a brand with thickness has larger steps.
const darkSteps = { flat: [0.146, 0.172, 0.205, 0.238, 0.28], edge: [0.144, 0.166, 0.214, 0.256, 0.306] } as const
const lightSteps = { flat: [0.942, 0.965, 0.978, 0.93], edge: [0.945, 0.968, 0.982, 0.937] } as const

/** Seeds in, every role out, in OKLCH. Whatever the seeds, text reaches AA on every surface it may sit on. */
export function compileBrand(brand: Brand): CompiledBrand {
  return {
    light: { ...scheme(brand, false), ...brand.light },
    dark: { ...scheme(brand, true), ...brand.dark },
    base: base(brand),
  }
}

function scheme(brand: Brand, dark: boolean): SchemeValues {
  const { ink, paper } = brand
  const thick = brand.raised === 'edge'
  const [accentL, accentC, accentH] = toOklch(brand.accent)
  const [supportL, supportC, supportH] = toOklch(brand.support)
  const towards = dark ? 1 : -1

  const surfaces = dark ? darkSurfaces(brand) : lightSurfaces(brand)
  const edge = dark ? oklch(0.925, 0.02, ink.h) : oklch(0.25, ink.c, ink.h)
  const actionQuiet = alpha(edge, dark ? 0.07 : 0.06)
  const grounds = Object.values(surfaces)
  const quiet = [surfaces.surface, surfaces.bg].map((ground) => over(actionQuiet, ground))
  const text = (l: number, c: number, h: number, extra: readonly string[] = []) =>
    solve(l, c, h, [...grounds, ...quiet, ...extra], TEXT, towards)
  const mark = (l: number, c: number, h: number) => solve(l, c, h, grounds, EDGE, towards)
  /** A soft fill over both grounds, and the text that must be read on it. */
  const onSoft = (soft: string) => [surfaces.surface, surfaces.bg].map((ground) => over(soft, ground))

  const accent = dark ? mark(Math.max(accentL, 0.72), accentC, accentH) : mark(0.585, accentC * 1.2, accentH - 6)
  const accentSoft = alpha(dark ? accent : oklch(0.6, accentC * 1.1, accentH), 0.12)
  const raisedFill =
    dark || thick
      ? fillWithText(dark ? accent : brand.accent, dark)
      : fillWithText(oklch(0.235, ink.c * 1.5, ink.h), false)
  const supportFill = fillWithText(mark(dark ? supportL : Math.min(supportL, 0.62), supportC, supportH), dark)
  const supportSoft = alpha(supportFill.fill, dark ? 0.16 : 0.1)
  const [actionL, actionC, actionH] = toOklch(raisedFill.fill)
  const edgeColor = thick ? oklch(Math.max(0.12, actionL - 0.2), actionC * 0.85, actionH - 8) : 'transparent'
  const status = (key: keyof typeof hues, l: number, c: number, soft: string, shift = 0) =>
    text(l, c, hues[key] + shift, onSoft(soft))
  const soft = dark
    ? {
        success: alpha(oklch(0.7, 0.13, 155), 0.14),
        danger: alpha(oklch(0.65, 0.17, 24), 0.16),
        warning: alpha(oklch(0.8, 0.12, 78), 0.13),
        info: alpha(oklch(0.7, 0.1, 238), 0.15),
      }
    : {
        success: alpha(oklch(0.6, 0.13, 155), 0.13),
        danger: alpha(oklch(0.6, 0.19, 24), 0.1),
        warning: alpha(oklch(0.75, 0.14, 78), 0.18),
        info: alpha(oklch(0.6, 0.12, 238), 0.12),
      }
  const overlay = dark ? alpha(oklch(0.09, ink.c, ink.h), 0.64) : alpha(oklch(0.2, ink.c, ink.h), 0.5)
  const badgeBg = dark ? '#07090dc7' : '#07090dbd'
  /** A mark on a badge over art: badges are dark in both schemes, whatever the brand. */
  const onBadge = (hex: string) => {
    const [l, c, h] = toOklch(hex)
    return contrast(hex, over(badgeBg, PALE_ART)) >= EDGE ? hex : solve(l, c, h, [over(badgeBg, PALE_ART)], EDGE, 1)
  }
  const shade = (a: number) =>
    alpha(dark ? '#000000' : oklch(0.25, thick ? paper.c : ink.c, thick ? paper.h : ink.h), a)

  return {
    ...surfaces,
    overlay,
    overlayBg: over(overlay, surfaces.bg),
    line: alpha(edge, dark ? 0.09 : 0.11),
    lineStrong: alpha(edge, dark ? 0.18 : 0.22),
    lineInput: dark
      ? mark(0.56, ink.c * 1.1, ink.h)
      : mark(0.6, thick ? paper.c : ink.c * 0.9, thick ? paper.h : ink.h),
    focus: dark ? mark(0.86, accentC * 0.8, accentH) : mark(0.5, accentC * 1.1, accentH - 6),
    text: dark ? text(0.955, 0.0055 + paper.c * 0.5, 85) : text(0.215, ink.c * 1.4, ink.h),
    text2: dark
      ? text(0.785, ink.c * 0.9, ink.h, onSoft(accentSoft))
      : text(0.42, ink.c * 1.2, ink.h, onSoft(accentSoft)),
    text3: dark ? text(0.68, ink.c, ink.h, onSoft(accentSoft)) : text(0.5, ink.c * 1.1, ink.h, onSoft(accentSoft)),
    textOnArt: '#fffaf2',
    accent,
    accentText: dark
      ? text(Math.max(accentL + 0.025, 0.8), accentC * 0.95, accentH, onSoft(accentSoft))
      : text(0.475, accentC * (thick ? 0.75 : 1.1), accentH - 8, onSoft(accentSoft)),
    accentSheen: onBadge(
      thick ? brand.accent : dark ? oklch(0.9, accentC * 0.55, accentH + 12) : oklch(0.72, accentC * 0.95, accentH),
    ),
    accentSoft,
    accentLine: alpha(accent, dark ? 0.42 : 0.5),
    action: raisedFill.fill,
    actionHover: raisedFill.shifted((by) =>
      oklch(actionL + (thick ? 0.03 : 0.06) * by, actionC * (thick ? 0.94 : 0.9), actionH + 4),
    ),
    actionSheen: thick ? raisedFill.fill : raisedFill.shifted((by) => mix(raisedFill.fill, '#ffffff', 0.16 * by)),
    onAction: raisedFill.on,
    actionQuiet,
    support: supportFill.fill,
    onSupport: supportFill.on,
    supportOnArt: onBadge(supportFill.fill),
    supportText: dark
      ? text(Math.max(supportL, 0.74), supportC * 0.85, supportH, onSoft(supportSoft))
      : text(0.56, supportC * 0.9, supportH, onSoft(supportSoft)),
    supportSoft,
    success: dark ? status('success', 0.8, 0.13, soft.success) : status('success', 0.46, 0.11, soft.success),
    successSoft: soft.success,
    danger: dark ? status('danger', 0.755, 0.135, soft.danger) : status('danger', 0.495, 0.175, soft.danger),
    dangerSoft: soft.danger,
    warning: dark ? status('warning', 0.85, 0.115, soft.warning) : status('warning', 0.485, 0.1, soft.warning, -8),
    warningSoft: soft.warning,
    info: dark ? status('info', 0.8, 0.085, soft.info) : status('info', 0.475, 0.1, soft.info, 10),
    infoSoft: soft.info,
    artEdge: dark ? '#ffffff24' : '#00000012',
    artScrim: dark ? '#05070a9e' : '#05070a8c',
    badgeBg,
    edge: edgeColor,
    raised: thick
      ? `0 3px 0 ${edgeColor}`
      : `inset 0 1px 0 ${alpha('#ffffff', dark ? 0.3 : 0.14)}, 0 1px 2px ${alpha('#000000', 0.33)}`,
    raisedHover: thick
      ? `0 4px 0 ${edgeColor}`
      : `inset 0 1px 0 ${alpha('#ffffff', dark ? 0.3 : 0.14)}, 0 2px 6px ${alpha('#000000', 0.3)}`,
    raisedPressed: thick ? `0 0 0 ${edgeColor}` : `inset 0 1px 2px ${alpha('#000000', 0.2)}`,
    shadow1: dark
      ? `0 1px 2px ${shade(0.4)}, 0 8px 24px -12px ${shade(0.67)}`
      : `0 1px 2px ${shade(0.07)}, 0 10px 28px -16px ${shade(0.22)}`,
    shadow2: dark
      ? `0 2px 6px ${shade(0.47)}, 0 32px 80px -24px ${shade(0.87)}`
      : `0 2px 8px ${shade(0.08)}, 0 36px 80px -28px ${shade(0.4)}`,
  }
}

function darkSurfaces({ ink, raised }: Brand) {
  const [sunken, bg, surface, surface2, surface3] = darkSteps[raised]
  const at = (l: number) => oklch(l, ink.c, ink.h)
  return {
    bg: at(bg),
    bgSunken: at(sunken),
    surface: at(surface),
    surface2: at(surface2),
    surface3: at(surface3),
    field: at(sunken),
  }
}

function lightSurfaces({ paper, raised }: Brand) {
  const [sunken, bg, surface2, surface3] = lightSteps[raised]
  const at = (l: number, k = 1) => oklch(l, paper.c * k, paper.h)
  return {
    bg: at(bg),
    bgSunken: at(sunken, 1.1),
    surface: '#ffffff',
    surface2: at(surface2, 0.8),
    surface3: at(surface3, 1.3),
    field: '#ffffff',
  }
}

/** A fill that carries text: the label is near-black or white, and the fill is adjusted until the label is readable. */
function fillWithText(wanted: string, dark: boolean) {
  const [l, c, h] = toOklch(wanted)
  const black = oklch(0.2, 0.03, h)
  const white = oklch(0.965, 0.012, 75)
  const reads = (fill: string, on: string) => contrast(on, fill) >= TEXT
  const on = reads(wanted, black) ? black : reads(wanted, white) || !dark ? white : black
  const fill = reads(wanted, on) ? wanted : solve(l, c, h, [on], TEXT, on === black ? 1 : -1)
  /** The largest share of a change (hover, sheen) at which the label still reads. */
  const shifted = (make: (share: number) => string) => {
    for (let share = 1; share > 0; share -= 0.125) if (reads(make(share), on)) return make(share)
    return fill
  }
  return { fill, on, shifted }
}

function base(brand: Brand): BaseValues {
  const r = brand.radius
  const thick = brand.raised === 'edge'
  const ui = familyOf(brand.ui.family)
  const px = (n: number) => `${Math.round(n)}px`
  const [fs1, fs2, fs3, fs4, fs5] = ui.sizes.map(px) as [string, string, string, string, string]
  return {
    rS: px(Math.min(r * 0.6, SMALL_RADIUS)),
    rM: px(r),
    rL: px(r * 1.7),
    rTile: px(r * 1.15),
    rControl: px(thick ? r : Math.max(0, r - 2)),
    rBadge: thick ? '999px' : px(r * 0.6),
    rPill: '999px',
    fontUi: ui.stack,
    fontDisplay: familyOf(brand.display.family).stack,
    fontArab: ui.arabic,
    displayWdth: `${brand.display.width}%`,
    displayWght: String(brand.display.weight),
    wghtBody: String(ui.body),
    wghtArab: String(ui.arab),
    wghtLabel: String(ui.label),
    wghtStrong: String(ui.strong),
    fs1,
    fs2,
    fs3,
    fs4,
    fs5,
    iconStroke: thick ? '8px' : '0px',
    lift: thick ? '-1px' : '0px',
    thick: thick ? '1' : '0',
    press: thick ? '3px' : '1px',
    ornamentArch: brand.ornament === 'arch' ? 'block' : 'none',
    ornamentLamps: brand.ornament === 'lamps' ? 'block' : 'none',
  }
}
