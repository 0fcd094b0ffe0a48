import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ledgerOf } from "@throughline/consultant/ledger/entries";
import { readMaterial } from "@throughline/consultant/read/read";
import { readRoles } from "@throughline/consultant/roles/statements";
import { passagesOf } from "@throughline/trpc/consultant/document/passages";
import { offlineConsultant } from "@throughline/trpc/consultant/offline-advisors";
import { materialOf } from "../tests/ai/material.ts";

const lengths = [100, 300, 1_000, 3_000, 10_000, 100_000];
/** Of the longest one is enough: chance is small beside it. */
const roundsOf = (length: number) => (length > 10_000 ? 1 : 3);
/**
 * Milliseconds of processor time for 10,000 sentences; a document of 300 pages has about half as many. Reading may take
 * 2 s, what follows up to the tree 1.5 s more.
 */
const targets = { read: 2_000, tree: 3_500 };
/** How many times as long a document of ten times the length may take. */
const growth = 15;

/**
 * How much processor time the offline consultant takes to read a text (passages, statements, figures, roles and the
 * ledger), and from the text to its tree (all of that, the case and the whys), against the length of the document. One of
 * ten times the length takes about ten times as long.
 * @returns whether every target was met
 */
export async function benchOffline(print: (line: string) => void): Promise<boolean> {
	print("Offline consultant: a document read, its tree, its research");
	await run(documentOf(1_000));
	const measured: ({ length: number } & Record<Part, number>)[] = [];
	for (const length of lengths) {
		const content = documentOf(length);
		const runs: Awaited<ReturnType<typeof run>>[] = [];
		for (let round = 0; round < roundsOf(length); round++) runs.push(await run(content));
		const median = (part: keyof (typeof runs)[number]) =>
			runs.map((each) => each[part]).toSorted((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0;
		const result = { length, read: median("read"), tree: median("tree"), research: median("research") };
		const figures = (["read", "tree", "research"] as const).map(
			(part) => `${part} ${result[part].toFixed(0).padStart(6)} ms`,
		);
		print(`${String(length).padStart(7)} sentences  ${figures.join("  ")}`);
		measured.push(result);
	}
	return [check(measured, "read", print), check(measured, "tree", print), checkMemory(print)].every(Boolean);
}

type Part = keyof typeof targets;

function check(
	measured: readonly ({ length: number } & Record<Part, number>)[],
	part: Part,
	print: (line: string) => void,
): boolean {
	const at = (length: number) => measured.find((each) => each.length === length)?.[part] ?? 0;
	const times = (length: number) => at(length * 10) / Math.max(1, at(length));
	const met = at(10_000) <= targets[part] && times(1_000) <= growth && times(10_000) <= growth;
	print(
		`${part.padEnd(6)} at 10,000: ${at(10_000).toFixed(0)} ms, target ${targets[part]} ms; ${times(1_000).toFixed(1)} times that at 1,000, at 100,000 ${times(10_000).toFixed(1)} times that, target ${growth}  ${met ? "met" : "MISSED"}`,
	);
	return met;
}

const memoryTarget = 400;

/** The thread's young memory is three of these. */
const semiSpace = "--max-semi-space-size=8";

/** Of a process of its own, with as much young memory as the thread has, that reads a document of 300 pages (900,000 characters, 10,500 short sentences): the server's own memory is none of the document's. */
function checkMemory(print: (line: string) => void): boolean {
	const { stdout } = spawnSync(process.execPath, [semiSpace, fileURLToPath(import.meta.url)], {
		encoding: "utf8",
	});
	const peak = Number(stdout);
	const met = peak > 0 && peak <= memoryTarget;
	print(
		`memory at 300 pages: ${peak.toFixed(0)} MiB resident at most, target ${memoryTarget} MiB  ${met ? "met" : "MISSED"}`,
	);
	return met;
}

/** Time on a processor: how long it takes where nothing else runs. */
function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

async function run(content: string): Promise<{ read: number; tree: number; research: number }> {
	const begun = cpuMs();
	const material = materialOf({ content, name: "Document" });
	const reading = readMaterial(material.sources, passagesOf(material), material.today);
	ledgerOf(readRoles(reading, new Map()));
	const known = cpuMs();
	const asking = { signal: new AbortController().signal, async spent() {} };
	const consultant = offlineConsultant();
	await consultant.assess(material, asking);
	const { branches } = await consultant.whysTree(material, asking);
	const grown = cpuMs();
	const rootCause = branches[0]?.option ?? "";
	await consultant.research(material, { rootCause, whysPath: [rootCause] }, asking);
	return { read: known - begun, tree: grown - known, research: cpuMs() - grown };
}

const subjects = "orders invoices repairs deliveries visits claims contracts tickets shipments returns".split(
	" ",
);
const places = "Leeds Cardiff Bristol Reading Oslo Malmö Turku Aarhus Minden Kassel".split(" ");
const causes =
	"nobody owns the list;the stock is counted once a year;two systems hold different data;the supplier changed its terms;the team has open positions;the route ignores the traffic;the approval takes three weeks;the drawing is out of date".split(
		";",
	);

/** Prose with causes, figures, headings and contradictions, in which each sentence differs from the others. */
function documentOf(sentences: number): string {
	return Array.from({ length: sentences }, (_, at) => {
		const [subject, place, cause] = [subjects[at % 10], places[(at * 7) % 10], causes[(at * 3) % 8]];
		const month = `${(at % 12) + 1}/${2020 + (at % 6)}`;
		const opens = at % 8 === 0 ? `\n\n${at % 40 === 0 ? `Section ${at / 40 + 1}\n\n` : ""}` : " ";
		if (at % 5 === 0) return `${opens}The ${subject} of ${place} in ${month} were late because ${cause}.`;
		if (at % 5 === 1)
			return `${opens}In ${month} ${10 + (at % 37)} percent of the ${subject} from ${place} had to be repeated.`;
		if (at % 5 === 2)
			return `${opens}Team ${at % 211} in ${place} reports that batch ${at} took ${at % 17} days.`;
		if (at % 5 === 3)
			return `${opens}Customer ${at % 997} complained about item ${at} and asked for a refund of $${at * 3}.`;
		return `${opens}The review of case ${at} led to rule ${at % 89}, which applies to ${subject} above $${100 + at}.`;
	}).join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	await run(documentOf(10_500));
	process.stdout.write(String(process.resourceUsage().maxRSS / 1024));
}
