import type { ModuleId, WhitelabelNode } from '@brand/sdk/contract'
import type { Settings } from './settings.ts'

/** Parent of each module; a child is off with its parent. */
const tree: Partial<Record<ModuleId, ModuleId>> = {
  MOBILENUMREG3: 'REG3',
  REGMOBVERF3: 'REG3',
  MOBILENUMPASSREG3: 'MOBILENUMREG3',
  CAPTCHA3: 'REG3',
  AFFMAN3: 'REG3',
  CHNGPASSVERIF3: 'PASS3',
  CHNGPASSMAIL3: 'PASS3',
  PWDEXPFORCECHANGE3: 'PASS3',
  GAMELOHOT3: 'GAMELO3',
  GAMELOFAV3: 'GAMELO3',
  GAMELOREC3: 'GAMELO3',
  WINNER3: 'GAMELO3',
}

/** Whether a module is on, and all above it; COMM3 always is. */
export function isOn(settings: Settings, id: ModuleId): boolean {
  const parent = tree[id]
  if (settings.keptOff.includes(id)) return false
  return id === 'COMM3' || (settings.modules[id] && (parent === undefined || isOn(settings, parent)))
}

/** The feature tree as the contract defines it. */
export function whitelabelOf(settings: Settings): WhitelabelNode[] {
  const ids = Object.keys(settings.modules) as ModuleId[]
  const under = (parent: ModuleId | undefined): WhitelabelNode[] =>
    ids
      .filter((id) => tree[id] === parent)
      .map((id) => ({ modId: id, enabled: isOn(settings, id) ? '1' : '0', childrenNodes: under(id) }))
  return under(undefined)
}
