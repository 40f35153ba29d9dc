// What every page but home needs first, in one file: what loads its code and words, and the outline that is shown meanwhile.
export { openPage } from '../app/routing/open-page.ts'
export { pageLoads } from './page-loads.gen.ts'
export { Outline, waitingAreas } from './waiting/Outline.tsx'
