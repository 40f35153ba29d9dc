const gateway = process.env.GATEWAY ?? 'http://localhost:8080'

// The gateway is behind the page's own origin, so nothing crosses origins.
export default { rewrites: () => [{ source: '/wps/:path*', destination: `${gateway}/wps/:path*` }] }
