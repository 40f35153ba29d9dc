import { boards } from '../../src/boards/index.ts'
import type { Words } from '../words.ts'
import { liveFace, lives } from '../live/face.ts'
import { drawFace } from './draw.ts'
import type { Face } from './face.ts'
import { oddsFace } from './odds.ts'

/** How a board looks and speaks. */
export const faceOf = (board: string, words: Words): Face =>
  (boards[board]!.engine === 'draw' ? drawFace : board in lives ? liveFace : oddsFace)(board, words)
