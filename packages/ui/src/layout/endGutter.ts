import { fallbackVar } from '@vanilla-extract/css'
import { railEnd } from './railEnd.css.ts'

/** A gutter at the end of a page, which the rail covers nothing beside. */
export const endGutter = (least: string) => `max(${least}, ${fallbackVar(railEnd, '0px')})`
