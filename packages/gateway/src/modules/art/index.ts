// What other areas use of this one.
export { MOTIFS, type MotifName, artId, avatars, categoryOf, motifByName, tileArt } from './service.ts'
