export { Tree, type TreeProps } from './Tree.tsx'
export type { TreeNode } from './Tree.model.ts'
export { useTree, type TreeOptions, type TreeState } from './useTree.ts'
