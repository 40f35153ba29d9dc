import type { FlagCountry } from '../../../lib/countries.ts'
import { type Part, drawFlag } from './draw.ts'

const across = (...colours: string[]): Part => ({ stripes: 'across', colours })
const down = (...colours: string[]): Part => ({ stripes: 'down', colours })
const field = (colour: string): Part => ({ box: [0, 0, 30, 20], colour })

/** Flags by ISO 3166-1 code, drawn by us for the list of dialling codes. */
const flags: Readonly<Record<FlagCountry, readonly Part[]>> = {
  AE: [across('#00732f', '#fff', '#000'), { box: [0, 0, 7.5, 20], colour: '#f00' }],
  BD: [field('#006a4e'), { disc: [13.5, 10, 6], colour: '#f42a41' }],
  BR: [
    field('#009b3a'),
    {
      shape: [
        [15, 2],
        [27.5, 10],
        [15, 18],
        [2.5, 10],
      ],
      colour: '#fedf00',
    },
    { disc: [15, 10, 4.2], colour: '#002776' },
  ],
  CN: [
    field('#ee1c25'),
    { star: [5, 5, 3], colour: '#ff0' },
    { star: [10, 2, 1], colour: '#ff0' },
    { star: [12, 4, 1], colour: '#ff0' },
    { star: [12, 7, 1], colour: '#ff0' },
    { star: [10, 9, 1], colour: '#ff0' },
  ],
  DE: [across('#000', '#d00', '#ffce00')],
  ES: [{ stripes: 'across', colours: ['#aa151b', '#f1bf00', '#aa151b'], widths: [1, 2, 1] }],
  FR: [down('#0055a4', '#fff', '#ef4135')],
  GB: [
    field('#012169'),
    {
      shape: [
        [0, 0],
        [3, 0],
        [30, 18],
        [30, 20],
        [27, 20],
        [0, 2],
      ],
      colour: '#fff',
    },
    {
      shape: [
        [30, 0],
        [27, 0],
        [0, 18],
        [0, 20],
        [3, 20],
        [30, 2],
      ],
      colour: '#fff',
    },
    { cross: 6, colour: '#fff' },
    { cross: 3.6, colour: '#c8102e' },
  ],
  ID: [across('#ce1126', '#fff')],
  IN: [
    across('#f93', '#fff', '#138808'),
    { disc: [15, 10, 2.8], colour: '#000080' },
    { disc: [15, 10, 2.1], colour: '#fff' },
    { star: [15, 10, 2.2], colour: '#000080', points: 12 },
  ],
  IT: [down('#009246', '#fff', '#ce2b37')],
  JP: [field('#fff'), { disc: [15, 10, 6], colour: '#bc002d' }],
  KH: [
    { stripes: 'across', colours: ['#032ea1', '#e00025', '#032ea1'], widths: [1, 2, 1] },
    {
      shape: [
        [10, 13],
        [11, 9],
        [13, 11],
        [15, 7],
        [17, 11],
        [19, 9],
        [20, 13],
      ],
      colour: '#fff',
    },
  ],
  LA: [
    { stripes: 'across', colours: ['#ce1126', '#002868', '#ce1126'], widths: [1, 2, 1] },
    { disc: [15, 10, 4], colour: '#fff' },
  ],
  MM: [across('#fecb00', '#34b233', '#ea2839'), { star: [15, 10.5, 6], colour: '#fff' }],
  MY: [
    across(...Array.from({ length: 14 }, (_, index) => (index % 2 ? '#fff' : '#cc0001'))),
    { box: [0, 0, 15, 11.43], colour: '#010066' },
    { crescent: [6, 5.7, 4], colour: '#fc0', behind: '#010066' },
    { star: [10, 5.7, 3], colour: '#fc0', points: 14 },
  ],
  NP: [
    field('#fff'),
    {
      shape: [
        [4, 1],
        [20, 10],
        [10, 10],
        [20, 19],
        [4, 19],
      ],
      colour: '#003893',
    },
    {
      shape: [
        [5, 2.6],
        [16.6, 9.2],
        [7.6, 9.2],
        [17.4, 18],
        [5, 18],
      ],
      colour: '#dc143c',
    },
    { disc: [8.5, 14, 1.8], colour: '#fff' },
  ],
  PH: [
    across('#0038a8', '#ce1126'),
    {
      shape: [
        [0, 0],
        [14, 10],
        [0, 20],
      ],
      colour: '#fff',
    },
    { star: [5, 10, 3], colour: '#fcd116', points: 8 },
  ],
  PK: [
    field('#01411c'),
    { box: [0, 0, 7.5, 20], colour: '#fff' },
    { crescent: [18, 10, 5.5], colour: '#fff', behind: '#01411c' },
    { star: [21.5, 7.5, 2], colour: '#fff' },
  ],
  PT: [
    { stripes: 'down', colours: ['#060', '#f00'], widths: [2, 3] },
    { disc: [12, 10, 3.6], colour: '#ff0' },
    { disc: [12, 10, 2], colour: '#fff' },
  ],
  RU: [across('#fff', '#0039a6', '#d52b1e')],
  SG: [
    across('#ed2939', '#fff'),
    { crescent: [6, 5, 3.4], colour: '#fff', behind: '#ed2939' },
    { star: [9, 5, 1.6], colour: '#fff' },
  ],
  TH: [
    { stripes: 'across', colours: ['#a51931', '#f4f5f8', '#2d2a4a', '#f4f5f8', '#a51931'], widths: [1, 1, 2, 1, 1] },
  ],
  TR: [
    field('#e30a17'),
    { crescent: [11, 10, 5], colour: '#fff', behind: '#e30a17' },
    { star: [18, 10, 2.4], colour: '#fff' },
  ],
  TW: [
    field('#fe0000'),
    { box: [0, 0, 15, 10], colour: '#000095' },
    { star: [7.5, 5, 3.8], colour: '#fff', points: 12 },
  ],
  UA: [across('#005bbb', '#ffd500')],
  VN: [field('#da251d'), { star: [15, 10, 6], colour: '#ff0' }],
}

/** The svg of a country's flag; undefined for a country we drew none of. */
export function flagOf(code: string): string | undefined {
  const key = code.toUpperCase()
  const parts = Object.hasOwn(flags, key) ? flags[key as FlagCountry] : undefined
  return parts && drawFlag(parts)
}
