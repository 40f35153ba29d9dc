import { slot } from '../../../../app/storage/storage.ts'

type Request = Readonly<{ id: string; version: number }>

const kept = slot(
  'sessionStorage',
  'CONTRACTS_LATER',
  (text) => (/^[\d:,]*$/.test(text) ? text.split(',') : undefined),
  (keys: string[]) => keys.join(','),
)

const keyOf = ({ id, version }: Request) => `${id}:${version}`

/** Whether the person put this request off in this session; a later version is another request. */
export const isPutOff = (request: Request): boolean => kept.read()?.includes(keyOf(request)) ?? false

export function putOff(request: Request): void {
  if (!isPutOff(request)) kept.write([...(kept.read() ?? []), keyOf(request)])
}
