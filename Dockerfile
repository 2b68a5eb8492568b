# Packages for building and testing, and downloads, stay in the first stage.
FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends binutils tini && strip /usr/local/bin/node
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev && node app/cli/build/slim-image.mjs

FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/bin/tini /usr/local/bin/
COPY --from=build /usr/local/lib/node_modules/npm /usr/local/lib/node_modules/npm
# PostgreSQL refuses to run as root or as a user without a name.
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && useradd --uid 1000 --user-group --home-dir /tmp --no-log-init node \
  && install --directory --owner=node --group=node --mode=700 /data /backups
ENV NODE_ENV=production DATA_DIR=/data
# The root file system may be read-only, so npm writes only below /tmp.
ENV NPM_CONFIG_CACHE=/tmp/.npm NPM_CONFIG_LOGS_MAX=0 NPM_CONFIG_UPDATE_NOTIFIER=false
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/CHANGELOG.md ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/public ./public
COPY --from=build /app/build ./build
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Without --start-interval, which Docker before 25 and Buildah don't know.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "build/cli/healthcheck.js"]
# As process 1, Node wouldn't collect the orphans of a killed database.
ENTRYPOINT ["tini", "--"]
CMD ["node", "build/cli/start.js"]
