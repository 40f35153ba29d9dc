import { gift, handshake, headset, megaphone, shieldWarning, usersThree, wallet } from '@brand/ui/icons'

const shapes = {
  SYSTEM: megaphone,
  SECURITY: shieldWarning,
  SERVICE: headset,
  WALLET: wallet,
  PROMOTION: gift,
  CONTRACT: handshake,
  LINE: usersThree,
}

type Category = keyof typeof shapes

/** A category of a newer gateway reads like what the site itself writes. */
export const categoryOf = (category: string): Category =>
  Object.hasOwn(shapes, category) ? (category as Category) : 'SYSTEM'

export const shapeOf = (category: string): string => shapes[categoryOf(category)]
