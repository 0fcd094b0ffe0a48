import type { SelectedDecisions } from "@throughline/domain/consultant/decision";
import { expect, test } from "vitest";
import { consult } from "../../src/consultant.ts";
import { type CauseKind, causeKindOf } from "../../src/languages/cause-kinds/cause-kinds.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { causeStream } from "../../src/plan/work/cause-stream.ts";
import { materialOf } from "../read-text.ts";

const told: readonly [KnownLanguage, CauseKind, string][] = [
	["en", "data", "Nobody counts the crates that come back"],
	["en", "rule", "There is no rule for who gets the lift first"],
	["de", "repair", "Die Kühlung im Lager ist seit Mai defekt"],
	["de", "handover", "Niemand sagt der Filiale, was bestellt wurde"],
	["fr", "staff", "Deux postes sont vacants depuis juin"],
	["fr", "training", "Les saisonniers ne sont pas formés à la caisse"],
	["es", "repair", "La cámara fría está averiada desde mayo"],
	["es", "rule", "Nadie reparte las plazas del muelle"],
	["it", "data", "Nessuno registra i resi del sabato"],
	["it", "staff", "Il magazziniere è in pensione e non è stato sostituito"],
	["nl", "handover", "Niemand meldt de winkel wat er besteld is"],
	["nl", "training", "De nieuwe krachten zijn nooit ingewerkt"],
];

test.each(told)("reads in %s what a cause lacks: %s", (language, kind, text) => {
	expect(causeKindOf(text, language)).toBe(kind);
});

test("reads no kind where the words tell none", () => {
	expect(causeKindOf("The harbour lies an hour from the motorway", "en")).toBeNull();
});

function stepsOf(text: string, rootCause: string): string[] {
	const selected: SelectedDecisions = {};
	const { case: case_ } = consult({ ...materialOf(text), today: "2026-03-02" }, []);
	const { tasks } = causeStream(case_, { rootCause, selected, size: "M", isNothingDone: false }, []);
	return tasks.slice(1).map(({ name }) => name);
}

test("gives each cause its own first step", () => {
	const steps = stepsOf(
		`Of 900 loaves a day 140 come back unsold, last year it was 60. That costs us £31,000 a year.
Nobody counts the crates that come back.
The night oven is defective since May.
There is no rule for who gets the second van.`,
		"Nobody counts the crates that come back.",
	);
	expect(steps).toContain("Record it from now on, and who does it: Nobody counts the crates that come back");
	expect(steps.some((step) => step.startsWith("Have it inspected") && step.includes("oven"))).toBe(true);
	expect(steps.some((step) => step.startsWith("Write down") && step.includes("van"))).toBe(true);
});

test("names causes without such a step in one task, not in one each", () => {
	const steps = stepsOf(
		`Of 900 loaves a day 140 come back unsold, last year it was 60. That costs us £31,000 a year.
The tours cannot begin before five.
The shop in Alder Road never opens before nine.`,
		"The tours cannot begin before five.",
	);
	expect(steps).toHaveLength(1);
	expect(steps[0]).toMatch(/^Name who takes on each of these causes.*tours.*Alder Road/);
});
