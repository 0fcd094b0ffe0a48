import { expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const texts = {
	en: [
		"18 % of the parcels are late. That costs us £31,000 a year.",
		"There has been talk that the new scanners are slow.",
		"The device log says otherwise: 4 of 900 reads failed.",
		"Nobody loads the second van before nine.",
	],
	de: [
		"18 % der Pakete kommen zu spät. Das kostet uns 31.000 € im Jahr.",
		"Es gibt die Vermutung, dass die neuen Scanner langsam sind.",
		"Die Zeiterfassung gibt das nicht her.",
		"Niemand belädt den zweiten Wagen vor neun.",
	],
	fr: [
		"18 % des colis arrivent en retard. Cela nous coûte 31 000 € par an.",
		"Il a été suggéré que les nouveaux lecteurs sont lents.",
		"Les relevés ne le confirment pas.",
		"Personne ne charge la seconde camionnette avant neuf heures.",
	],
	es: [
		"El 18 % de los paquetes llega tarde. Eso nos cuesta 31.000 € al año.",
		"Se ha sugerido que los lectores nuevos son lentos.",
		"El registro no lo confirma.",
		"Nadie carga la segunda furgoneta antes de las nueve.",
	],
	it: [
		"Il 18 % dei pacchi arriva in ritardo. Questo ci costa 31.000 € all'anno.",
		"Ho sentito dire che i lettori nuovi sono lenti.",
		"Il registro non lo conferma.",
		"Il secondo furgone è fermo da maggio perché manca un pezzo.",
	],
	nl: [
		"18 % van de pakketten komt te laat. Dat kost ons € 31.000 per jaar.",
		"Er wordt wel gezegd dat de nieuwe scanners traag zijn.",
		"De telling bevestigt dat niet.",
		"Niemand laadt de tweede bus voor negen uur.",
	],
} as const;

it.each(Object.entries(texts))(
	"offers neither what others are said to believe nor the record that denies it (%s)",
	(_language, [problem, claim, record, cause]) => {
		const causes = caseOfText(`${problem} ${claim} ${record} ${cause}`).causes.map(({ text }) => text);
		expect(causes).toContain(cause);
		expect(causes).not.toContain(claim);
		expect(causes).not.toContain(record);
	},
);

it("takes somebody who does not confirm a cause for no record", () => {
	const claim = "Die Fahrer sagen, der zweite Wagen wird nie vor neun beladen.";
	const { causes } = caseOfText(
		`18 % der Pakete kommen zu spät. Das kostet uns 31.000 € im Jahr. ${claim} Herr Dorn bestätigt das nicht.`,
	);
	expect(causes.map(({ text }) => text)).toContain(claim);
});

it.each([
	["de", "Zur Leihe, weil es gestern wieder hieß, die Aushilfen seien schuld: stimmt nicht."],
	["de", "Es heißt, die Aushilfen seien schuld: stimmt nicht."],
])(
	"takes the values that clear somebody neither for the problem nor for today's (%s)",
	(_language, claim) => {
		const text = `638 von 13.574 Lieferungen waren beschädigt, das sind 4,7 %. ${claim} Aushilfen fahren 23 % der Touren und haben 22 % der Schäden. Ziel sind höchstens 2 % Schäden bis Oktober.`;
		const { problem, measures } = caseOfText(text);
		expect(problem?.text).toContain("638 von 13.574");
		expect(measures[0]?.baseline?.figure.value).toBe(4.7);
	},
);
