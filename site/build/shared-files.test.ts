import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedFiles, type Load, type Module } from './shared-files.ts'

/** `a: 5000 -> b c` is a module of 5,000 bytes that imports two. */
function graph(...lines: string[]): Map<string, Module> {
  return new Map(
    lines.map((line) => {
      const [, id = '', size = '', imports = ''] = /^(\S+): (\d+)(?: -> (.*))?$/.exec(line) ?? []
      return [id, { size: Number(size), imports: imports.split(' ').filter(Boolean) }]
    }),
  )
}
const page = (...roots: string[]): Load => ({ roots, weight: 1 })
const filesOf = (modules: Map<string, Module>, loads: Load[], loaded: string[] = []) =>
  sharedFiles(modules, loads, new Set(loaded))
    .map((file) => file.join(' '))
    .toSorted()

describe('sharedFiles', () => {
  it('keeps together what one root alone imports', () => {
    const modules = graph('one: 90000 -> own', 'own: 9000', 'two: 90000')
    expect(filesOf(modules, [page('one'), page('two')])).toEqual(['one own', 'two'])
  })

  it('makes a file of what two pages need, and none of what is loaded already', () => {
    const modules = graph('one: 90000 -> big first', 'two: 90000 -> big first', 'big: 90000', 'first: 90000')
    expect(filesOf(modules, [page('one'), page('two')], ['first'])).toEqual(['big', 'one', 'two'])
  })

  it('looks at two files again once what one of them imports is loaded with the other anyway', () => {
    const modules = graph('own: 2000 -> big', 'both: 3000', 'big: 12000', 'often: 1000')
    const loads = [page('own', 'both'), page('both', 'often'), { roots: ['big', 'often'], weight: 10 }]
    expect(filesOf(modules, loads)).toEqual(['big often', 'both own'])
  })

  it('puts small modules together although some pages load one in vain', () => {
    const modules = graph(
      'one: 90000 -> small tiny',
      'two: 90000 -> small tiny',
      'three: 90000 -> small',
      'small: 900',
      'tiny: 300',
    )
    expect(filesOf(modules, [page('one'), page('two'), page('three')])).toEqual(['one', 'small tiny', 'three', 'two'])
  })

  it('keeps apart what is large and needed elsewhere', () => {
    const modules = graph(
      'one: 90000 -> small large',
      'two: 90000 -> small large',
      'three: 90000 -> small',
      'small: 900',
      'large: 50000',
    )
    expect(filesOf(modules, [page('one'), page('two'), page('three')])).toEqual([
      'large',
      'one',
      'small',
      'three',
      'two',
    ])
  })

  it('counts a file that another one imports: whoever loads the one loads both', () => {
    // `x` and `y` would be one file, but then `three`, which needs `y`, would load `large` for the sake of `x`.
    const modules = graph(
      'one: 90000 -> x y large',
      'two: 90000 -> x y large',
      'three: 90000 -> y',
      'x: 100 -> large',
      'y: 100',
      'large: 50000',
    )
    expect(filesOf(modules, [page('one'), page('two'), page('three')])).toEqual(['large x', 'one', 'three', 'two', 'y'])
  })

  it('never makes files that import each other in a circle', () => {
    const count = 40
    const name = (i: number) => `m${i}`
    const edges = fc.array(fc.tuple(fc.nat(count - 1), fc.nat(count - 1)), { maxLength: 200 })
    const sizes = fc.array(fc.nat(20_000), { minLength: count, maxLength: count })
    fc.assert(
      fc.property(edges, sizes, (pairs, size) => {
        // A module imports later ones alone, so that no circle is there to begin with.
        const importsOf = (i: number) => pairs.flatMap(([from, to]) => (from === i && to > i ? [name(to)] : []))
        const modules = new Map(size.map((bytes, i) => [name(i), { size: bytes, imports: importsOf(i) }]))
        const files = sharedFiles(
          modules,
          [0, 1, 2, 3, 4, 5].map(name).map((id) => page(id)),
          new Set(),
        )
        const fileOf = new Map(files.flatMap((file) => file.map((id) => [id, file] as const)))
        expect(fileOf.size).toBe(files.flat().length)
        const imported = (file: readonly string[]) =>
          file
            .flatMap((id) => modules.get(id)?.imports ?? [])
            .map((id) => fileOf.get(id))
            .filter((other) => other !== undefined && other !== file)
        for (const file of files) {
          const seen = new Set(imported(file))
          for (const next of seen) if (next) imported(next).forEach((other) => seen.add(other))
          expect(seen.has(file)).toBe(false)
        }
      }),
    )
  })
})
