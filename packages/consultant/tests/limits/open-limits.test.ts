import { expect, test } from "vitest";
import { decisionsOf, planOf } from "../../src/consultant.ts";
import type { KnownLanguage } from "../../src/languages/language.ts";
import { consultationOf, today } from "../read-text.ts";

function planned(text: string) {
	const consultation = consultationOf(text);
	const rootCause = consultation.case.causes[0]?.text ?? "";
	const decisions = decisionsOf(consultation, { rootCause, whysPath: [rootCause], research: null }, today);
	const selected = Object.fromEntries(
		decisions.map(({ id, options }) => [id, options.find(({ recommended }) => recommended)?.id ?? ""]),
	);
	const plan = planOf(consultation, { rootCause, decisions, selected }, today);
	return { measures: decisions[0], plan };
}

const boats: Partial<Record<KnownLanguage, string>> = {
	en: `Boat hall note, 3 October 2026

In September 14 % of the crane hours were lost, which costs us €120,000 a year. The target is 4 % by 30 September 2026.

Findings
- the crane waits because the harbour master signs every lift by hand

Proposals
1. A signature pad at the crane: €9,000, 6 weeks
2. A second cable on the quay: €62,000, 3 months

The board in Boston gives us at most $40,000 and not a cent more.`,
	de: `Vermerk Bootshalle, 3. Oktober 2026

Im September gingen 14 % der Kranstunden verloren, das kostet uns 120.000 € im Jahr. Ziel sind 4 % bis 30. September 2026.

Feststellungen
- der Kran wartet, weil der Hafenmeister jeden Hub von Hand unterschreibt

Vorschläge
1. Ein Unterschriftenpad am Kran: 9.000 €, 6 Wochen
2. Ein zweites Kabel am Kai: 62.000 €, 3 Monate

Der Vorstand in Zürich gibt höchstens 40.000 CHF und keinen Rappen mehr.`,
};

test.each([
	["en", "$40,000", "30 September 2026"],
	["de", "40.000\u00a0CHF", "30. September 2026"],
] as const)(
	"A cap in another currency bounds no sum, a day that has passed no time (%s)",
	(language, cap, day) => {
		const { measures, plan } = planned(boats[language] ?? "");
		expect(measures?.context).toContain(cap);
		expect(measures?.context).toMatch(language === "en" ? /bounds nothing yet/ : /begrenzt es noch nichts/);
		expect(measures?.context).toContain(day);
		expect(measures?.context).toMatch(language === "en" ? /has passed/ : /ist vorbei/);
		expect(measures?.context).not.toMatch(/€40,000|40\.000 €/);
		for (const { warning } of measures?.options ?? []) expect(warning).toBeNull();
		expect(plan.limits?.find(({ kind }) => kind === "budget")).toMatchObject({ met: null, amount: null });
	},
);
