'use client'
import { createContext, useContext } from 'react'

/** Level of a heading in the outline of the page. */
export type Level = 1 | 2 | 3 | 4

/** One level down; four is the deepest. */
export const below = (level: Level): Level => (level < 4 ? level + 1 : 4) as Level

/** The level of a heading here: 2 below the title of the page, one more in each Section. */
export const LevelContext = createContext<Level>(2)
export const useLevel = (own?: Level): Level => {
  const nested = useContext(LevelContext)
  return own ?? nested
}
