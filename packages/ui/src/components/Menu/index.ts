export { Menu, type MenuProps } from './Menu.tsx'
export type {
  MenuAction,
  MenuCheck,
  MenuChoice,
  MenuItem,
  MenuLink,
  MenuOpenDetails,
  MenuReason,
  MenuSeparator,
  MenuSubmenu,
} from './Menu.model.ts'
