const pattern = /^[\w-]{16,128}$/

/**
 * The code that came in the address (`?token=`), if there was one: handed out once, as it is good once. `boot.js` has
 * taken it out of the address.
 */
export function takeLaunchCode(
  from: { launchCode?: unknown } = window as { launchCode?: unknown },
): string | undefined {
  const { launchCode } = from
  delete from.launchCode
  return typeof launchCode === 'string' && pattern.test(launchCode) ? launchCode : undefined
}
