import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

it.each([
	[
		"19 % of the runs are late. Priya thinks the drivers oversleep. The clocking data say otherwise: all but three clocked in by 6:30 every day.",
	],
	[
		"19 % der Touren fahren zu spät. Priya meint, die Fahrer verschlafen. Die Stempelzeiten sagen etwas anderes: Bis auf drei waren alle um 6:30 Uhr da.",
	],
	[
		"19 % des tournées partent en retard. Selon Priya, les chauffeurs arrivent trop tard. Les pointages disent autre chose : tous sauf trois pointent avant 6 h 30.",
	],
	[
		"El 19 % de las rutas sale tarde. Según Priya, los conductores llegan tarde. Los fichajes dicen otra cosa: todos menos tres fichan antes de las 6:30.",
	],
	[
		"Il 19 % delle corse parte in ritardo. Secondo Priya gli autisti arrivano tardi. Le timbrature dicono altro: tutti tranne tre timbrano entro le 6:30.",
	],
	[
		"19 % van de ritten vertrekt te laat. Volgens Priya verslapen de chauffeurs zich. De kloktijden zeggen iets anders: op drie na was iedereen om 6:30 binnen.",
	],
])("a record that says otherwise contradicts what somebody holds: %s", (text) => {
	const { contradictions, causes } = caseOfText(`24 November 2026\n\n${text}`);
	expect(contradictions.map(({ one, other }) => [one.order, other.order])).toEqual([[2, 3]]);
	expect(causes.flatMap(({ statements }) => statements.map(({ order }) => order))).not.toContain(2);
});
