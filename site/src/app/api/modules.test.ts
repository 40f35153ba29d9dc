import type { WhitelabelNode } from '@brand/sdk'
import { describe, expect, it } from 'vitest'
import { moduleOn } from './modules.ts'

const node = (modId: string, enabled: '0' | '1', childrenNodes: WhitelabelNode[] = []): WhitelabelNode => ({
  modId,
  enabled,
  childrenNodes,
})

describe('moduleOn', () => {
  const tree = [node('A', '1', [node('REG3', '1'), node('FREEPLAY3', '0')]), node('B', '0', [node('GAMELOFAV3', '1')])]

  it('is on when it and all above it are', () => expect(moduleOn(tree, 'REG3')).toBe(true))
  it('is off by its own flag', () => expect(moduleOn(tree, 'FREEPLAY3')).toBe(false))
  it('is off below something off', () => expect(moduleOn(tree, 'GAMELOFAV3')).toBe(false))
  it('is off when the tree does not name it', () => expect(moduleOn(tree, 'WINNER3')).toBe(false))
  it('keeps the common module on', () => expect(moduleOn(tree, 'COMM3')).toBe(true))
  it('closes nothing before the tree is known', () => expect(moduleOn(undefined, 'REG3')).toBe(true))
})
