import { createGlobalThemeContract } from '@vanilla-extract/css'
import { roles, variableName, type Role } from './roles.ts'

type Names = { [R in Role]: string }

/** `vars.surface2` is `var(--brand-surface-2)`. */
export const vars = createGlobalThemeContract(roles as Names, (_use, path) => variableName(path.at(-1) ?? ''))
