/** The settings of a vendor at a free port, whose files all lie in a folder of the test. `secret`: that of PG. */
export const vendorEnv = (gatewayUrl: string, folder: string, secret: string) => ({
  VENDOR_PORT: '0',
  HOST: '127.0.0.1',
  GATEWAY_URL: gatewayUrl,
  VENDOR_SECRETS: `PG=${secret}`,
  DATA_DIR: folder,
  VENDOR_DIST: folder,
})
