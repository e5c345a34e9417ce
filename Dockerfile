# Hosted mode in a container: `docker build -t plugboard .`
FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:20-slim
ENV NODE_ENV=production PLUGBOARD_DATA_DIRECTORY=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/definitions definitions
COPY --from=build /app/fixtures fixtures
COPY --from=build /app/generated generated
COPY --from=build /app/server/migrations server/migrations
RUN mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8787
ENTRYPOINT ["node", "dist/cli/index.js"]
CMD ["serve"]
