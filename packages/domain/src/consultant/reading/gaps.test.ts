import { expect, test } from "vitest";
import { materialOf } from "../../../tests/material.ts";
import { gapsIn, type Need } from "./gaps.ts";

function silentOn(text: string): (Need | null)[] {
	return gapsIn(materialOf(text)).map(({ about }) => about);
}

test.each([
	["time", "Die Station bleibt bis zum 30.09.2026 geschlossen."],
	["time", "Die Station ist bis 31.12.2026 geschlossen."],
	["time", "Der Umbau der Station ist für 2027 vorgesehen."],
	["law", "Die Krankenhausreform (KHVVG) ändert die Vergütung der Klinik."],
	["law", "Die Hybrid-DRG-Verordnung gilt nicht für die Klinik."],
	["law", "Die Klinik ist nach der EU-Richtlinie 2019/882 und dem BFSG nicht barrierefrei."],
	["law", "COPPA and the new Texas SB 2420 rules for apps require age verification."],
	["law", "The Digital Services Act applies to us."],
	["law", "The EU Directive 2019/882 and the AI Act apply to us."],
	["targets", "By 30 September 2027 the market share shall be 30%."],
	["targets", "Churn should fall to 4% by March."],
	["targets", "Die Auslastung der Betten soll bis 30.09.2027 auf 75 % steigen."],
	["targets", "Die Quote muss auf unter 4 % sinken und die Betten sind zu füllen."],
] as const)("Nobody is told that the material is silent on %s when it says “%s”", (need, text) => {
	expect(silentOn(text)).not.toContain(need);
});

test.each([
	["time", "Die Station war 2019 schon klein und ist nicht gewachsen."],
	["law", "The rules of thumb of the team and the act of buying are old."],
	["law", "Die Reform der Schichtplanung ist in der Klinik nicht gelungen."],
	["targets", "The report shall be sent to the board."],
	["targets", "Der Bericht soll an die Leitung gehen und ist nicht fertig."],
] as const)("That nothing is said on %s is still told of “%s”", (need, text) => {
	expect(silentOn(text)).toContain(need);
});
