import type { Quote } from "@throughline/domain/consultant/evidence";
import type { Verdict } from "@throughline/domain/consultant/verdict";
import { expect, test } from "vitest";
import { decide, type Revised } from "./revise.ts";

const quote = (verified: boolean): Quote => ({
	text: "Scanners send at night",
	documentId: "0198c0de-0000-7000-8000-000000000001",
	passageId: "1",
	start: 0,
	end: 22,
	verified,
});
const proposal = { what: "", text: "Scanners are slow", explanation: "", quotes: [], unknown: [] };
const objected: Verdict = { holds: false, support: "no", aboutPeople: false, reason: "It is an effect." };
const first = { ...proposal, verdict: objected };
const revised = (more: Partial<Revised> = {}): Revised => ({
	...proposal,
	text: "Scanners send at night",
	quotes: [quote(true)],
	unmet: "",
	unknown: [],
	...more,
});
const accepted: Verdict = { holds: true, support: "yes", aboutPeople: false, reason: "It says so." };
const half: Verdict = { ...objected, holds: true, reason: "Nothing says so." };

const cases: {
	name: string;
	of: Revised | null;
	second?: Verdict;
	text: string;
	outcome: string;
	open: string;
}[] = [
	{
		name: "is taken over when the critic accepts it",
		of: revised(),
		second: accepted,
		text: "new",
		outcome: "met",
		open: "",
	},
	{
		name: "is taken over with what it leaves open",
		of: revised({ unmet: "No passage gives the hour." }),
		second: half,
		text: "new",
		outcome: "named",
		open: "No passage gives the hour.",
	},
	{
		name: "that leaves something open without saying so is not",
		of: revised(),
		second: half,
		text: "old",
		outcome: "objected",
		open: "Nothing says so.",
	},
	{
		name: "that explains by people's nature is not, whatever it says of itself",
		of: revised({ unmet: "Something." }),
		second: { ...half, aboutPeople: true },
		text: "old",
		outcome: "objected",
		open: "Nothing says so.",
	},
	{
		name: "with an invented figure is not",
		of: revised({ unknown: ["97 %", "€4,000"] }),
		second: accepted,
		text: "old",
		outcome: "figures",
		open: "97 %, €4,000",
	},
	{
		name: "with an invented quote is not",
		of: revised({ quotes: [quote(true), quote(false)] }),
		second: accepted,
		text: "old",
		outcome: "quotes",
		open: "",
	},
	{
		name: "without the critic's word is not",
		of: revised({ unmet: "All." }),
		text: "old",
		outcome: "objected",
		open: "",
	},
	{ name: "that is none leaves all as it was", of: null, text: "old", outcome: "none", open: "" },
];

test.each(cases)("A revision $name", ({ of, second, text, outcome, open }) => {
	const { verdict, ...words } = decide(first, of, second);
	expect(words.text).toBe(text === "new" ? "Scanners send at night" : "Scanners are slow");
	const before = text === "new" ? "Scanners are slow" : null;
	expect(verdict?.revision).toEqual({ objection: "It is an effect.", before, outcome, open });
	expect(verdict).toMatchObject(text === "new" ? (second ?? {}) : objected);
});
