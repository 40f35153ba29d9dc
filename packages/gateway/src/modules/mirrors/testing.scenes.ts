import type { Scene } from '../../app/operate/testing.ts'

/** How each command is tried. */
const scenes: Record<string, Scene> = {
  'mirrors key': { input: () => ({}) },
  'mirrors set': {
    input: () => ({ lines: [{ name: { en: 'Harbour', bn: 'বন্দর' }, host: 'play.example', region: 'Dhaka' }] }),
  },
  'mirrors sign': { input: () => ({ days: 3 }) },
  'mirrors show': { input: () => ({}) },
  'mirrors speeds': { input: () => ({ hours: 24 }) },
}

export default () => scenes
