// npm run exec -- node scripts/sbom/update.ts
// Makes sbom.cdx.json and NOTICE of what pnpm-lock.yaml holds and node_modules says of it. Nothing is fetched.
import { writeFileSync } from "node:fs";
import { readDependencies } from "./dependencies.ts";
import { makeDocuments } from "./documents.ts";

for (const { path, contents } of makeDocuments(await readDependencies())) writeFileSync(path, contents);
