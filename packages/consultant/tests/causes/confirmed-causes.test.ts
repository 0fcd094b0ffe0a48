import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { buildCase, type Case } from "../../src/case/build.ts";
import { orderCorrections } from "../../src/case/corrections.ts";
import type { Reading } from "../../src/read/statement.ts";
import { whysTree } from "../../src/whys/tree.ts";
import { readText } from "../read-text.ts";

const bench = new URL("../../../../bench/", import.meta.url);
const texts = ["cases", "own-cases"].flatMap((folder) =>
	readdirSync(new URL(folder, bench))
		.filter((name) => name.endsWith(".txt"))
		.map((name) => readFileSync(new URL(`${folder}/${name}`, bench), "utf8")),
);

/** The case in which a person has made some statements causes. */
function caseWith(reading: Reading, ids: readonly string[]): Case {
	const roles = ids.map((statementId) => ({ kind: "role" as const, statementId, role: "cause" as const }));
	return buildCase(reading, orderCorrections(roles, reading));
}

/** Where the whys of level 1 quote a statement; -1 where none does. */
function placeOf(case_: Case, id: string): number {
	const wanted = case_.statements.find((each) => each.id === id);
	if (!wanted) return -1;
	return whysTree(case_, null).branches.findIndex(({ supporting }) =>
		supporting.some(({ start, end }) => start < wanted.end && end > wanted.start),
	);
}

/** Another part of each text, so that together they have statements of every kind and place. */
const everyStatement = 89;
/** Some seconds of work, on a machine that may have other work. */
const atMost = 120_000;

it(
	"is offered before every other why, whatever statement of whatever text a person makes a cause",
	() => {
		const lost = texts.flatMap((text, turn) => {
			const reading = readText(text);
			return reading.statements.flatMap(({ id, text: said }, at) =>
				(at + turn) % everyStatement === 0 && placeOf(caseWith(reading, [id]), id) !== 0 ? said : [],
			);
		});
		expect(lost).toEqual([]);
	},
	atMost,
);

it(
	"stands on level 1 with however many others a person makes causes",
	() => {
		for (const text of texts.filter((_, at) => at % 29 === 0)) {
			const reading = readText(text);
			const ids = reading.statements.slice(0, 14).map(({ id }) => id);
			const case_ = caseWith(reading, ids);
			expect(ids.filter((id) => placeOf(case_, id) < 0)).toEqual([]);
		}
	},
	atMost,
);

describe("a statement that was read as something else", () => {
	it.each([
		[
			"en",
			"32% of the parcels arrive late. Last year it was 11%. It is not the drivers. The sorting hall has two belts for four lines. We could rent a third belt for £20,000.",
		],
		[
			"de",
			"32 % der Pakete kommen zu spät. Im Vorjahr waren es 11 %. Es liegt nicht an den Fahrern. Die Sortierhalle hat zwei Bänder für vier Linien. Wir könnten ein drittes Band für 20.000 € mieten.",
		],
		[
			"fr",
			"32 % des colis arrivent en retard. L'an dernier, c'était 11 %. Ce n'est pas la faute des chauffeurs. Le hall de tri a deux tapis pour quatre lignes. Nous pourrions louer un troisième tapis pour 20 000 €.",
		],
		[
			"es",
			"El 32 % de los paquetes llega tarde. El año pasado era el 11 %. No es culpa de los conductores. La nave tiene dos cintas para cuatro líneas. Podríamos alquilar una tercera cinta por 20.000 €.",
		],
		[
			"it",
			"Il 32% dei pacchi arriva in ritardo. L'anno scorso era l'11%. Non è colpa degli autisti. Il capannone ha due nastri per quattro linee. Potremmo noleggiare un terzo nastro per 20.000 €.",
		],
		[
			"nl",
			"32% van de pakketten komt te laat. Vorig jaar was het 11%. Het ligt niet aan de chauffeurs. De sorteerhal heeft twee banden voor vier lijnen. We kunnen een derde band huren voor € 20.000.",
		],
	])("%s: measure, refutation or option, it is offered first", (_language, text) => {
		const reading = readText(text);
		for (const { id } of reading.statements) expect(placeOf(caseWith(reading, [id]), id)).toBe(0);
	});

	it("is no longer the problem, and its own question goes on from another one", () => {
		const reading = readText(
			"32% of the parcels arrive late. The hall loses 14% of its trays. Nobody counts them.",
		);
		const [first] = reading.statements;
		const case_ = caseWith(reading, [first?.id ?? ""]);
		expect(case_.problem?.statement?.id).not.toBe(first?.id);
		expect(case_.causes[0]?.statements[0]?.id).toBe(first?.id);
	});

	it("explains nothing once a person says that it does not hold", () => {
		const reading = readText(
			"32% of the parcels arrive late. 14% of the trays are lost. 9% of the trays are lost.",
		);
		const [, one, other] = reading.statements.map(({ id }) => id);
		const corrections = orderCorrections(
			[
				{ kind: "role", statementId: one ?? "", role: "cause" },
				{ kind: "contradiction", contradictionId: `${one}~${other}`, holds: other ?? "" },
			],
			reading,
		);
		const case_ = buildCase(reading, corrections);
		expect(case_.causes.flatMap(({ statements }) => statements.map(({ id }) => id))).not.toContain(one);
	});
});
