import { expect, it } from 'vitest'
import { losses } from './api.ts'

const report = (...blocks: string[]) =>
  `## API Report\n\n\`\`\`ts\n\nimport * as z from 'zod';\n\n${blocks.join('\n\n')}\n\n\`\`\`\n`
const game =
  '// @public (undocumented)\nexport interface Game {\n    // (undocumented)\n    name: string;\n    rtp?: number;\n}'
const list = '// @public\nexport function list(page?: number): Promise<Game[]>;'
const before = report(game, list)

it('reports nothing for additions, documentation and moves', () => {
  expect(losses(before, before)).toEqual([])
  expect(
    losses(
      before,
      report(
        list.replace('// @public', '// @public (undocumented)'),
        'export const more: 1;',
        game.replace('rtp', 'odds?: number;\n    rtp'),
      ),
    ),
  ).toEqual([])
})

it('names what is removed or changed', () => {
  expect(losses(before, report(game))).toEqual(['list is gone'])
  expect(losses(before, report(list, game.replace('    rtp?: number;\n', '')))).toEqual([
    'Game has no more `rtp?: number;`',
  ])
  expect(losses(before, report(list.replace('page?', 'page'), game))).toEqual([
    'list has no more `export function list(page?: number): Promise<Game[]>;`',
  ])
})

it('ignores the same line in another declaration', () => {
  const other = 'export interface Other {\n    rtp?: number;\n}'
  expect(losses(report(game, other), report(game.replace('    rtp?: number;\n', ''), other))).toHaveLength(1)
})
