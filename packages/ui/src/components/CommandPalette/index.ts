export {
  CommandPalette,
  type CommandChoice,
  type CommandPaletteDetails,
  type CommandPaletteProps,
} from './CommandPalette.tsx'
export type { Command } from './CommandPalette.model.ts'
