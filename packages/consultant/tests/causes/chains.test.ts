import { describe, expect, test } from "vitest";
import { noCorrections } from "../../src/case/corrections.ts";
import { consult, levelBelow, treeOf } from "../../src/consultant.ts";
import { shippedPlaybooks } from "../../src/playbooks/shipped-playbooks.ts";
import { whysTree } from "../../src/whys/tree.ts";
import { caseOfText, materialOf } from "../read-text.ts";

/** A text whose reasons are a chain, told from the problem down; each link gives the reason that the next one explains. */
const chains = [
	{
		language: "en",
		text: "We lost 18 percent of our customers in the last four quarters. Customers leave because deliveries arrive late. Deliveries arrive late because the hub in Leeds sorts parcels by hand. The hub sorts by hand because its sorting line was built for 40,000 parcels a night and now gets 61,000. Capacity was not extended because the investment was postponed twice. Two competitors opened lockers. However, the largest accounts renewed their contracts. The works council must agree to any change of shifts.",
		links: ["Customers leave", "Deliveries arrive late", "The hub sorts", "Capacity", "The investment"],
	},
	{
		language: "de",
		text: "Wir haben in vier Quartalen 18 Prozent unserer Kunden verloren. Kunden gehen, weil die Lieferungen zu spät ankommen. Die Lieferungen kommen zu spät an, weil das Lager in Hagen die Pakete von Hand sortiert. Das Lager sortiert die Pakete von Hand, weil die Anlage für 40.000 Pakete gebaut wurde und heute 61.000 bekommt. Die Anlage wurde nicht erweitert, weil die Investition zweimal verschoben wurde.",
		links: ["Kunden gehen", "Die Lieferungen", "Das Lager", "Die Anlage"],
	},
	{
		language: "fr",
		text: "Nous avons perdu 18 pour cent de nos clients en quatre trimestres. Les clients partent parce que les livraisons arrivent en retard. Les livraisons arrivent en retard parce que le dépôt de Lille trie les colis à la main. Le dépôt trie les colis à la main parce que la ligne a été construite pour 40 000 colis et en reçoit 61 000.",
		links: ["Les clients partent", "Les livraisons", "Le dépôt"],
	},
];

describe.each(chains)("A chain of reasons ($language)", ({ text, links }) => {
	const consultation = consult({ ...materialOf(text), today: "2026-03-02" }, shippedPlaybooks());

	test("is gone down link by link from its first, without saying one twice", () => {
		const path = [treeOf(consultation).branches[0]?.option ?? ""];
		while (path.length < links.length) path.push(levelBelow(consultation, path)[0]?.option ?? "");
		expect(path.map((option, at) => option.startsWith(links[at] ?? "?"))).toEqual(links.map(() => true));
	});

	test("offers below a link nothing that it explains", () => {
		const second = treeOf(consultation).branches.find(({ option }) => option.startsWith(links[1] ?? "?"));
		expect(second?.branches.map(({ option }) => option).join("\n")).not.toContain(links[0]);
	});
});

test("what turns against another statement and what has to be agreed come behind the reasons", () => {
	const consultation = consult(
		{ ...materialOf(chains[0]?.text ?? ""), today: "2026-03-02" },
		shippedPlaybooks(),
	);
	const stated = treeOf(consultation).branches.filter(({ supporting }) => supporting.length > 0);
	const places = ["The hub sorts", "The works council"].map((begin) =>
		stated.findIndex(({ option }) => option.startsWith(begin)),
	);
	expect(places[0]).toBeGreaterThanOrEqual(0);
	expect(places[1] === -1 || (places[1] ?? 0) > (places[0] ?? 0)).toBe(true);
});

test("a cause that a person confirmed comes before every chain", () => {
	const text = `${chains[0]?.text} The yard has had four gates since the move.`;
	const gates = caseOfText(text).statements.find(({ plain }) => plain.includes("four gates"));
	const roles = new Map([[gates?.id ?? "", "cause" as const]]);
	const case_ = caseOfText(text, { ...noCorrections, roles });
	expect(whysTree(case_, null).branches[0]?.option).toBe("The yard has had four gates since the move.");
});
