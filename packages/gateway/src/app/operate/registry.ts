import { allModules } from '../modules.ts'
import ledger from './ledger.operator.ts'
import settings from './settings.operator.ts'
import type { Command, OperatorArea } from '../../server/command.ts'

/** The ledger, the settings, and every area of every module, by name. */
export const operatorAreas: readonly OperatorArea[] = [
  ledger,
  settings,
  ...allModules.flatMap(({ operator = [] }) => operator),
].toSorted((a, b) => a.area.localeCompare(b.area))

export const findArea = (name: string): OperatorArea | undefined => operatorAreas.find(({ area }) => area === name)

export const findCommand = (area: string, name: string): Command | undefined =>
  findArea(area)?.commands.find((one) => one.name === name)
