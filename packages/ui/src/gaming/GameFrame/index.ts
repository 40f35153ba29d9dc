export { GameFrame, type GameFrameProps, type GameLeave } from './GameFrame.tsx'
export { launchTarget, type FromGame, type GameFrameState, type ToGame } from './GameFrame.model.ts'
