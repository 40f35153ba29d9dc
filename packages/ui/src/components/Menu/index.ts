export { Menu, type MenuProps } from './Menu.tsx'
export type {
  MenuAction,
  MenuChoice,
  MenuItem,
  MenuLink,
  MenuOpenDetails,
  MenuReason,
  MenuSeparator,
} from './Menu.model.ts'
