import { type FeatureRules, type Groups, kernelGroups, settingsReader } from '../settings/settings.ts'
import { allModules } from './modules.ts'

/** The schemas of all settings by group: those of the kernel and of each module. */
export const groups: Groups = Object.assign({}, kernelGroups, ...allModules.map(({ settings }) => settings))

const rules: FeatureRules = Object.assign({}, ...allModules.map(({ keptOff }) => keptOff))

export const settingsOf = settingsReader(groups, rules)
