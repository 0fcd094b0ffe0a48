import { describe, expect, it } from "vitest";
import { caseOfText } from "../read-text.ts";

const around = {
	en: "27% of the bikes stand idle, last season it was 11%. The repair shop has no parts. Nobody orders them in time.",
	de: "27 % der Räder stehen still, voriges Jahr waren es 11 %. Die Werkstatt hat keine Teile. Niemand bestellt rechtzeitig nach.",
	fr: "27 % des vélos sont à l'arrêt, contre 11 % l'an dernier. L'atelier n'a pas de pièces. Personne ne commande à temps.",
	es: "El 27 % de las bicis está parado, el año pasado era el 11 %. El taller no tiene piezas. Nadie pide a tiempo.",
	it: "Il 27% delle bici è fermo, l'anno scorso era l'11%. L'officina è ferma perché mancano i pezzi. Nessuno ordina in tempo.",
	nl: "27% van de fietsen staat stil, vorig jaar was dat 11%. De werkplaats heeft geen onderdelen. Niemand bestelt op tijd.",
} as const;

describe("no cause is", () => {
	it.each([
		["en", "Three things, as far as I can see."],
		["de", "Es gibt drei Gründe, soweit ich sehe."],
		["fr", "Il y a trois raisons, à mon avis."],
		["es", "Hay tres causas, que yo vea."],
		["it", "Ci sono tre motivi, per quel che vedo."],
		["nl", "Er zijn drie oorzaken, voor zover ik zie."],
		["en", "Pulling this together before anybody sends another all-caps mail."],
		["en", "I have gathered these notes before the meeting on Monday."],
		["en", "Prepared by: Carla Nesbit, head of production"],
		["en", "Pete's new dog is called Biscuit."],
		["en", "What could we do about it?"],
		["de", "Ich habe die Zahlen vor der Sitzung zusammengetragen."],
		["de", "Verfasst: Carla Nessel, Leiterin der Fertigung"],
		["de", "Der neue Hund von Peter heißt Keks."],
		["fr", "J'ai rassemblé les chiffres avant la réunion."],
		["fr", "Pour mémoire : la machine à café est réparée."],
		["fr", "Rédaction : Carla Nesse, responsable de la production"],
		["fr", "Le nouveau chien de Pierre s'appelle Biscuit."],
		["es", "He juntado los datos antes de la reunión."],
		["es", "Redactado por: Carla Nespral, jefa de producción"],
		["es", "El perro nuevo de Pedro se llama Galleta."],
		["it", "Ho raccolto i dati prima della riunione."],
		["it", "Redatto da: Carla Nespolo, responsabile produzione"],
		["it", "Il nuovo cane di Piero si chiama Biscotto."],
		["nl", "Ik heb de cijfers voor de vergadering verzameld."],
		["nl", "Opgesteld door: Carla Nespool, hoofd productie"],
		["nl", "De nieuwe hond van Piet heet Koekje."],
	] as const)("what only opens, closes or leaves the matter, in %s: %s", (language, line) => {
		const { causes } = caseOfText(`Memo 14\n20.11.2026\n${line}\n\n${around[language]}`);
		expect(causes.length).toBeGreaterThan(0);
		expect(causes.map(({ text }) => text).join("\n")).not.toContain(line.slice(0, 20));
	});

	it.each([
		["en", "Ann: I'd say it is the traffic.", "Bob: The GPS shows the ride takes the same as in 2025."],
		[
			"de",
			"Anna: Meines Erachtens ist es der Verkehr.",
			"Bernd: Laut GPS dauert die Fahrt genauso lange wie 2025.",
		],
		["fr", "Anne: Pour moi c'est la circulation.", "Benoît: Le GPS montre la même durée qu'en 2025."],
		["es", "Ana: Para mí es el tráfico.", "Blas: Los GPS dicen que el viaje dura lo mismo que en 2025."],
		["it", "Anna: Per me è il traffico.", "Bruno: Il GPS mostra lo stesso tempo, quanto nel 2025."],
		[
			"nl",
			"Anna: Volgens mij is het het verkeer.",
			"Bram: De GPS laat zien dat de rit even lang als in 2025 duurt.",
		],
	] as const)("an opinion that a record answers in the next message, in %s", (language, claim, record) => {
		const { causes, contradictions } = caseOfText(`${around[language]}\n\n${claim}\n${record}`);
		const said = causes.map(({ text }) => text).join("\n");
		expect(said).not.toContain(claim.split(": ")[1]);
		expect(said).not.toContain(record.split(": ")[1]);
		expect(contradictions.map(({ one, other }) => [one.plain, other.plain])).toContainEqual([claim, record]);
	});
});

it.each([
	["en", "First, the stock in the computer is wrong and nobody counts it.", "The stock in the computer"],
	["de", "Erstens: Der Bestand im Rechner stimmt nicht, und niemand zählt ihn.", "Der Bestand im Rechner"],
	["fr", "Premièrement, le stock affiché est faux et personne ne le compte.", "Le stock affiché"],
	["es", "En primer lugar, el inventario del ordenador no cuadra y nadie lo cuenta.", "El inventario"],
	["it", "In primo luogo, le giacenze a video sono sbagliate e nessuno le conta.", "Le giacenze"],
	["nl", "Ten eerste: de voorraad in de computer klopt niet en niemand telt hem.", "De voorraad"],
] as const)("a cause is told without its number (%s)", (language, line, opening) => {
	const { causes } = caseOfText(`${around[language]}\n\n${line}`);
	expect(causes.some(({ text }) => text.startsWith(opening))).toBe(true);
});
