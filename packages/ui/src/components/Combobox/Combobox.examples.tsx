import { Combobox, type ComboboxProps, countryOptions, useRemoteOptions } from '@brand/ui/combobox'
import { useBrand } from '@brand/ui/theme'
import { useMemo, useState } from 'react'

const options = [
  { value: 'jl', label: 'JL Studio', note: '212' },
  { value: 'pg', label: 'PG', keywords: ['Pocket Games'] },
  { value: 'cq9', label: 'CQ9', disabled: true },
  {
    value: 'bgs',
    label: 'A vendor whose name is so long that it does not fit into one line of the list',
  },
]

export function Empty() {
  return <Combobox label="Vendor" options={options} />
}

const codes = `
AC247 AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AS1 AT43 AU61 AW297 AX358 AZ994 BA387 BB1 BD880 BE32 BF226 BG359
BH973 BI257 BJ229 BL590 BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CC61 CD243 CF236 CG242 CH41 CI225
CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CX61 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 EE372 EG20
EH212 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 GD1 GE995 GF594 GG44 GH233 GI350 GL299 GM220
GN224 GP590 GQ240 GR30 GT502 GU1 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IM44 IN91 IO246 IQ964 IR98
IS354 IT39 JE44 JM1 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1 KP850 KR82 KW965 KY1 KZ7 LA856 LB961 LC1 LI423 LK94
LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MF590 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MP1 MQ596
MR222 MS1 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NF672 NG234 NI505 NL31 NO47 NP977 NR674 NU683 NZ64
OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PM508 PR1 PS970 PT351 PW680 PY595 QA974 RE262 RO40 RS381 RU7 RW250 SA966
SB677 SC248 SD249 SE46 SG65 SH290 SI386 SJ47 SK421 SL232 SM378 SN221 SO252 SR597 SS211 ST239 SV503 SX1 SY963 SZ268
TA290 TC1 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1 TV688 TW886 TZ255 UA380 UG256 US1 UY598 UZ998
VA39 VC1 VE58 VG1 VI1 VN84 VU678 WF681 WS685 XK383 YE967 YT262 ZA27 ZM260 ZW263
`

const sampleCountries = codes
  .trim()
  .split(/\s+/)
  .map((entry) => ({
    countryCode: entry.slice(0, 2),
    countryDialingCode: entry.slice(2),
  }))

const flags: Readonly<Record<string, string>> = {
  AE:
    '<path fill="#00732f" d="M0 0h30v7H0z"/><path fill="#fff" d="M0 7h30v6H0z"/><path d="M0 13h30v7H0z"/>' +
    '<path fill="red" d="M0 0h8v20H0z"/>',
  BD: '<path fill="#006a4e" d="M0 0h30v20H0z"/><circle cx="13.5" cy="10" r="6" fill="#f42a41"/>',
  FR: '<path fill="#0055a4" d="M0 0h10v20H0z"/><path fill="#fff" d="M10 0h10v20H10z"/><path fill="#ef4135" d="M20 0h10v20H20z"/>',
  ID: '<path fill="#ce1126" d="M0 0h30v10H0z"/><path fill="#fff" d="M0 10h30v10H0z"/>',
  IN:
    '<path fill="#f93" d="M0 0h30v7H0z"/><path fill="#fff" d="M0 7h30v6H0z"/>' +
    '<path fill="#138808" d="M0 13h30v7H0z"/><circle cx="15" cy="10" r="2.4" fill="none" stroke="#000080"/>',
  JP: '<path fill="#fff" d="M0 0h30v20H0z"/><circle cx="15" cy="10" r="6" fill="#bc002d"/>',
}

function sampleFlag(code: string): string {
  const cloth =
    flags[code] ??
    '<path fill="#556070" d="M0 0h30v20H0z"/><text x="15" y="14" font-family="sans-serif" font-size="11" ' +
      `text-anchor="middle" fill="#fff">${code}</text>`
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${cloth}</svg>`)}`
}

const flag = {
  inlineSize: 24,
  blockSize: 16,
  borderRadius: 2,
  objectFit: 'cover',
} as const

function Countries(props: Omit<ComboboxProps, 'options' | 'label'>) {
  const { lang } = useBrand()
  const countries = useMemo(
    () =>
      countryOptions(sampleCountries, lang, ({ countryCode }) => (
        <img src={sampleFlag(countryCode)} alt="" loading="lazy" style={flag} />
      )),
    [lang],
  )
  return <Combobox {...props} label="Country" options={countries} autoComplete="off" />
}

export function CountriesWithFlags() {
  return <Countries defaultValue="BD" hint="By name, English name, code or dialling code" />
}

/** The page holds the value. */
export function Controlled() {
  const [vendor, setVendor] = useState('pg')
  return <Combobox label="Vendor" options={options} value={vendor} onValueChange={setVendor} />
}

const after = (ms: number) => new Promise((done) => setTimeout(done, ms))
const line = Array.from({ length: 240 }, (_none, n) => ({ value: `m${n}`, label: `member_${n}` }))

/** Stands for a server: it searches, and answers twenty at a time. */
async function searchMembers({ text, from = 0 }: { text: string; from?: number | undefined }) {
  await after(400)
  const found = line.filter(({ label }) => label.includes(text))
  return { options: found.slice(from, from + 20), next: from + 20 < found.length ? from + 20 : undefined }
}

/** The server searches; more options come as the list is scrolled. */
export function FromAServer() {
  const members = useRemoteOptions(searchMembers)
  return <Combobox label="Member" {...members} />
}
