import { expect, test } from "vitest";
import { riskStatements } from "../../src/plan/risks.ts";
import { caseOfText } from "../read-text.ts";

test.each([
	["en", "Late parcels are at 22 %.\n\nRisk register: unchanged since May.", 0],
	["en", "Late parcels are at 22 %.\n\nRisk: the only gate is closed for repairs in August.", 1],
	["de", "Verspätete Pakete liegen bei 22 %.\n\nRisikoregister: unverändert seit Mai.", 0],
	[
		"de",
		"Verspätete Pakete liegen bei 22 %.\n\nRisiko: Das einzige Tor ist im August wegen Reparatur gesperrt.",
		1,
	],
	["fr", "Les colis en retard sont à 22 %.\n\nRegistre des risques : inchangé depuis mai.", 0],
	["fr", "Les colis en retard sont à 22 %.\n\nRisque : la seule porte est fermée en août pour travaux.", 1],
	["es", "Los paquetes con retraso están en el 22 %.\n\nRegistro de riesgos: sin cambios desde mayo.", 0],
	["it", "I pacchi in ritardo sono al 22 %.\n\nRegistro dei rischi: invariato da maggio.", 0],
	["nl", "Te late pakketten liggen op 22 %.\n\nRisicoregister: ongewijzigd sinds mei.", 0],
])("what is said of a paper that lists risks is none (%s: %s)", (_, text, risks) => {
	expect(riskStatements(caseOfText(text))).toHaveLength(risks);
});
