import { expect, test } from "vitest";
import { sentencesOf } from "./decision-context.tsx";

test.each([
	[
		"quotes that run into each other without a full stop",
		"El texto dice «los estatutos lo prohíben» Sobre lo que cuesta hay dudas: «haced la cuenta» La decisión tiene sus días",
		[
			"El texto dice «los estatutos lo prohíben».",
			"Sobre lo que cuesta hay dudas: «haced la cuenta».",
			"La decisión tiene sus días.",
		],
	],
	[
		"days and titles, which end no sentence",
		"Fällig ist es bis 31. Dezember 2026. Dr. Kolb entscheidet. Es kostet 500.000 €. Mehr nicht.",
		["Fällig ist es bis 31. Dezember 2026.", "Dr. Kolb entscheidet.", "Es kostet 500.000 €.", "Mehr nicht."],
	],
	[
		"sentences within a quotation, which stay together",
		"Frau Voss sagt: „Das geht nicht. Wir haben niemanden.“ Zu entscheiden ist heute.",
		["Frau Voss sagt: „Das geht nicht. Wir haben niemanden.“", "Zu entscheiden ist heute."],
	],
])("A context with %s becomes its points", (_, context, points) => {
	expect(sentencesOf(context)).toEqual(points);
});
