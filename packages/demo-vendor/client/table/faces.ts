import { boards } from '../../src/boards/index.ts'
import type { I18n } from '../i18n.ts'
import { liveFace, lives } from '../live/face.ts'
import { drawFace } from './draw.ts'
import type { Face } from './face.ts'
import { oddsFace } from './odds.ts'

/** How a board looks and its texts. */
export const faceOf = (board: string, i18n: I18n): Face =>
  (boards[board]!.engine === 'draw' ? drawFace : board in lives ? liveFace : oddsFace)(board, i18n)
